import { describe, expect, test } from 'vitest';
import type { Played } from '../net/parts';
import type { GameEvent, MatchView, Step } from '../net/schema';
import { Recent } from './recent.svelte';

const event = (type: string, seat: number) => ({ type, seat }) as unknown as GameEvent;
const change = (seat: number, ...events: GameEvent[]): Played => ({
  version: 1,
  seat,
  events,
  parts: [{ events, view: null }],
});
const view = (version: number) => ({ version }) as MatchView;
const nowhere = () => Promise.reject(new Error('not asked'));

describe('what has happened since one acted', () => {
  test('grows while others act, and begins anew with an act of one’s own', async () => {
    const recent = new Recent();
    recent.follow(view(1), [change(1, event('placed', 1))], [0]);
    recent.follow(view(2), [change(2, event('placed', 2)), change(0, event('skipped', 0))], [0]);
    expect(recent.events).toHaveLength(3);
    expect(await recent.story(nowhere)).toEqual([view(1), expect.objectContaining({ length: 3 })]);

    recent.follow(view(5), [change(0, event('placed', 0), event('scored', 1))], [0]);
    expect(recent.events).toEqual([event('scored', 1)]);
    expect((await recent.story(nowhere))?.[0]).toEqual(view(5));
  });

  test('is read from the history after a reload, with the view asked for', async () => {
    const recent = new Recent();
    const step = (n: number, seat: number | null) =>
      ({ n, seat, move: {}, events: [event('placed', seat ?? 9)] }) as unknown as Step;
    recent.recall([step(1, 0), step(2, null), step(3, 1)], [0]);
    expect(recent.events).toHaveLength(2);
    const asked: number[] = [];
    await recent.story((n) => Promise.resolve(view(asked.push(n))));
    expect(asked).toEqual([1, 2, 3]);
  });

  test('keeps what came while the history was on its way', () => {
    const recent = new Recent();
    const step = { n: 1, seat: 1, move: {}, events: [event('placed', 1)] } as unknown as Step;
    recent.recall([step], [0], [change(2, event('placed', 2))]);
    expect(recent.events).toEqual([event('placed', 1), event('placed', 2)]);

    recent.follow(view(3), [change(0, event('placed', 0), event('scored', 1))], [0]);
    recent.recall([step], [0], [change(0, event('placed', 0))]);
    expect(recent.events).toEqual([event('scored', 1)]);
  });

  test('is nothing for those who only watch', async () => {
    const recent = new Recent();
    recent.follow(view(1), [change(1, event('placed', 1))], []);
    recent.recall([], []);
    expect(recent.events).toEqual([]);
    expect(await recent.story(nowhere)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import type { Played } from '../net/parts';
import type { GameEvent, History, Step } from '../net/schema';
import { Past } from './past.svelte';

const event = (n: number) => ({ type: 'placed', n }) as unknown as GameEvent;
const change = (version: number): Played => ({ version, seat: 1, events: [event(version)], parts: [] });
const history = (version: number): History => ({
  seat: 0,
  version,
  begin: [event(0)],
  steps: Array.from({ length: version }, (_, i) => ({ n: i + 1, events: [event(i + 1)] }) as unknown as Step),
});
const told = (count: number) => Array.from({ length: count }, (_, n) => event(n));

describe('what has happened', () => {
  test('is read, then followed', async () => {
    const past = new Past();
    await past.read(() => Promise.resolve(history(2)));
    past.follow([change(3)]);
    expect(past.events).toEqual(told(4));
  });

  test('keeps what happens while an older state of it is on its way', async () => {
    const past = new Past();
    const reading = past.read(() => Promise.resolve(history(2)));
    past.follow([change(3), change(4)]);
    expect((await reading)?.late).toEqual([change(3), change(4)]);
    expect(past.events).toEqual(told(5));
  });

  test('tells nothing twice that was read before it was shown', async () => {
    const past = new Past();
    await past.read(() => Promise.resolve(history(4)));
    past.follow([change(3), change(4)]);
    expect(past.unread([change(4), change(5)])).toEqual([change(5)]);
    expect(past.events).toEqual(told(5));
  });

  test('is the last state that was asked for, and stays without an answer', async () => {
    const past = new Past();
    let answer: (one: History) => void = () => undefined;
    const slow = past.read(() => new Promise((resolve) => (answer = resolve)));
    await past.read(() => Promise.resolve(history(3)));
    answer(history(1));
    expect(await slow).toBeNull();
    expect(await past.read(() => Promise.resolve(undefined))).toBeNull();
    expect(past.events).toEqual(told(4));
  });
});

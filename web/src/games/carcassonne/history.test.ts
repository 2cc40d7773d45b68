/** The log as turns, from events as the server tells them. */
import { describe, expect, it } from 'vitest';
import { logOf } from './history';
import type { CarcassonneEvent, Scored } from './types';

const placed = { type: 'placed', seat: 0, tile: 'E', x: 0, y: -1, turn: 2 } as const;
const claimed = { type: 'claimed', seat: 0, x: 0, y: -1, place: 'c0', role: 'knight' } as const;
const scored: Scored = {
  type: 'scored',
  seat: 0,
  points: 2,
  feature: 'city',
  complete: true,
  tiles: [[0, 0]],
  places: [[0, 0, 'c0']],
  followers: [1, 1],
  because: [['tiles', 2, 1]],
};

describe('the log', () => {
  it('gathers what belongs to a turn', () => {
    const [turn, ...rest] = logOf([placed, claimed, scored]);
    expect(rest).toEqual([]);
    expect(turn).toMatchObject({ kind: 'turn', placed, claimed, awards: [{ seats: [0], fact: scored }] });
  });

  it('shares points that several players get for one feature', () => {
    const other = { ...scored, seat: 1 };
    const [turn] = logOf([placed, scored, other]);
    expect(turn).toMatchObject({ awards: [{ seats: [0, 1] }] });
  });

  it('has a line for the end, and for tiles set aside', () => {
    const end: CarcassonneEvent = { ...scored, complete: false };
    const aside = { type: 'set_aside', seat: 1, tile: 'C' } as const;
    expect(logOf([placed, aside, end]).map((item) => item.kind)).toEqual(['turn', 'aside', 'final']);
  });

  it('can begin in the middle of a turn', () => {
    expect(logOf([scored]).map((item) => item.kind)).toEqual(['points']);
  });
});

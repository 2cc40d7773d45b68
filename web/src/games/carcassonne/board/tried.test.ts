import { describe, expect, it } from 'vitest';
import type { LaidTile, Move } from '../types';
import { indexBoard } from './features';
import { triedAt } from './tried';

const TILES: LaidTile[] = [
  { x: 0, y: 0, tile: 'D', turn: 0, seat: null },
  { x: 1, y: 0, tile: 'U', turn: 1, seat: 0 },
];
const index = indexBoard(TILES, { features: [], dead: [] });
const laying: Move[] = [{ type: 'place', x: 2, y: 0, turn: 1 }];
const claiming: Move[] = [{ type: 'skip' }, { type: 'claim', place: 'f0' }];

describe('what pressing a point would do', () => {
  const at = (moves: Move[], x: number, y: number) =>
    triedAt({ moves, last: { x: 1, y: 0, seat: 0 } as never, tile: 'U' }, index, 'U', 2, x, y);

  it('is laying the tile on an empty cell where it is not offered', () => {
    expect(at(laying, 5.5, -3.5)).toEqual({ type: 'place', x: 5, y: -4, turn: 2 });
    expect(at(laying, 2.5, 0.5)).toBeNull();
    expect(at(laying, 0.5, 0.5)).toBeNull();
  });

  it('is claiming a place of the new tile that is not offered', () => {
    expect(at(claiming, 1.5, 0.5)).toEqual({ type: 'claim', place: 'r0' });
    expect(at(claiming, 1.5, 0.1)).toBeNull();
    expect(at(claiming, 0.5, 0.5)).toBeNull();
  });

  it('is nothing while nothing is asked', () => {
    expect(at([], 5.5, 5.5)).toBeNull();
    expect(at([], 1.5, 0.5)).toBeNull();
  });
});

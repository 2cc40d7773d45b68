import { describe, expect, it } from 'vitest';
import { FIXTURES, type Fixture } from '../../../gallery/fixtures';
import type { Move } from '../types';
import { featureAt, indexBoard, placeAt } from './features';
import { neighbourCell, nextCell, nextTurn, openCells, placeMove } from './placing';

const MOVES: Move[] = [
  { type: 'place', x: 1, y: 0, turn: 0, tile: 'D' },
  { type: 'place', x: 1, y: 0, turn: 2, tile: 'D' },
  { type: 'place', x: 0, y: 1, turn: 1, tile: 'E' },
  { type: 'discard', tile: 'C' },
];

describe('offered moves', () => {
  it('become cells with their turns, for the tile chosen from a hand', () => {
    expect(openCells(MOVES, 'D')).toEqual([{ x: 1, y: 0, turns: [0, 2] }]);
    expect(openCells(MOVES, 'E')).toEqual([{ x: 0, y: 1, turns: [1] }]);
    expect(openCells([{ type: 'place', x: 5, y: 5, turn: 3 }], 'D')).toHaveLength(1);
  });

  it('are handed back as they came', () => {
    expect(placeMove(MOVES, 1, 0, 2, 'D')).toBe(MOVES[1]);
    expect(placeMove(MOVES, 1, 0, 1, 'D')).toBeUndefined();
  });

  it('are stepped through one after another, and around', () => {
    const cells = [0, 1, 2].map((x) => ({ x, y: 0, turns: [0] }));
    expect(nextCell(cells, undefined, 1)).toBe(cells[0]);
    expect(nextCell(cells, undefined, -1)).toBe(cells[2]);
    expect(nextCell(cells, cells[2], 1)).toBe(cells[0]);
    expect(nextCell([], undefined, 1)).toBeUndefined();
  });

  it('turn only to what fits', () => {
    const cell = { x: 0, y: 0, turns: [0, 2] };
    expect(nextTurn(0, 1, cell)).toBe(2);
    expect(nextTurn(0, -1, cell)).toBe(2);
    expect(nextTurn(1, 1, { ...cell, turns: [1] })).toBe(1);
    expect(nextTurn(3, 1, undefined)).toBe(0);
  });
});

describe('arrow keys', () => {
  const cells = [
    { x: 0, y: -1, turns: [0] },
    { x: 4, y: 0, turns: [0] },
    { x: 1, y: 3, turns: [0] },
  ];

  it('go to the nearest cell ahead', () => {
    expect(neighbourCell(cells, [0, -1], 1)).toBe(cells[1]);
    expect(neighbourCell(cells, [0, -1], 2)).toBe(cells[2]);
    expect(neighbourCell(cells, [1, 3], 0)).toBe(cells[0]);
    expect(neighbourCell(cells, [4, 0], 1)).toBeUndefined();
  });
});

describe('pointing', () => {
  const { view, survey } = FIXTURES.late as Fixture;
  const index = indexBoard(view.tiles, survey);

  it('finds a place on every tile, and its feature', () => {
    for (const tile of view.tiles) {
      const place = placeAt(tile, tile.x + 0.5, tile.y + 0.5);
      if (place)
        expect(index.featureOf(tile.x, tile.y, place)?.places).toContainEqual([tile.x, tile.y, place]);
      expect(featureAt(index, tile.x + 0.5, tile.y + 0.5)?.id).toBe(
        place && index.featureOf(tile.x, tile.y, place)?.id,
      );
    }
  });

  it('finds nothing beside the board', () => {
    expect(featureAt(index, 500.5, 500.5)).toBeUndefined();
  });
});

/** Names of places as a player looking at the city would say them. */
import { describe, expect, it } from 'vitest';
import { cityRows } from './cityText';
import { bestFirst, describe as told, spotText } from './places';
import type { City, Placement } from './types';

const city: City = {
  cards: [],
  row: -3,
  col: -4,
  parcels: Array.from({ length: 4 }, () => Array.from({ length: 6 }, () => 'empty' as const)),
};

describe('places in a city', () => {
  it('are counted from its corner, never below one', () => {
    expect(spotText({ row: -3, col: -2 }, city)).toBe('row 1, column 3');
    expect(spotText({ row: 0, col: 1 }, city)).toBe('over the bottom edge, over the right edge');
    expect(spotText({ row: -4, col: -5 }, city)).toBe('over the top edge, over the left edge');
  });

  it('are heard as they are read', () => {
    const place = { row: -3, col: -2, change: 4, covers: [] } as unknown as Placement;
    expect(told(place, city)).toBe('+4 points: row 1, column 3; covers nothing');
    expect(cityRows(city)[0]).toMatch(/^Row 1: column 1 empty, column 2 empty/);
  });

  it('outside have words', () => {
    expect(spotText({ row: -5, col: -4 }, city)).toBe('above the city, column 1');
    expect(spotText({ row: 1, col: 2 }, city)).toBe('below the city, right of the city');
    expect(spotText({ row: -2, col: -6 }, city)).toBe('row 2, left of the city');
    expect(spotText({ row: 0, col: 0 }, null)).toBe('anywhere');
  });

  it('are all called differently', () => {
    const names = new Set<string>();
    for (let row = -5; row <= 1; row++)
      for (let col = -6; col <= 2; col++) names.add(spotText({ row, col }, city));
    expect(names.size).toBe(7 * 9);
  });

  it('are stepped through from the best on', () => {
    const place = (row: number, change: number) => ({ row, col: 0, change }) as Placement;
    const sorted = bestFirst([place(2, 1), place(3, 5), place(1, 5)]);
    expect(sorted.map(({ row }) => row)).toEqual([1, 3, 2]);
  });
});

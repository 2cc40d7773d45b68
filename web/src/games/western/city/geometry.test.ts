/** Cards on cards in a city. */
import { expect, it } from 'vitest';
import type { Grid } from '../ids';
import {
  bestOf,
  bounds,
  covered,
  fences,
  frame,
  middle,
  nearest,
  numberSize,
  overlap,
  seen,
  under,
  viewBox,
  type Laid,
} from './geometry';

const grid: Grid = [
  ['mine', 'empty'],
  ['empty', 'house'],
];
const card = (id: string, row: number, col: number): Laid => ({ id, grid, row, col });
const city = [card('a', 0, 0), card('b', 1, 1), card('c', -2, 0)];

it('covers four parcels with a card', () => {
  expect(under({ row: -1, col: 2 })).toEqual([
    { row: -1, col: 2 },
    { row: -1, col: 3 },
    { row: 0, col: 2 },
    { row: 0, col: 3 },
  ]);
});

it('sees the card on top', () => {
  const top = seen(city);
  expect(top.size).toBe(11);
  expect(top.get('1,1')).toEqual({ row: 1, col: 1, element: 'mine', card: 'b' });
});

it('knows what a card would cover', () => {
  expect(covered(city, { row: 0, col: 1 }).map((parcel) => parcel.card)).toEqual(['a', 'b', 'b']);
  expect(covered(city, { row: 5, col: 5 })).toEqual([]);
});

it('frames the cards, the ghost and the numbers', () => {
  expect(bounds(city)).toEqual({ top: -2, left: 0, bottom: 3, right: 3 });
  expect(bounds([])).toEqual({ top: 0, left: 0, bottom: 2, right: 2 });
  const view = frame(city, [{ row: 3, col: 2 }], { row: -4, col: 0 });
  expect(view.top).toBeCloseTo(-4.22);
  expect(view.bottom).toBeCloseTo(4.48);
  expect(viewBox(bounds(city))).toBe('0 -200 300 500');
});

it('puts the number of a place in the middle of the card', () => {
  expect(middle({ row: -1, col: 2 })).toEqual([300, 0]);
  expect(overlap({ row: 0, col: 0 }, { row: 1, col: -1 })).toBe(true);
  expect(overlap({ row: 0, col: 0 }, { row: 2, col: 0 })).toBe(false);
});

it('keeps numbers large on small screens and apart from each other', () => {
  for (const pixels of [1, 20, 40, 60, 90, 200]) {
    const radius = numberSize(pixels);
    expect(radius).toBeGreaterThanOrEqual(24);
    expect(radius).toBeLessThanOrEqual(44);
  }
  expect((numberSize(41) * 41 * 2) / 100).toBeGreaterThan(30);
});

it('has a fence where it may not grow', () => {
  expect(fences({ top: 0, left: 0, bottom: 5, right: 8 }, [8, 8])).toBe('M-14 -14V514M814 -14V514');
  expect(fences({ top: 0, left: 0, bottom: 5, right: 5 }, [8, 8])).toBe('');
  expect(fences({ top: 0, left: 0, bottom: 8, right: 8 }, [8, 9])).not.toContain('H');
});

it('finds the best of all places, the first of several', () => {
  const places = [1, 4, 4, 2].map((change, col) => ({ row: 0, col, change }));
  expect(bestOf(places)?.col).toBe(1);
  expect(bestOf([])).toBeNull();
});

it('finds the place that is nearest to a finger, if any is near', () => {
  const places = [0, 2].map((col) => ({ row: 0, col }));
  expect(nearest(places, [190, 100])).toBe(places[0]);
  expect(nearest(places, [230, 160])).toBe(places[1]);
  expect(nearest(places, [100, 290], 1)).toBeNull();
  expect(nearest([], [0, 0])).toBeNull();
});

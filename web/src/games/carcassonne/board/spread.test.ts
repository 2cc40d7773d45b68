import { expect, test } from 'vitest';
import type { Point } from '../art/geometry';
import { overlap, spread, type Extent } from './spread';

const NOTE: Extent = { side: 22, up: 12, down: 30 };
const all = (points: Point[]) => points.map(() => NOTE);
const covered = (at: Point[]) =>
  at.flatMap((a, i) => at.slice(i + 1).map((b) => Math.min(...overlap(a, NOTE, b, NOTE))));

test('what is far apart stays where it is', () => {
  const points: Point[] = [
    [0, 0],
    [50, 0],
    [0, 43],
  ];
  expect(spread(points, all(points))).toEqual(points);
});

test('two side by side go apart across, two above each other up and down', () => {
  const [left, right] = spread([[30, 50], [60, 50]], [NOTE, NOTE]) as [Point, Point]; // prettier-ignore
  expect([left[1], right[1], right[0] - left[0]]).toEqual([50, 50, 44]);
  const [top, bottom] = spread([[50, 30], [50, 60]], [NOTE, NOTE]) as [Point, Point]; // prettier-ignore
  expect([top[0], bottom[0], bottom[1] - top[1]]).toEqual([50, 50, 42]);
});

test('a crowd on one tile, even on one spot, finds room', () => {
  const points: Point[] = [
    [50, 50],
    [50, 50],
    [18, 18],
    [82, 18],
    [82, 82],
    [18, 82],
    [50, 20],
    [20, 50],
    [80, 50],
  ];
  expect(Math.max(...covered(spread(points, all(points))))).toBeLessThan(1);
});

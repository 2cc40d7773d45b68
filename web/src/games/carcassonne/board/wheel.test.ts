/** Things around a tile, each on its side of it. */
import { expect, test } from 'vitest';
import type { Point } from '../art/geometry';
import { wheel } from './wheel';

const MIDDLE: Point = [50, 50];
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Whether the line from a to b crosses that from c to d. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

test('those on the four sides stay on their sides', () => {
  const points: Point[] = [[50, 10], [90, 50], [50, 90], [10, 50]]; // prettier-ignore
  const at = wheel(points, MIDDLE, 100).map(([x, y]) => [Math.round(x), Math.round(y)]);
  expect(at).toEqual([[50, -50], [150, 50], [50, 150], [-50, 50]]); // prettier-ignore
});

test('a crowd stands in a circle, evenly, and no two lines cross', () => {
  const points: Point[] = [[50, 20], [20, 20], [80, 25], [25, 50], [60, 60], [80, 80], [50, 90]]; // prettier-ignore
  const at = wheel(points, MIDDLE, 150);
  at.forEach((point) => expect(distance(point, MIDDLE)).toBeCloseTo(150));
  const apart = at.map((one) =>
    Math.min(...at.filter((other) => other !== one).map((other) => distance(one, other))),
  );
  apart.forEach((gap) => expect(gap).toBeCloseTo(2 * 150 * Math.sin(Math.PI / 7)));
  for (let i = 0; i < at.length; i++)
    for (let j = i + 1; j < at.length; j++)
      expect(cross(points[i] as Point, at[i] as Point, points[j] as Point, at[j] as Point)).toBe(false);
});

test('one in the very middle has a place as well', () => {
  const at = wheel([MIDDLE, [50, 90]], MIDDLE, 100);
  expect(distance(at[0] as Point, at[1] as Point)).toBeCloseTo(200);
});

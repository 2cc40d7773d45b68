/** Keeps things and the words below them apart: each is moved as little as needed for none to cover another. */
import type { Point } from '../art/geometry';

/** How far something reaches from its point. */
export interface Extent {
  side: number;
  up: number;
  down: number;
}

const ROUNDS = 200;
const CLOSE = 0.5;

/** The points moved apart until what is at them lies side by side. */
export function spread(points: readonly Point[], extents: readonly Extent[]): Point[] {
  const at = points.map(([x, y]): Point => [x, y]);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++) moved = push(at, extents, i, j) || moved;
    if (!moved) break;
  }
  return at;
}

/** How much two of them cover each other, across and down. */
export function overlap(a: Point, one: Extent, b: Point, other: Extent): Point {
  const across = one.side + other.side - Math.abs(b[0] - a[0]);
  const down = b[1] >= a[1] ? one.down + other.up : one.up + other.down;
  return [across, down - Math.abs(b[1] - a[1])];
}

/** Two that cover each other go apart by the shorter way, each half of it. */
function push(at: Point[], extents: readonly Extent[], i: number, j: number): boolean {
  const [a, b] = [at[i] as Point, at[j] as Point];
  const [across, down] = overlap(a, extents[i] as Extent, b, extents[j] as Extent);
  if (across <= CLOSE || down <= CLOSE) return false;
  const [dx, dy] = across < down ? [b[0] < a[0] ? -across : across, 0] : [0, b[1] < a[1] ? -down : down];
  at[i] = [a[0] - dx / 2, a[1] - dy / 2];
  at[j] = [b[0] + dx / 2, b[1] + dy / 2];
  return true;
}

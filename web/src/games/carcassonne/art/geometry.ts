/** Plane geometry on a tile of 100 x 100, y pointing down. */

export type Point = readonly [x: number, y: number];
export type Line = Point[];

/** Turn a point of the tile by clockwise quarter turns about the tile's middle. */
export function turn(point: Point, quarters: number): Point {
  let [x, y] = point;
  for (let i = 0; i < (quarters & 3); i++) [x, y] = [100 - y, x];
  return [x, y];
}

export const turnAll = (points: readonly Point[], quarters: number): Line =>
  points.map((p) => turn(p, quarters));

export function bezier(a: Point, b: Point, c: Point, d: Point, steps = 28): Line {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const at = (k: 0 | 1) =>
      u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
    return [at(0), at(1)];
  });
}

export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** Distance from a point to the nearest of some points. */
export function nearest(p: Point, points: readonly Point[]): number {
  let best = Infinity;
  for (const q of points) best = Math.min(best, distance(p, q));
  return best;
}

export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let hit = false;
  let [xj, yj] = polygon.at(-1) ?? [0, 0];
  for (const [xi, yi] of polygon) {
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) hit = !hit;
    [xj, yj] = [xi, yi];
  }
  return hit;
}

export const first = (line: readonly Point[]): Point => line[0] as Point;
export const last = (line: readonly Point[]): Point => line[line.length - 1] as Point;
export const pointAt = (line: readonly Point[], share: number): Point =>
  line[Math.floor(line.length * share)] as Point;

/** Unit normals to the right of travel, one for each point. */
export function normals(line: readonly Point[]): Line {
  return line.map((_, i) => {
    const a = line[Math.max(0, i - 1)] as Point;
    const b = line[Math.min(line.length - 1, i + 1)] as Point;
    const length = distance(a, b) || 1;
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  });
}

/** The line moved to its right by a distance, or by one that depends on the share of the way. */
export function offset(line: readonly Point[], by: number | ((share: number) => number)): Line {
  const right = normals(line);
  return line.map((p, i) => {
    const d = typeof by === 'number' ? by : by(i / (line.length - 1));
    const n = right[i] as Point;
    return [p[0] + n[0] * d, p[1] + n[1] * d];
  });
}

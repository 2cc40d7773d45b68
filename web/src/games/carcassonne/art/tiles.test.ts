/** What the drawings promise, for all kinds in all turns and both levels of detail. */
import { describe, expect, it } from 'vitest';
import { KINDS, type Compass } from '../kinds';
import { anchors, figureScale, stands } from './anchors';
import { boundaryPath } from './boundary';
import { flatArt } from './flat';
import { inside, nearest, turn, type Point } from './geometry';
import { outlines, type Outline } from './outlines';
import { skeletonOf } from './skeleton';
import { tileArt } from './tile';

const TURNS = [0, 1, 2, 3];
const CASES = KINDS.flatMap((kind) => TURNS.map((r) => ({ kind, r, name: `${kind.kind} turned ${r}` })));

/** A point just inside each half edge, and just inside each side's middle. */
const HALVES: Point[] = [
  [22, 1.5],
  [78, 1.5],
  [98.5, 22],
  [98.5, 78],
  [78, 98.5],
  [22, 98.5],
  [1.5, 78],
  [1.5, 22],
];
const MIDDLES: Record<Compass, Point> = { N: [50, 1], E: [99, 50], S: [50, 99], W: [1, 50] };

const covers = (outline: Outline | undefined, p: Point): boolean =>
  (outline ?? []).filter((ring) => inside(p, ring)).length % 2 === 1;
const shapes = (svg: string): number => (svg.match(/<(path|rect|circle|ellipse)/g) ?? []).length;

describe.each(CASES)('$name', ({ kind, r }) => {
  const outline = outlines(kind, r);
  const at = anchors(kind, r);

  it('has a figure place inside every outline, and in no other of its type', () => {
    for (const place of kind.places) {
      const p = at[place] as Point;
      const found = kind.places.filter((other) => other[0] === place[0] && covers(outline[other], p));
      expect(found).toEqual([place]);
    }
  });

  it('leaves a road that ends at once in sight', () => {
    kind.roads.forEach(({ ends }, i) => {
      if (ends[0] !== 'monastery') return;
      const [x, y] = stands(kind, r)[`r${i}`] as Point;
      expect(nearest([x, y], skeletonOf(kind, r).roads[i] ?? [])).toBeGreaterThan(18);
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(8);
    });
  });

  it('has fields at exactly their half edges', () => {
    kind.fields.forEach((field, i) => {
      const found = HALVES.flatMap((p, h) => (covers(outline[`f${i}`], turn(p, r)) ? [h] : []));
      expect(found).toEqual(field.half_edges.slice().sort());
    });
  });

  it('brings roads and cities to the middle of their edges', () => {
    kind.roads.forEach((road, i) => {
      for (const e of road.edges) expect(covers(outline[`r${i}`], turn(MIDDLES[e], r))).toBe(true);
    });
    kind.cities.forEach((city, i) => {
      for (const e of city.edges) expect(covers(outline[`c${i}`], turn(MIDDLES[e], r))).toBe(true);
    });
  });

  it('keeps farmers off the walls', () => {
    const walls = skeletonOf(kind, r).walls.flatMap((wall) => wall.line);
    for (const place of kind.places.filter((p) => p[0] === 'f'))
      expect(nearest(at[place] as Point, walls)).toBeGreaterThan(12 * figureScale(kind, place));
  });

  it.each([tileArt, flatArt])('is drawn the same twice, and without a hole in its numbers', (draw) => {
    const svg = draw(kind, r, [kind.count, r]);
    expect(svg).toBe(draw(kind, r, [kind.count, r]));
    expect(svg).not.toMatch(/NaN|undefined|null|d="[^M"]/);
  });

  it('stays within its budget of shapes', () => {
    expect(shapes(tileArt(kind, r, [3, r]))).toBeLessThan(300);
    expect(shapes(flatArt(kind, r, [3, r]))).toBeLessThan(30);
  });

  it('leaves joined sides out of a boundary', () => {
    for (const place of kind.places) {
      const whole = boundaryPath(outline[place] ?? [], []);
      const joined = boundaryPath(outline[place] ?? [], [0, 1, 2, 3]);
      expect(whole.length).toBeGreaterThanOrEqual(joined.length);
      if (kind.cities.length === 1 && place === 'c0' && !skeletonOf(kind, r).walls.length)
        expect(joined).toBe('');
    }
  });
});

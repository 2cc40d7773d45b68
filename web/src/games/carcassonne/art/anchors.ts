/** Where things stand on a tile: followers (the figure's middle) and the city's pennant (its foot). */
import type { TileKind } from '../kinds';
import type { ByPlace } from '../terms';
import type { Place } from '../types';
import { pointAt, turn, type Point } from './geometry';
import { cityForm, skeletonOf } from './skeleton';

/** Places of farmers, in the order of the kind's fields. */
const FARMERS: Record<string, Point[]> = {
  A: [[17, 12]],
  B: [[17, 12]],
  D: [
    [13, 33],
    [50, 80],
  ],
  E: [[50, 66]],
  F: [
    [50, 9],
    [50, 91],
  ],
  G: [
    [50, 9],
    [50, 91],
  ],
  H: [[50, 50]],
  I: [[66, 66]],
  J: [
    [21, 62],
    [84, 84],
  ],
  K: [
    [79, 62],
    [16, 84],
  ],
  L: [
    [11, 29],
    [81, 82],
    [19, 82],
  ],
  M: [[82, 82]],
  N: [[82, 82]],
  O: [
    [89, 29],
    [86, 86],
  ],
  P: [
    [89, 29],
    [86, 86],
  ],
  Q: [[50, 89]],
  R: [[50, 89]],
  S: [
    [73, 91],
    [27, 91],
  ],
  T: [
    [73, 91],
    [27, 91],
  ],
  U: [
    [22, 50],
    [78, 50],
  ],
  V: [
    [67, 31],
    [16, 84],
  ],
  W: [
    [50, 21],
    [81, 82],
    [19, 82],
  ],
  X: [
    [18, 18],
    [82, 18],
    [82, 82],
    [18, 82],
  ],
};

const KNIGHT: Record<ReturnType<typeof cityForm>['form'], Point> = {
  cap: [50, 13],
  band: [50, 50],
  corner: [34, 33],
  bay: [50, 36],
  full: [50, 52],
};

/** A monk stands in the garden, clear of the red roof, whatever the tile's turn. */
const MONK: Point = [61, 64];

const cache = new Map<string, ByPlace<Point>>();

/** The middle of the figure for every place of a kind, turned by clockwise quarter turns. */
export function anchors(kind: TileKind, quarters = 0): ByPlace<Point> {
  const key = kind.kind + (quarters & 3);
  let found = cache.get(key);
  if (!found) cache.set(key, (found = build(kind, quarters & 3)));
  return found;
}

function build(kind: TileKind, quarters: number): ByPlace<Point> {
  const skeleton = skeletonOf(kind);
  const at: ByPlace<Point> = {};
  skeleton.cities.forEach((edges, i) => {
    const { form, turned } = cityForm(edges);
    at[`c${i}`] = turn(KNIGHT[form], turned);
  });
  skeleton.roads.forEach((road, i) => {
    const end = kind.roads[i]?.ends[0];
    at[`r${i}`] = pointAt(road, end === 'crossroads' ? 0.48 : end ? 0.42 : 0.5);
  });
  FARMERS[kind.kind]?.forEach((p, i) => (at[`f${i}`] = p));
  const turned = Object.fromEntries(Object.entries(at).map(([place, p]) => [place, turn(p, quarters)]));
  if (kind.monastery) turned.m0 = MONK;
  return turned;
}

/** How far a thief stands from a road that ends on its own tile, so that the road stays visible. */
const BESIDE = 21;
const ABOVE = 23;

/** Where the figures are drawn: on their places, but a thief beside the short road to a monastery. */
export function stands(kind: TileKind, quarters = 0): ByPlace<Point> {
  const at = anchors(kind, quarters);
  const short = kind.roads.findIndex(({ ends }) => ends[0] === 'monastery');
  const [x, y] = at[`r${short}`] ?? [0, 0];
  if (short < 0) return at;
  const upright = Math.abs(x - 50) < 1;
  return { ...at, [`r${short}`]: upright ? [x - BESIDE, y] : [x, y - ABOVE] };
}

/** Farmers on a narrow strip beside a wall, a gate or a bend are drawn a little smaller. */
const NARROW = new Set(['F', 'G', 'L', 'O', 'P', 'S', 'T']);
export const figureScale = (kind: TileKind, place: Place): number =>
  place.startsWith('f') && NARROW.has(kind.kind) ? 0.84 : 1;

/** Foot of the pennant of a corner city (all of them are drawn N and W), by turn. */
const PENNANT_IN_CORNER: Point[] = [
  [60, 26],
  [86, 66],
  [40, 84],
  [22, 44],
];

/** Foot of the pennant: clear of the knight's place, whatever the turn. */
export function pennantFoot(kind: TileKind, quarters: number): Point {
  const { form } = cityForm(skeletonOf(kind).cities[0] ?? []);
  if (form === 'corner') return PENNANT_IN_CORNER[quarters & 3] as Point;
  const canonical: Point = form === 'full' ? [24, 30] : form === 'bay' ? [22, 34] : [25, 50];
  const [x, y] = turn(canonical, quarters);
  const knight = anchors(kind, quarters).c0 ?? [50, 50];
  return Math.abs(x - knight[0]) < 16 && y > knight[1] ? [x, 96] : [x, Math.max(25, y + 4)];
}

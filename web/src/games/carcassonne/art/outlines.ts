/**
 * The closed outline of every place of a tile, for pointing, overlays and feature outlines. Cities and roads follow
 * from the skeleton; a field is found by walking the border clockwise and turning right into every road or wall.
 */
import type { TileKind } from '../kinds';
import type { ByPlace } from '../terms';
import { distance, first, last, offset, turnAll, type Line, type Point } from './geometry';
import { closed } from './markup';
import { ROAD_HALF, skeletonOf } from './skeleton';

/** One or more rings; a second one is a hole (fill-rule evenodd). */
export type Outline = Line[];

const WALL_GAP = 2.2;
const ROAD_GAP = ROAD_HALF + 0.8;

/** Corners and midpoints of the border, clockwise from the north-west corner: half edge h runs from node h to h + 1. */
const NODES: Point[] = [
  [0, 0],
  [50, 0],
  [100, 0],
  [100, 50],
  [100, 100],
  [50, 100],
  [0, 100],
  [0, 50],
];
const node = (n: number): Point => NODES[n & 7] as Point;
const nodeAt = (p: Point): number => NODES.findIndex((q) => distance(p, q) < 0.01);

/** A piece of road or wall between two border nodes, or between one and the junction inside the tile. */
interface Leg {
  from: number;
  to: number;
  line: Line;
  gap: number;
}
const JUNCTION = -1;

const leg = (line: Line, gap: number, toJunction: boolean): Leg => ({
  from: nodeAt(first(line)),
  to: toJunction ? JUNCTION : nodeAt(last(line)),
  line,
  gap,
});

function wallLegs(kind: TileKind): Leg[] {
  const { walls, gate } = skeletonOf(kind);
  return walls.flatMap(({ line }) => {
    if (!gate) return [leg(line, WALL_GAP, false)];
    const middle = Math.floor(line.length / 2);
    return [
      leg(line.slice(0, middle + 1), WALL_GAP, true),
      leg(line.slice(middle).reverse(), WALL_GAP, true),
    ];
  });
}

function roadLegs(kind: TileKind): Leg[] {
  return skeletonOf(kind).roads.flatMap((line, i) => {
    const end = kind.roads[i]?.ends[0];
    if (end === 'monastery') return [];
    return [leg(end === 'crossroads' ? line.slice(0, -5) : line, ROAD_GAP, end !== undefined)];
  });
}

/** Every leg in both directions. */
function legsOf(kind: TileKind): Leg[] {
  return [...wallLegs(kind), ...roadLegs(kind)].flatMap((l) => [
    l,
    { from: l.to, to: l.from, line: l.line.slice().reverse(), gap: l.gap },
  ]);
}

/** Of the legs that leave the junction, the one that turns most to the right after arriving by `arrived`. */
function rightmost(arrived: Leg, legs: Leg[]): Leg | undefined {
  const n = arrived.line.length;
  const [end, before] = [arrived.line[n - 1] as Point, arrived.line[n - 4] as Point];
  const back = Math.atan2(before[1] - end[1], before[0] - end[0]);
  const turning = (l: Leg) => {
    const [p, q] = [first(l.line), l.line[Math.min(3, l.line.length - 1)] as Point];
    let angle = Math.atan2(q[1] - p[1], q[0] - p[0]) - back;
    while (angle >= -1e-6) angle -= 2 * Math.PI;
    return angle;
  };
  return legs
    .filter((l) => l.from === JUNCTION && distance(last(l.line), first(arrived.line)) > 1)
    .filter((l) => Math.abs(turning(l) + 2 * Math.PI) > 0.05)
    .sort((a, b) => turning(b) - turning(a))[0];
}

/** Where a half edge begins or ends: a road at the midpoint keeps its own width out of the field. */
function borderPoint(n: number, half: number, next: number, halves: Set<number>): Point {
  if (n % 2 === 0 || halves.has(next & 7)) return node(n);
  const [a, b] = [node(n), n === half ? node(n + 1) : node(n - 1)];
  const share = ROAD_GAP / 50;
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Follow a leg, and at the junction the next one to the right, until the border is reached. */
function followInside(start: Leg, legs: Leg[], ring: Point[]): Leg | undefined {
  let way: Leg | undefined = start;
  while (way) {
    ring.push(...offset(way.line, way.gap));
    if (way.to !== JUNCTION) return way;
    way = rightmost(way, legs);
  }
  return undefined;
}

const clamp = (v: number) => Math.min(100, Math.max(0, v));

function fieldRing(halfEdges: number[], legs: Leg[]): Line {
  const halves = new Set(halfEdges);
  const used = new Set<number>();
  const start = halfEdges.find((h) => !halves.has((h + 7) & 7)) ?? (halfEdges[0] as number);
  const ring: Point[] = [];
  let at = start;
  let arrived: Leg | undefined;
  do {
    if (halves.has(at) && !used.has(at)) {
      used.add(at);
      ring.push(borderPoint(at, at, at + 7, halves), borderPoint((at + 1) & 7, at, at + 1, halves));
      at = (at + 1) & 7;
      arrived = undefined;
      continue;
    }
    const out = legs.find((l) => l.from === at && l !== arrived);
    const end = out && followInside(out, legs, ring);
    if (!end) break;
    arrived = legs.find(
      (l) => l.from === end.to && l.gap === end.gap && distance(last(l.line), first(end.line)) < 0.01,
    );
    at = end.to;
  } while (at !== start);
  return ring.map(([x, y]) => [clamp(x), clamp(y)]);
}

function roadRing(line: Line, end: string | undefined): Line {
  const kept = end === 'crossroads' ? line.slice(0, -4) : line;
  return [...offset(kept, ROAD_HALF + 0.6), ...offset(kept, -ROAD_HALF - 0.6).reverse()];
}

/** The monastery's garden wall stands upright in every turn. */
const MONASTERY: Line = [
  [27, 25],
  [73, 25],
  [77, 29],
  [77, 73],
  [73, 77],
  [27, 77],
  [23, 73],
  [23, 29],
];

function build(kind: TileKind, quarters: number): ByPlace<Outline> {
  const skeleton = skeletonOf(kind);
  const legs = legsOf(kind);
  const out: ByPlace<Outline> = {};
  kind.fields.forEach((field, i) => (out[`f${i}`] = [turnAll(fieldRing(field.half_edges, legs), quarters)]));
  skeleton.cityShapes.forEach((shape, i) => (out[`c${i}`] = [turnAll(shape, quarters)]));
  skeleton.roads.forEach((line, i) => {
    out[`r${i}`] = [turnAll(roadRing(line, kind.roads[i]?.ends[0]), quarters)];
  });
  if (kind.monastery) {
    out.m0 = [MONASTERY];
    out.f0?.push(MONASTERY);
  }
  return out;
}

const cache = new Map<string, ByPlace<Outline>>();

/** The outline of every place of a kind, turned by clockwise quarter turns. */
export function outlines(kind: TileKind, quarters = 0): ByPlace<Outline> {
  const key = kind.kind + (quarters & 3);
  let found = cache.get(key);
  if (!found) cache.set(key, (found = build(kind, quarters & 3)));
  return found;
}

/** Path data of an outline whose tile lies at (x, y) in board units. */
export const outlinePath = (outline: Outline, x = 0, y = 0): string =>
  outline.map((ring) => closed(ring.map((p) => [p[0] + x, p[1] + y]))).join('');

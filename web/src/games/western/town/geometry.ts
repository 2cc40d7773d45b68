/**
 * Where things are in the town. Parcels are `r1c1` to `r8c8`, from the upper left. Corners are numbered from 0, and a
 * road lies on an edge: `Hi,j` joins the corners (i, j) and (i, j + 1), `Vi,j` the corners (i, j) and (i + 1, j), so
 * that `H3,4` runs under parcel r3c5 and `V2,5` along the right of r3c5. All 144 edges count, the border's too.
 */
import type { EdgeId, ParcelId } from '../ids';
import type { Point } from '../art/markup';
import type { Compass } from '../art/river';
import { rng } from '../art/random';

export const GRID = 8;
/** Units a parcel is wide in all drawings of the town. */
export const CELL = 100;

const upTo = (many: number): number[] => Array.from({ length: many }, (_, i) => i);
const round = (value: number): number => Math.round(value * 10) / 10;

// parcels

/** Row and column from 1. */
interface Place {
  row: number;
  col: number;
}

const parcelId = (row: number, col: number): ParcelId => `r${row}c${col}`;

export const PARCELS: readonly ParcelId[] = upTo(GRID * GRID).map((k) =>
  parcelId(Math.floor(k / GRID) + 1, (k % GRID) + 1),
);

export function parseParcel(id: string): Place {
  const found = /^r([1-8])c([1-8])$/.exec(id);
  if (!found) throw new RangeError(`no parcel ${id}`);
  return { row: Number(found[1]), col: Number(found[2]) };
}

/** The upper left corner of a parcel. */
export function parcelCorner(id: ParcelId, cell = CELL): Point {
  const { row, col } = parseParcel(id);
  return [(col - 1) * cell, (row - 1) * cell];
}

export function parcelCentre(id: ParcelId, cell = CELL): Point {
  const [x, y] = parcelCorner(id, cell);
  return [x + cell / 2, y + cell / 2];
}

/** A number for each parcel, from which its ground grows. */
export function parcelSeed(id: ParcelId): number {
  const { row, col } = parseParcel(id);
  return row * GRID + col;
}

/** The parcel beside this one, if it is on the board. */
function beside(id: ParcelId, side: Compass): ParcelId | null {
  const { row, col } = parseParcel(id);
  const r = row + (side === 's' ? 1 : side === 'n' ? -1 : 0);
  const c = col + (side === 'e' ? 1 : side === 'w' ? -1 : 0);
  return r >= 1 && r <= GRID && c >= 1 && c <= GRID ? parcelId(r, c) : null;
}

// edges

interface Edge {
  way: 'H' | 'V';
  i: number;
  j: number;
}

export const EDGES: readonly EdgeId[] = [
  ...upTo(GRID + 1).flatMap((i) => upTo(GRID).map((j): EdgeId => `H${i},${j}`)),
  ...upTo(GRID).flatMap((i) => upTo(GRID + 1).map((j): EdgeId => `V${i},${j}`)),
];

export function parseEdge(id: string): Edge {
  const found = /^([HV])([0-8]),([0-8])$/.exec(id);
  const way = found?.[1] as Edge['way'];
  const [i, j] = [Number(found?.[2]), Number(found?.[3])];
  if (!found || (way === 'H' ? j : i) >= GRID) throw new RangeError(`no edge ${id}`);
  return { way, i, j };
}

/** The two corners that an edge joins. */
export function edgeEnds(id: EdgeId, cell = CELL): [Point, Point] {
  const { way, i, j } = parseEdge(id);
  const from: Point = [j * cell, i * cell];
  return [from, way === 'H' ? [from[0] + cell, from[1]] : [from[0], from[1] + cell]];
}

export function edgeMiddle(id: EdgeId, cell = CELL): Point {
  const [[x1, y1], [x2, y2]] = edgeEnds(id, cell);
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** A straight line along an edge, `short` units short of each corner. */
export function edgePath(id: EdgeId, cell = CELL, short = 0): string {
  const [[x1, y1], [x2, y2]] = edgeEnds(id, cell);
  return parseEdge(id).way === 'H'
    ? `M${x1 + short} ${y1}H${x2 - short}`
    : `M${x1} ${y1 + short}V${y2 - short}`;
}

/** The same as a trail that was walked: bent a little, and `aside` units to the right of its middle. */
export function edgeBend(id: EdgeId, cell = CELL, aside = 0): string {
  const { way, i, j } = parseEdge(id);
  const [[x1, y1], [x2, y2]] = edgeEnds(id, cell);
  const bend = (rng(i * 31 + j * 7 + (way === 'H' ? 1 : 2))() - 0.5) * cell * 0.05;
  return way === 'H'
    ? `M${x1} ${round(y1 + aside)}Q${(x1 + x2) / 2} ${round(y1 + aside + bend)} ${x2} ${round(y2 + aside)}`
    : `M${round(x1 + aside)} ${y1}Q${round(x1 + aside + bend)} ${(y1 + y2) / 2} ${round(x2 + aside)} ${y2}`;
}

/** Units of board around the parcels, with room for the numbers before them. */
export const MARGIN = { before: 46, after: 14 };

/** How far the areas in which a pointer means one edge or the next are from each other. */
const STEP = ((GRID - 1) * CELL + MARGIN.before + MARGIN.after) / GRID;

/** Where the area of the k-th row or column of edges begins: the first and the last end where the board does. */
const reachFrom = (k: number): number => k * STEP - MARGIN.before;

/**
 * The area in which a pointer means this edge, between its two corners and a point on either side. All are as deep as a
 * parcel is wide, so that edges at the border are as easy to hit as others; neighbours overlap by a few units.
 */
export function edgeReach(id: EdgeId): Point[] {
  const { way, i, j } = parseEdge(id);
  const [a, b] = edgeEnds(id);
  const [across, along] = way === 'H' ? [i, j] : [j, i];
  const near = reachFrom(across);
  const middle = (reachFrom(along) + CELL + reachFrom(along + 1)) / 2;
  return way === 'H'
    ? [a, [middle, near], b, [middle, near + CELL]]
    : [a, [near, middle], b, [near + CELL, middle]];
}

/** The one or two parcels beside an edge. */
export function edgeParcels(id: EdgeId): ParcelId[] {
  const { way, i, j } = parseEdge(id);
  const places =
    way === 'H' ? [parcelAt(i, j + 1), parcelAt(i + 1, j + 1)] : [parcelAt(i + 1, j), parcelAt(i + 1, j + 1)];
  return places.filter((place): place is ParcelId => place !== null);
}

const parcelAt = (row: number, col: number): ParcelId | null =>
  row >= 1 && row <= GRID && col >= 1 && col <= GRID ? parcelId(row, col) : null;

// the river

const SIDES: readonly Compass[] = ['n', 'e', 's', 'w'];
const OPPOSITE: Record<Compass, Compass> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** Through which sides the water of each river parcel flows; where the river ends it leaves the board. */
export function flows(river: readonly ParcelId[]): Map<ParcelId, Compass[]> {
  const wet = new Set(river);
  return new Map(
    river.map((id) => {
      const open = SIDES.filter((side) => {
        const next = beside(id, side);
        return next !== null && wet.has(next);
      });
      if (open.length < 2) {
        const ahead = open[0] ? OPPOSITE[open[0]] : 'n';
        const border = SIDES.filter((side) => !open.includes(side) && beside(id, side) === null);
        const mouth = border.includes(ahead) ? ahead : (border[0] ?? ahead);
        open.push(mouth);
        if (open.length < 2) open.push(OPPOSITE[mouth]);
      }
      return [id, open];
    }),
  );
}

/** Whether a road on this edge is a bridge: every parcel beside it is river. */
export function isBridge(id: EdgeId, river: ReadonlySet<ParcelId>): boolean {
  return edgeParcels(id).every((parcel) => river.has(parcel));
}

/**
 * The skeleton of a tile: wall curves from corner to corner, road centre lines from an edge midpoint inwards.
 * It follows from the data alone; no kind has a picture of its own. Points are turned, never the picture, so that
 * light stays in the upper left and houses stand upright.
 */
import { edgesOf, type TileKind } from '../kinds';
import type { Edge } from '../terms';
import { bezier, first, last, mix, turn, turnAll, type Line, type Point } from './geometry';

export const ROAD_HALF = 4.6;

interface Wall {
  city: number;
  /** From corner to corner, the city on the right. */
  line: Line;
}
export interface Skeleton {
  /** Edges of every city, ascending. */
  cities: Edge[][];
  walls: Wall[];
  cityShapes: Line[];
  roads: Line[];
  gate: Point | null;
  crossroads: Point | null;
}

const MIDDLE: Point = [50, 50];
const MIDPOINTS: Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];
const midpoint = (edge: Edge): Point => MIDPOINTS[edge] as Point;
const towards = (p: Point, share: number): Point => mix(p, MIDDLE, share);

type CityForm = 'cap' | 'band' | 'corner' | 'bay' | 'full';

/** The form of a city, and the turn from that form's canonical position (cap N, band WE, corner NW, bay NEW). */
export function cityForm(edges: readonly Edge[]): { form: CityForm; turned: number } {
  const [a = 0, b = 0] = edges;
  if (edges.length === 1) return { form: 'cap', turned: a };
  if (edges.length === 2 && b - a === 2) return { form: 'band', turned: a === 0 ? 1 : 0 };
  if (edges.length === 2) return { form: 'corner', turned: a === 0 && b === 3 ? 0 : a + 1 };
  if (edges.length === 4) return { form: 'full', turned: 0 };
  const missing = [0, 1, 2, 3].find((e) => !edges.includes(e)) ?? 2;
  return { form: 'bay', turned: (missing + 2) % 4 };
}

/** Walls of a city in canonical position, then the corners that close its shape. */
function cityWalls(form: CityForm, tight: boolean, withRoad: boolean): { walls: Line[]; corners: Point[] } {
  switch (form) {
    case 'cap': {
      const [x, deep] = tight ? [37, 33] : [29, 41];
      return { walls: [bezier([100, 0], [100 - x, deep - 1], [x, deep], [0, 0])], corners: [] };
    }
    case 'band':
      // deep enough for a farmer on the strips beside it
      return {
        walls: [
          bezier([0, 0], [27, 34], [71, 31], [100, 0]),
          bezier([100, 100], [73, 67], [29, 69], [0, 100]),
        ],
        corners: [],
      };
    case 'corner': {
      const wall = withRoad
        ? bezier([100, 0], [67, 40], [40, 67], [0, 100])
        : bezier([100, 0], [84, 44], [46, 86], [0, 100]);
      return { walls: [wall], corners: [[0, 0]] };
    }
    case 'bay':
      return {
        walls: [bezier([100, 100], [73, 63], [27, 65], [0, 100])],
        corners: [
          [0, 0],
          [100, 0],
        ],
      };
    case 'full':
      return {
        walls: [],
        corners: [
          [0, 0],
          [100, 0],
          [100, 100],
          [0, 100],
        ],
      };
  }
}

function isTight(cities: Edge[][]): boolean {
  const [a, b] = cities.map((edges) => edges[0] ?? 0);
  return cities.length === 2 && a !== undefined && b !== undefined && (a - b) % 2 !== 0;
}

/** A straight road sways a little; where a city cap is near it bows away from it. */
function straightRoad(a: Point, b: Point, bow: Point, sways: boolean): Line {
  const upright = a[0] === b[0];
  return Array.from({ length: 29 }, (_, i) => {
    const t = i / 28;
    const s = Math.sin(Math.PI * t);
    const sway = sways ? 3.6 * Math.sin(2 * Math.PI * t) * s : 0;
    const [x, y] = mix(a, b, t);
    return [x + bow[0] * s * s + (upright ? sway : 0), y + bow[1] * s * s + (upright ? 0 : sway)];
  });
}

function armOf(road: TileKind['roads'][number], a: Point, hub: Point, walls: Wall[]): Line {
  if (road.ends[0] === 'crossroads') {
    const out: Point = [hub[0] + (a[0] - 50) * 0.4, hub[1] + (a[1] - 50) * 0.4];
    return bezier(a, towards(a, 0.4), out, hub, 20);
  }
  if (road.ends[0] === 'monastery') return bezier(a, towards(a, 0.2), towards(a, 0.4), towards(a, 0.7), 16);
  const wall = (walls[0] as Wall).line;
  const gate = wall[Math.floor(wall.length / 2)] as Point;
  return bezier(a, mix(a, gate, 0.34), mix(a, gate, 0.67), gate, 12);
}

function roadLine(road: TileKind['roads'][number], cities: Edge[][], bow: Point, walls: Wall[]): Line {
  const edges = edgesOf(road.edges);
  const [a, b] = edges.map(midpoint);
  if (!a) return [];
  if (!b) return armOf(road, a, [50 + bow[0], 50 + bow[1]], walls);
  if (a[0] === b[0] || a[1] === b[1]) return straightRoad(a, b, bow, !cities.some((c) => c.length === 1));
  const reach = cities.some((c) => c.length === 2) ? 0.32 : 0.6;
  return bezier(a, towards(a, reach), towards(b, reach), b);
}

function build(kind: TileKind): Skeleton {
  const cities = kind.cities.map((city) => edgesOf(city.edges).sort());
  const walls: Wall[] = [];
  const cityShapes = cities.map((edges, city) => {
    const { form, turned } = cityForm(edges);
    const parts = cityWalls(form, isTight(cities), kind.roads.length > 0);
    const lines = parts.walls.map((wall) => turnAll(wall, turned));
    walls.push(...lines.map((wall) => ({ city, line: wall })));
    return [...lines.flat(), ...turnAll(parts.corners, turned)];
  });
  const cap = cities.find((edges) => edges.length === 1);
  const pushed = cap ? turn([50, 55.5], cap[0] ?? 0) : MIDDLE;
  const bow: Point = [pushed[0] - 50, pushed[1] - 50];
  const roads = kind.roads.map((road) => roadLine(road, cities, bow, walls));
  const endsIn = (end: string) => kind.roads.some((road) => road.ends[0] === end);
  return {
    cities,
    walls,
    cityShapes,
    roads,
    gate: endsIn('city') ? last(roads[0] ?? [MIDDLE]) : null,
    crossroads: endsIn('crossroads') ? pushed : null,
  };
}

function turned(skeleton: Skeleton, quarters: number): Skeleton {
  return {
    cities: skeleton.cities.map((edges) => edges.map((e) => (e + quarters) % 4)),
    walls: skeleton.walls.map((wall) => ({ ...wall, line: turnAll(wall.line, quarters) })),
    cityShapes: skeleton.cityShapes.map((shape) => turnAll(shape, quarters)),
    roads: skeleton.roads.map((road) => turnAll(road, quarters)),
    gate: skeleton.gate && turn(skeleton.gate, quarters),
    crossroads: skeleton.crossroads && turn(skeleton.crossroads, quarters),
  };
}

const cache = new Map<string, Skeleton>();

/** The skeleton of a kind, turned by clockwise quarter turns. */
export function skeletonOf(kind: TileKind, quarters = 0): Skeleton {
  const key = kind.kind + (quarters & 3);
  let found = cache.get(key);
  if (!found) {
    found = quarters & 3 ? turned(skeletonOf(kind, 0), quarters & 3) : build(kind);
    cache.set(key, found);
  }
  return found;
}

const CORNERS: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

/** Corners of the tile (0 NW, 1 NE, 2 SE, 3 SW) where a wall ends. */
export function wallCorners(kind: TileKind, quarters: number): number[] {
  const ends = skeletonOf(kind, quarters).walls.flatMap((wall) => [first(wall.line), last(wall.line)]);
  const at = (p: Point) => CORNERS.findIndex((c) => Math.hypot(c[0] - p[0], c[1] - p[1]) < 0.5);
  return [...new Set(ends.map(at))];
}

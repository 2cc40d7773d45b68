/** The 24 tile kinds, read at build time from the data file that the rules use. */
import data from '$games/carcassonne/data/tiles.json';
import type { Edge } from './terms';
import type { Kind, Place } from './types';

export type Compass = 'N' | 'E' | 'S' | 'W';
type RoadEnd = 'city' | 'crossroads' | 'monastery';

export interface TileKind {
  kind: Kind;
  count: number;
  edges: Record<Compass, 'city' | 'road' | 'field'>;
  cities: { edges: Compass[]; shield: boolean }[];
  /** A road through the tile has two edges and no end; a road that ends in it has one of each. */
  roads: { edges: Compass[]; ends: RoadEnd[] }[];
  monastery: boolean;
  fields: { half_edges: number[]; touches: number[] }[];
  places: Place[];
}

export const KINDS = data.kinds as unknown as readonly TileKind[];

const byId = new Map(KINDS.map((kind) => [kind.kind, kind]));

export function kindOf(id: Kind): TileKind {
  const kind = byId.get(id);
  if (!kind) throw new Error(`unknown tile kind ${id}`);
  return kind;
}

const EDGE: Record<Compass, Edge> = { N: 0, E: 1, S: 2, W: 3 };
export const edgesOf = (names: readonly Compass[]): Edge[] => names.map((name) => EDGE[name]);

/** What the server says about a game of Carcassonne, and what may be answered. The page holds no rules. */

export type Seat = number;
/** A tile kind of tiles.json, "A" to "X". */
export type KindId = string;
/** A follower place on a tile: city, road, field or monastery, numbered as in tiles.json. */
export type Place = string;
/** Clockwise quarter turns. */
export type Turn = number;
/** Sides of a tile: 0 north, 1 east, 2 south, 3 west. */
export type Edge = number;
export type Cell = readonly [x: number, y: number];

export interface PlaceMove {
  type: 'place';
  x: number;
  y: number;
  turn: Turn;
  /** Only when there is a hand to choose from. */
  tile?: KindId;
}
export interface ClaimMove {
  type: 'claim';
  place: Place;
}
export interface SkipMove {
  type: 'skip';
}
export interface DiscardMove {
  type: 'discard';
  tile: KindId;
}
export type Move = PlaceMove | ClaimMove | SkipMove | DiscardMove;

export type Phase = 'draw' | 'place' | 'claim' | 'turn_end' | 'over';

/** A tile on the board; x grows east, y grows south. */
export interface LaidTile {
  tile: KindId;
  x: number;
  y: number;
  turn: Turn;
}
export interface Follower {
  seat: Seat;
  x: number;
  y: number;
  place: Place;
}

export interface CarcassonneView {
  phase: Phase;
  /** The seat whose turn it is. */
  turn: Seat;
  /** The tile to be laid, when everybody sees it. */
  tile: KindId | null;
  tiles: LaidTile[];
  followers: Follower[];
  /** Followers left, by seat. */
  supply: number[];
  scores: number[];
  /** Points by type of feature, by seat. */
  breakdown: Record<FeatureType, number>[];
  /** What may still turn up, by kind. */
  bag: Record<KindId, number>;
  /** How many tiles are undrawn. */
  left: number;
  /** Tiles that fitted nowhere. */
  aside: KindId[];
  /** The tactical variant: one's own hand by kind, everybody else's by size. */
  hands: (KindId[] | number)[] | null;
  last: { x: number; y: number; seat: Seat } | null;
  /** What the viewer may do now; empty when somebody else acts. */
  moves: Move[];
}

export type FeatureType = 'city' | 'road' | 'monastery' | 'field';

export interface Feature {
  id: number;
  type: FeatureType;
  tiles: Cell[];
  places: (readonly [x: number, y: number, place: Place])[];
  open: (readonly [x: number, y: number, edge: Edge])[];
  complete: boolean;
  shields: number;
  /** Followers on it, by seat. */
  followers: number[];
  holders: Seat[];
  /** For a field: the complete cities that it touches. */
  cities?: number;
  /** Points if the game ended now, and when complete (for a field: at the end). */
  now: number;
  end: number;
}

export interface Survey {
  features: Feature[];
  /** Cells that no tile left in the bag can fill. */
  dead: Cell[];
}

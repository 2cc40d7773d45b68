/** Made by scripts/typescript.py from the types of the game in src/carsonne/games/carcassonne: change those, and run it again. */
import type { Message } from '$lib/text.svelte';

/** A kind of tile, as in tiles.json. */
export type Kind = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M' | 'N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X';

/** Where a follower can stand on a tile: city, road, monastery or field, numbered as in tiles.json. */
export type Place = 'c0' | 'c1' | 'r0' | 'r1' | 'r2' | 'r3' | 'm0' | 'f0' | 'f1' | 'f2' | 'f3';

export type FeatureType = 'field' | 'road' | 'city' | 'monastery';

export type Role = 'knight' | 'thief' | 'monk' | 'farmer';

export type Phase = 'deal' | 'draw' | 'place' | 'claim' | 'turn_end' | 'over';

export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black';

/** A side of a tile as it lies. */
export type Side = 'N' | 'E' | 'S' | 'W';

/** x and y of a cell; x grows to the east, y to the south, and the start tile lies at 0, 0. */
export type Cell = readonly [number, number];

/** What was counted, how many, and the points for each. */
export type Reason = readonly ['tiles' | 'shields' | 'cities', number, number];

/** Lay a tile. */
export interface PlaceMove {
  type: 'place';
  x: number;
  y: number;
  /** Clockwise quarter turns. */
  turn: number;
  /** Which tile, if there is a hand to choose from. */
  tile?: Kind;
}

/** Place a follower on the tile just laid. */
export interface ClaimMove {
  type: 'claim';
  place: Place;
}

/** Place no follower. */
export interface SkipMove {
  type: 'skip';
}

/** Set a tile from the hand aside because none of them fits anywhere. */
export interface DiscardMove {
  type: 'discard';
  tile: Kind;
}

/** CHANCE draws a tile. */
export interface TileDraw {
  type: 'draw';
  /** Missing where the viewer may not see it. */
  tile?: Kind;
  to?: number;
}

export type Move = PlaceMove | ClaimMove | SkipMove | DiscardMove;

/** The moves of seats and of CHANCE. */
export type AnyMove = TileDraw | PlaceMove | ClaimMove | SkipMove | DiscardMove;

/** A tile was drawn, either face up or into a hand. */
export interface Drawn {
  type: 'drawn';
  seat: number;
  /** Missing where the viewer may not see it. */
  tile?: Kind;
  to?: number;
}

/** A tile did not fit anywhere. */
export interface SetAside {
  type: 'set_aside';
  seat: number;
  tile: Kind;
}

/** A tile was laid. */
export interface Placed {
  type: 'placed';
  seat: number;
  tile: Kind;
  x: number;
  y: number;
  turn: number;
}

/** A follower was placed on the board. */
export interface Claimed {
  type: 'claimed';
  seat: number;
  x: number;
  y: number;
  place: Place;
  role: Role;
}

/** A player placed no follower. */
export interface Skipped {
  type: 'skipped';
  seat: number;
}

/** A follower returned to its owner. */
export interface Returned {
  type: 'returned';
  seat: number;
  x: number;
  y: number;
  place: Place;
  role: Role;
}

/** A player's turn began. */
export interface TurnBegan {
  type: 'turn';
  seat: number;
}

/** A player got points for a feature, with the arithmetic. */
export interface Scored {
  type: 'scored';
  seat: number;
  points: number;
  feature: FeatureType;
  complete: boolean;
  tiles: Cell[];
  /** The tiles of the city that the farmers supply. */
  city?: Cell[];
  /** The parts that gave the points: cell and place on the tile; for farmers those of their fields and of the city. */
  places: (readonly [number, number, Place])[];
  /** The followers on the feature, by seat. */
  followers: number[];
  because: Reason[];
}

/** The game is over. */
export interface Ended {
  type: 'ended';
  scores: number[];
  winners: number[];
}

export type CarcassonneEvent = Drawn | SetAside | Placed | Claimed | Skipped | Returned | TurnBegan | Scored | Ended | Undone;

/** A city, road, monastery or field, with who holds it and what it is worth. */
export interface Feature {
  id: number;
  type: FeatureType;
  tiles: Cell[];
  /** Its parts: cell and place on the tile. */
  places: (readonly [number, number, Place])[];
  /** The open edges of a city or road: cell and side. */
  open: (readonly [number, number, Side])[];
  complete: boolean;
  shields: number;
  /** By seat. */
  followers: number[];
  /** The seats with the most followers. */
  holders: number[];
  /** The complete cities that a field touches. */
  cities: number;
  /** What it scores if it is completed as it stands; a field scores nothing before the end. */
  now: number;
  /** What it scores if the game ends now. */
  end: number;
  /** The least that it scores once it is complete; none for a field, and for what cannot be completed any more. */
  least: number | null;
}

/** All features, and the empty cells that no remaining tile can fill. */
export interface Survey {
  features: Feature[];
  dead: Cell[];
}

/** A tile laid in a place, before a follower is put on it. */
export interface LayForecast {
  tile: Kind;
  x: number;
  y: number;
  turn: number;
  /** What is scored immediately, by seat. */
  points: number[];
  /** How much more each seat would have at the end if it came now, with those points. */
  end: number[];
}

/** A follower put on the tile just laid. */
export interface ClaimForecast {
  place: Place;
  /** What it scores immediately; it then comes home again. */
  points: number;
  /** What it would bring if the game ended now, with those points. */
  end: number;
  /** The least that it brings once its feature is complete; none on a field, and where that cannot be any more. */
  least: number | null;
}

/** What each answer would bring. Placements that change no points are left out. */
export interface Forecast {
  lays: LayForecast[];
  claims: ClaimForecast[];
}

/** A tile on the board. */
export interface LaidTile {
  tile: Kind;
  x: number;
  y: number;
  /** Clockwise quarter turns. */
  turn: number;
  /** Who laid it; nobody laid the start tile. */
  seat: number | null;
}

/** A follower on the board. */
export interface Follower {
  seat: number;
  x: number;
  y: number;
  place: Place;
  role: Role;
}

/** A seat's points by type of feature. */
export interface Breakdown {
  field: number;
  road: number;
  city: number;
  monastery: number;
}

/** A position as one seat, or a spectator, may see it. */
export interface CarcassonneView {
  phase: Phase;
  /** The seat whose turn it is. */
  turn: number;
  /** The tile to be laid, if all seats can see it. */
  tile: Kind | null;
  tiles: LaidTile[];
  followers: Follower[];
  /** Followers left, by seat. */
  supply: number[];
  scores: number[];
  /** Where the points come from, by seat. */
  breakdown: Breakdown[];
  /** The tiles that may still turn up, by kind. */
  bag: Partial<Record<Kind, number>>;
  /** How many tiles are undrawn. */
  left: number;
  /** Tiles that did not fit anywhere. */
  aside: Kind[];
  /** In the variant with hands: the viewer's own, and how many tiles the others hold. */
  hands: (Kind[] | number)[] | null;
  /** The tile laid last. */
  last: LaidTile | null;
  /** What the viewer may do now; empty when another seat acts. */
  moves: Move[];
}

/** A line of the score pad: points of one player with their reason. */
export interface ScoreLine {
  player: Colour;
  points: number;
  /** "before" stands for points already on the track; such a line has nothing but a reason. */
  feature: FeatureType | 'before';
  complete?: boolean;
  /** The reason. */
  said: Message;
  /** The same in English. */
  reason: string;
  because?: Reason[];
  tiles?: Cell[];
  followers?: Partial<Record<Colour, number>>;
  /** The tiles of the city that the farmers supply. */
  city?: Cell[];
}

/** What a typed position would score if the game ended now. */
export interface ScoreSheet {
  scores: Partial<Record<Colour, number>>;
  lines: ScoreLine[];
  options: Record<string, unknown>;
}

/** What could be laid next to the tiles of a typed position. */
export interface Fitting {
  /** Tiles that are neither on the board nor beside it. */
  left: Partial<Record<Kind, number>>;
  /** For each free cell beside the board ("1,-2"): the kinds that fit, with their turns. */
  cells: Record<string, Partial<Record<Kind, number[]>>>;
}

/** A player undid a move; if it was secret, only that player sees which. */
export interface Undone {
  type: 'undone';
  seat: number;
  move?: Record<string, unknown>;
  to?: number;
}

/** The view, the survey, the moves and the events of Carson City, as the server tells them. */
import type { GameEvent } from '../../net/api';
import type { Building, EdgeId, Element, ParcelId, Side, Square, TownCharacter } from '../western/ids';

export type Seat = number;
/** Where a cowboy can stand: a parcel, or a square of the action track. */
export type Target = ParcelId | Square;

export interface Place {
  parcel: ParcelId;
  piece: Element | 'bare' | 'river';
  owner: Seat | null;
}

export interface PlayerFacts {
  seat: Seat;
  money: number;
  points: number;
  cowboys: number;
  white_cowboy: boolean;
  revolvers: number;
  ammunition: boolean;
  strength: number;
  roads: number;
  parcels: number;
  kept: Building[];
  character: TownCharacter | null;
  cash_limit: number | null;
  waits: boolean;
  passed: boolean;
  operations: number | null;
}

/** What of a strength is not cowboys: revolvers, ammunition, the Mercenary. */
export const gunsOf = ({ strength, cowboys, white_cowboy }: PlayerFacts): number =>
  strength - cowboys - (white_cowboy ? 1 : 0);

export interface CardFacts {
  character: TownCharacter;
  number: number;
  side: Side | null;
  cash_limit: number | null;
  seat: Seat | null;
}

export interface Standing {
  target: Target;
  seat: Seat;
  count: number;
  white: boolean;
}

export interface CashFacts {
  seat: Seat;
  limit: number;
  money: number;
  excess: number;
  suggested: number[];
}

/** What is asked, of whom, and the clause of the rules that says so. */
export interface Question {
  type: string;
  seats: Seat[];
  clause: string;
  /** Whether roads may be laid instead. */
  roads: boolean;
  optional: boolean;
  character?: TownCharacter;
  side?: Side;
  square?: Square;
  building?: Building;
  price?: number;
  builder?: Seat;
  site?: ParcelId | null;
  house?: ParcelId | null;
  parcel?: ParcelId;
  owner?: Seat;
  target?: Target;
  limits?: CashFacts[];
}

export interface Move {
  type: string;
  target?: Target;
  from?: Target;
  white?: boolean;
  parcel?: ParcelId;
  edge?: EdgeId;
  square?: Square;
  building?: Building;
  character?: TownCharacter;
  count?: number;
  value?: number;
  points?: number;
  amount?: number;
}

export interface DuelFacts {
  target: Target;
  seats: Seat[];
  ready: Seat[];
  values: [Seat, number][];
}

export interface TileFacts {
  hands: (number[] | number)[];
  announced: (number | null)[];
  refilled: boolean[];
  discard: number[];
  stock: number;
}

export interface CityView {
  phase: string;
  round: number;
  square: Square | null;
  question: Question | null;
  town: Place[];
  roads: Partial<Record<EdgeId, number>>;
  road_stock: number;
  market: Partial<Record<Square, Building | null>>;
  bag: Partial<Record<Building, number>>;
  closed: Square[];
  characters: CardFacts[];
  order: { picking: Seat[]; placing: Seat[]; passing: Seat[] };
  players: PlayerFacts[];
  cowboys: Standing[];
  duel: DuelFacts | null;
  duel_tiles: TileFacts | null;
  scores: number[];
  moves: Move[];
}

/** What was counted, how many, and what each gave. */
export type Because = [what: string, count: number, each: number | string | null][];

export interface Income {
  parcel: ParcelId;
  seat: Seat;
  building: Building;
  income: number;
  because: Because;
  safe: boolean;
}

export interface Gives {
  money?: number;
  points?: number;
  price?: number;
  roads?: number;
  strength?: number;
  guards?: number;
  building?: Building | '';
  parcel?: ParcelId;
}

export interface TargetFacts {
  target: Target;
  gives: Gives;
  contested: { seat: Seat; strength: number }[];
  strength: number;
}

export interface Survey {
  prices: Partial<Record<ParcelId, number>>;
  served: ParcelId[];
  incomes: Income[];
  strengths: number[];
  targets: TargetFacts[][];
}

/** Something that happened; only the fields of its type are there. */
export interface CityEvent extends GameEvent {
  type: string;
  seat?: Seat;
  seats?: Seat[];
  owner?: Seat;
  builder?: Seat;
  target?: Target;
  from?: Target;
  parcel?: ParcelId;
  site?: ParcelId;
  house?: ParcelId | null;
  edge?: EdgeId;
  square?: Square;
  place?: Target | number | null;
  piece?: Element;
  building?: Building;
  character?: TownCharacter;
  side?: Side;
  amount?: number;
  points?: number;
  count?: number;
  round?: number;
  strength?: number;
  die?: number;
  tile?: number;
  total?: number;
  price?: number;
  share?: number;
  rest?: number;
  left?: number;
  cowboys?: number;
  revolvers?: number;
  why?: string;
  because?: Because;
  white?: boolean;
  forced?: boolean;
  agreed?: boolean;
  bridge?: boolean;
  doubled?: boolean;
}

export const asEvents = (events: readonly GameEvent[]): CityEvent[] => events as CityEvent[];

export const isParcel = (target: string): target is ParcelId => /^r[1-8]c[1-8]$/.test(target);

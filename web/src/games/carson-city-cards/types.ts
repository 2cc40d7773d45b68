/** What the server says about a game of the Card Game, and what may be answered. The page holds no rules. */
import type { CARD_CHARACTERS, Element, Suit } from '../western/ids';
import type { Spot } from '../western/city/geometry';

export type Seat = number;
export type Era = 'I' | 'II';
/** "I-01" to "II-48". */
export type TerrainId = string;
export type CharacterId = (typeof CARD_CHARACTERS)[number];
/** A card of the market: terrain or a character. */
export type CardId = string;
export type Level = 'beginner' | 'intermediate' | 'expert';

export type Move =
  | { type: 'suit'; suit: Suit }
  | { type: 'bid'; value: number }
  | { type: 'use' | 'decline'; character: CharacterId }
  | { type: 'take'; card: CardId }
  | { type: 'place'; card: TerrainId; row: number; col: number }
  | { type: 'set_aside'; card: TerrainId }
  | { type: 'sell'; card: TerrainId }
  | { type: 'choose'; character: CharacterId | null }
  | { type: 'done' };

export interface LaidCard extends Spot {
  card: TerrainId;
}
export interface OwnedCharacter {
  id: CharacterId;
  turned: boolean;
}

/** Somebody who plays: the real players first, by seat, then the virtual ones. */
export interface Person {
  kind: 'real' | 'virtual';
  level: Level | null;
  suit: Suit | null;
  hand: number[];
  spent: number[];
  /** A bid is chosen. */
  chosen: boolean;
  /** The bid, as far as one may see it. */
  bid: number | null;
  bonus: number;
  /** The Lawyer has taken already: this bid counts for nothing. */
  void: boolean;
  /** The Chinese Worker takes two. */
  two: boolean;
  characters: OwnedCharacter[];
  score: number;
  /** Of real players. */
  city?: { cards: LaidCard[]; row: number; col: number; parcels: (Element | 'none')[][] };
  law?: boolean;
  sold?: TerrainId[];
  aside?: TerrainId[];
  lines?: number[];
  /** Of virtual players. */
  cards?: TerrainId[];
}

export interface CardsView {
  phase: string;
  /** The player whom this phase is about. */
  turn: Seat | null;
  era: Era;
  round: number;
  players: Person[];
  /** From the piles on; what was taken leaves a gap. */
  market: (CardId | null)[];
  drawn: CharacterId | null;
  /** The character whose use is the question. */
  question: CharacterId | null;
  /** The card that is being placed. */
  holding: TerrainId | null;
  takes: number;
  /** The back on top of the pile of characters. */
  back: { id: string; skull: boolean; order: Suit[] } | null;
  /** Who takes when, and how many have been reached. */
  order: Seat[];
  reached: number;
  under: CharacterId[];
  removed: CardId[];
  unseen: CardId[];
  moves: Move[];
}

/** A reason for points, as the server tells it. */
export interface Because {
  element?: Element;
  row?: number;
  col?: number;
  count?: number;
  each?: number;
  character?: CharacterId;
  card?: CardId;
  points: number;
}
export interface PadLine {
  id: string;
  name: string;
  points: number;
  because: Because[];
}
export interface ScorePad {
  player: number;
  lines: PadLine[];
  total: number;
}
/** A legal place for the card in hand, what it covers and how each line of the score pad changes. */
export interface Placement extends Spot {
  card: TerrainId;
  covers: (Spot & { parcel: Element })[];
  lines: Record<string, number>;
  change: number;
}
export interface CardsSurvey {
  pads: ScorePad[];
  placements?: Placement[];
}

export type CardsEvent =
  | { type: 'suit'; seat: Seat; suit: Suit }
  | { type: 'back'; back: string }
  | { type: 'character' | 'skull'; character: CharacterId }
  | { type: 'laid_out'; card: TerrainId; position: number }
  | { type: 'asked' | 'declined'; seat: Seat; character: CharacterId }
  | { type: 'used'; seat: Seat; character: CharacterId; bonus?: number }
  | { type: 'bid_chosen'; seat: Seat }
  | { type: 'bid'; seat: Seat; value: number; bonus: number }
  | { type: 'bid_void'; seat: Seat; value: number }
  | { type: 'order'; order: Seat[]; values: number[] }
  | { type: 'taken' | 'set_aside'; seat: Seat; card: CardId }
  | { type: 'placed'; seat: Seat; card: TerrainId; row: number; col: number }
  | { type: 'sold'; seat: Seat; card: TerrainId; points: number }
  | { type: 'removed'; card: CardId }
  | { type: 'round'; era: Era; round: number }
  | { type: 'era'; era: Era }
  | { type: 'chosen'; seat: Seat; character: CharacterId | null }
  | { type: 'scored'; seat: Seat; points: number; lines: PadLine[] }
  | { type: 'ended'; scores: number[]; winners: Seat[] }
  | { type: 'undone'; seat: Seat };

/** The lines of the score pad in their order, each with the picture that stands for it. */
export const LINES = [
  ['a', 'ranch'],
  ['b', 'mine'],
  ['c', 'drugstore'],
  ['d', 'bank'],
  ['e', 'saloon'],
  ['f', 'general_store'],
  ['g', 'ranch'],
  ['h', 'mine'],
  ['i', 'church'],
  ['j', 'hotel'],
  ['k', 'city_hall'],
  ['l', 'outlaws'],
  ['m', null],
] as const;

/** What is asked of the viewer. */
export type Ask =
  | 'suit'
  | 'bid'
  | 'use'
  | 'take'
  | 'place'
  | 'aside'
  | 'after'
  | 'sale'
  | 'paperboy'
  | 'confirm'
  | 'return'
  | 'sent'
  | 'wait'
  | 'over';

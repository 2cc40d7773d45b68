/**
 * What the server takes and gives, as the page uses it: the generated schema, with names for what the schema leaves
 * open (docs/server.md). Seats count from 0; null is a spectator.
 */
import type * as schema from './schema';

type Refine<T, R> = Omit<T, keyof R> & R;

export type OptionValue = boolean | number | string;
export type Values = Record<string, OptionValue>;
export type { Checked, Fairness, Health, Json, Me, Player, Position, SeatInfo } from './schema';

/** An option as the game describes it. */
export interface GameOption {
  id: string;
  type: 'choice' | 'bool' | 'int' | 'seat' | 'text' | 'file';
  default: OptionValue;
  help: string;
  choices?: OptionValue[];
  min?: number;
  max?: number;
  /** When the option matters: values of other options. */
  only_if?: Record<string, OptionValue[]>;
  /** A preset: what each choice sets, unless it is set by hand. */
  sets?: Record<string, Values>;
}

export type GameInfo = Refine<schema.GameInfo, { options: GameOption[] }>;
export type SeatWish = schema.SeatWish;
export type NewTable = Refine<schema.NewTable, { options?: Values }>;
export type Summary = Refine<schema.Summary, { options: Values }>;
export type Table = Refine<schema.Table, { options: Values }>;
export type Lobby = Refine<schema.Lobby, { mine: Summary[]; open: Summary[]; watch: Summary[] }>;

/** The game as one viewer may see it, with the question put to that viewer. `V` is the game's own view. */
export interface MatchView<V = unknown> {
  game: string;
  version: number;
  seats: number;
  names: string[];
  options: Values;
  /** The seats that must move or confirm before the game goes on. */
  waiting: number[];
  over: boolean;
  scores: number[];
  winners: number[];
  /** The id of the question put to this seat. */
  decision: number | null;
  asks: 'move' | 'confirm' | null;
  can_undo: boolean;
  view: V;
}

/** What happened, as data; each game has its own types, plus `undone`. */
export interface GameEvent {
  type: string;
  [key: string]: unknown;
}

export type Step = Refine<schema.Step, { events: GameEvent[] }>;
export type History = Refine<schema.History, { begin: GameEvent[]; steps: Step[] }>;
export type At = Refine<schema.At, { view: MatchView; events: GameEvent[] }>;
export type SurveyAt = schema.Survey;

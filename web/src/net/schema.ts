/** Made by scripts/typescript.py from the server's schema: change that, and run it again. */

/** Data of a game's own. */
export interface Json {
  [key: string]: unknown;
}

export interface Abandon {
  agree?: boolean;
}

/** The operation is safely in the log; `version` is the one it made. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
  repeated: boolean;
}

export interface At {
  n: number;
  of: number;
  seat: number | null;
  view: Json;
  events: Json[];
}

/** The server is about to close this socket; `retry` says whether to reconnect at once. */
export interface Bye {
  type: 'bye';
  code: string;
  detail: string;
  retry: boolean;
}

/** An accepted operation and what happened, as this viewer may see it. */
export interface Change {
  version: number;
  kind: string;
  seat: number | null;
  events: Json[];
}

export interface Check {
  game: string;
  text: string;
}

export interface Checked {
  kind: 'record' | 'position';
  game: string;
  seats: number;
  options: Json;
  names: string[];
  entries: number;
  over: boolean;
  scores: number[];
}

export type ClientMessage = Hello | LookFrom | Play | Confirm | Undo | Restart | Ping;

/** A clock is running: after `left` seconds the server plays for whoever isn't done. Null: it has stopped. */
export interface ClockChanged {
  type: 'clock';
  left: number | null;
}

/** End one's turn. */
export interface Confirm {
  type: 'confirm';
  id: string;
  seat: number;
  decision: number;
}

export interface Deal {
  scheme: string;
  commit: string;
  salt?: string;
  seed?: string | null;
}

export interface DealInfo {
  scheme: string;
  commit: string;
  salt: string;
  seed: string | null;
}

export interface Fairness {
  fair: boolean | null;
  problem: string | null;
  deal: DealInfo;
  entries: number;
  draws: number;
}

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  options: Json[];
  bots: string[];
  talents: ('notation' | 'score' | 'survey')[];
}

export interface Health {
  status: 'ok' | 'unwell';
  version: string;
  database: boolean;
  rules: 'compiled' | 'plain';
}

/** The first message. `version` is the last one this client has seen, `seat` the one it looks from. */
export interface Hello {
  type: 'hello';
  version?: number | null;
  seat?: number | null;
}

export interface History {
  seat: number | null;
  version: number;
  begin: Json[];
  steps: Step[];
}

export interface Join {
  seat?: number | null;
  guests?: string[];
  nonce?: string;
}

export interface Lobby {
  mine: Summary[];
  open: Summary[];
  watch: Summary[];
}

export interface Look {
  seat: number | null;
  version: number;
  view: Json;
}

/** Look from another of one's seats, or as a spectator with null. */
export interface LookFrom {
  type: 'look';
  seat?: number | null;
}

export interface Me {
  player: Player | null;
}

/** The game has moved on from version `since` to `version`. */
export interface Moved {
  type: 'moved';
  since: number;
  version: number;
  changes: Change[];
  seat: number | null;
  view: Json;
}

export interface NewMe {
  name: string;
}

export interface NewNonce {
  nonce: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Json;
  listed?: boolean;
  takeover?: boolean;
  position?: string | null;
  record?: string | null;
  at?: number | null;
}

/** Sent after 2.5 seconds without any other message. */
export interface Ping {
  type: 'ping';
}

/** One of `view.moves`, as an answer to `decision`. */
export interface Play {
  type: 'play';
  id: string;
  seat: number;
  decision: number;
  move: Json;
}

export interface Player {
  id: string;
  name: string;
}

/** The answer to ping; a client with an older version should say hello again. */
export interface Pong {
  type: 'pong';
  version: number;
}

export interface Position {
  n: number;
  position: string;
}

/** Who is at the table now. */
export interface Presence {
  players: string[];
  watchers: number;
}

/** Somebody came or went. */
export interface PresenceChanged {
  type: 'presence';
  presence: Presence;
}

export interface Problem {
  code: string;
  detail: string;
}

export interface Record {
  format: number;
  game: string;
  rules: number;
  setup: RecordSetup;
  moves: ([number | string, Json])[];
  scores?: number[] | null;
  deal?: Deal | null;
}

export interface RecordSetup {
  seats: number;
  names?: string[];
  options?: Json;
  position?: string | null;
}

/** The message changed nothing; a `view` follows. `id` is null if the message had no readable one. */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  detail: string;
}

/** Take back every move of this turn that can be taken back. */
export interface Restart {
  type: 'restart';
  id: string;
  seat: number;
}

export interface Score {
  game: string;
  position: string;
  options?: Json;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'player' | 'bot';
  name: string;
  player: string | null;
  mine: boolean;
  guest: boolean;
  bot: string | null;
  stand_in: string | null;
  resigned: boolean;
  agrees: boolean;
  auto_confirm: boolean;
}

export interface SeatRef {
  seat?: number | null;
}

export interface SeatSettings {
  auto_confirm?: boolean | null;
  name?: string | null;
}

export interface SeatWish {
  kind: 'me' | 'open' | 'bot' | 'guest';
  bot?: string | null;
  name?: string | null;
}

export type ServerMessage = Welcome | Moved | View | Ack | Refused | TableChanged | PresenceChanged | ClockChanged | Pong | Bye;

export interface StandIn {
  seat: number;
  bot?: string | null;
}

export interface Start {
  nonce?: string;
  fill?: string | null;
}

export interface Step {
  n: number;
  seat: number | null;
  move: Json;
  events: Json[];
}

export interface Summary {
  id: string;
  game: string;
  status: 'waiting' | 'running' | 'finished' | 'abandoned' | 'closed';
  listed: boolean;
  seats: SeatInfo[];
  options: Json;
  waiting: number[];
  your_turn: boolean;
  scores: number[];
  version: number;
  created: number;
  updated: number;
}

export interface Survey {
  n: number;
  survey: Json;
}

export interface Table {
  id: string;
  game: string;
  status: 'waiting' | 'running' | 'finished' | 'abandoned' | 'closed';
  listed: boolean;
  seats: SeatInfo[];
  options: Json;
  waiting: number[];
  your_turn: boolean;
  scores: number[];
  version: number;
  created: number;
  updated: number;
  revision: number;
  host: string;
  takeover: boolean;
  deal: DealInfo;
  winners: number[];
  ended_by: 'rules' | 'resignation' | 'agreement' | null;
  imported: number;
  rematch: string | null;
}

/** The seats, settings or status of the table have changed. */
export interface TableChanged {
  type: 'table';
  table: Table;
}

/** Take back one's last move. */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
}

/** The current view without any news: after `look` and after a refusal. */
export interface View {
  type: 'view';
  version: number;
  seat: number | null;
  view: Json | null;
}

/** The answer to hello. `changes` is what the client missed; null if that is too much, unknown or not asked for. */
export interface Welcome {
  type: 'welcome';
  table: Table;
  presence: Presence;
  version: number;
  seat: number | null;
  view: Json | null;
  changes: Change[] | null;
}

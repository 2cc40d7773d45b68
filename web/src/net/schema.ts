/** Made by scripts/typescript.py from the types of the server: change those, and run it again. */
import type { Message } from '$lib/text.svelte';

export type Json = Record<string, unknown>;

/**
 * `[]` drops a key, `[value]` sets one, `{key: patch}` changes parts of an object. A longer list begins with a number
 * and goes along a list: keep that many items, drop that many (negative), add these (a list), or change the next one (an
 * object; `{"": patch}` if that item is a list itself). What is not reached is kept.
 */
export type Patch = Record<string, unknown> | unknown[];

export type OptionType = 'choice' | 'bool' | 'int' | 'seat' | 'text' | 'file';

export type OptionValue = boolean | number | string;

/**
 * Something that happened. If it has `to`, the other seats learn only that it happened, and to whom.
 *
 * In such an event every field except `seat` and `to` may therefore be UNSET.
 */
export interface GameEvent {
  type: string;
}

/** All that a seat (or a spectator) may know of a match, with the question put to it. */
export interface MatchView {
  game: string;
  version: number;
  /** How many moves stand, those of CHANCE included. */
  made: number;
  seats: number;
  names: string[];
  options: Record<string, OptionValue>;
  /** The seats that must move or confirm before the game goes on. */
  waiting: number[];
  over: boolean;
  scores: number[];
  /** Empty before the end. */
  winners: number[];
  /** The id of the question put to this seat. */
  decision: number | null;
  asks: 'move' | 'confirm' | null;
  can_undo: boolean;
  view: unknown;
}

/** Points of a player with their reason; what else is in it is the game's own. */
export interface ScoreLine {
  player: string;
  points: number;
  said: Message;
  reason: string;
}

/** How much there is to think about. */
export type Weight = 'light' | 'medium' | 'heavy';

/** One thing that a move gains or risks. */
export interface Reason {
  /** A few words that begin with a verb: "completes the city". */
  said: Message;
  /** What that is worth to the player, if it is a number of points: negative where it helps another player. */
  points?: number | null;
  /** Whether it speaks against the move: what it costs, gives to others or may lose. */
  risk?: boolean;
  /** The same in English, where it is sent to programs. */
  text?: string;
}

/** One of the best moves. */
export interface Advice {
  /** As it would be played. */
  move: Json;
  /** What belongs to it and is played next: the follower after the tile, the place of the card that was taken. */
  then: Json[];
  /** All of it, as a person would say it. */
  said: Message;
  /** The same for readers who see its place marked on a board. */
  briefly: Message;
  /** What `said` says, in English. */
  text: string;
  /** What `briefly` says, in English. */
  brief: string;
  /** By how many points of lead it is worse than the best one. */
  behind: number;
  /** The final points that its player can expect. */
  points: number;
  /** The final points that each player can expect: the seats, then the rivals that the rules play. */
  expected: number[];
  /** By how many points its player's are more than the best rival's. */
  lead: number;
  /** The chance to win, between 0 and 1. */
  wins: number;
  /** What it gains and risks, in the game's own words; gains first. */
  reasons: Reason[];
}

/** What a seat could do now. */
export interface Explanation {
  game: string;
  seat: number;
  /** What the level that was asked is called, in English. */
  level: string;
  /** The same in any language. */
  called: Message;
  /** How many continuations it looked at; 0 if it judged at sight. */
  simulations: number;
  /** How many legal moves there are. */
  moves: number;
  best: Advice[];
}

/** What a decision was, and what would have been better. */
export interface Review {
  /** What was played, as a person would say it to readers who see its place marked on a board. */
  briefly: Message;
  /** None if nothing was. */
  better: Better | null;
}

/** What would have been better than a move that was made. */
export interface Better {
  /** As they would be played, with what belongs to them. */
  moves: Json[];
  /** All of it, as a person would say it to readers who see its place marked on a board. */
  briefly: Message;
  /** By how much its player's chance to win would have been higher. */
  chance: number;
  /** By how many points its player's lead would have been larger. */
  points: number;
}

export type SeatKind = 'open' | 'player' | 'bot';

/** A table is closed when the last person leaves before the start; it is announced once and then deleted. */
export type Status = 'waiting' | 'running' | 'finished' | 'abandoned' | 'closed';

export type EndedBy = 'rules' | 'resignation' | 'agreement';

export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'purple';

export type LogKind = 'start' | 'play' | 'confirm' | 'undo';

/** Where points came from, and how many of each seat's did. */
export interface Source {
  id: string;
  points: number[];
}

/** A part of the game, such as a round, and each player's points at its end. */
export interface Chapter {
  /** In the game's own terms; "end" is what was counted after the last one. */
  id: string;
  /** Its last entry. */
  n: number;
  scores: number[];
}

/** Everybody's points after `n` entries; they stay until the next one. */
export interface Stand {
  n: number;
  scores: number[];
}

/** What decided the game: a decision, or what chance or all together brought, and what it did to a chance to win. */
export interface Swing {
  /** The last of its entries. */
  n: number;
  /** After how many entries its player was asked; null where no one player decided. */
  asked: number | null;
  /** Who decided; null is chance, or several who chose together. */
  seat: number | null;
  /** Whose chance to win it is: who decided, or else the winner. */
  player: number;
  before: number;
  after: number;
  /** What it brought, to that player first of all. */
  events: GameEvent[];
  /** What was decided, if one player decided. */
  moves: Json[];
}

/** The course of a game. */
export interface Course {
  /** The one who won, or who was ahead; one above the seats is played by the rules. */
  winner: number;
  /** In the game's order; empty if it cannot tell. */
  sources: Source[];
  chapters: Chapter[];
  curve: Stand[];
  /** At most three, in the order of the game. */
  moments: Swing[];
}

export type Name = string;

export type Nonce = string;

export type Text = string;

export type TableId = string;

export type GameName = string;

export type SeatNumber = number;

/** A person as others see them. */
export interface Player {
  id: string;
  name: string;
}

/** Who this browser is; null before the first `POST /api/me`. */
export interface Me {
  player: Player | null;
}

/** Where this site is, and where its documentation. */
export interface SiteInfo {
  /** For visitors from this machine: its address in the local network; null if it does not listen there. */
  lan: string | null;
  /** The address of its documentation, if it is published (`CARSONNE_DOCS`). */
  docs: string | null;
}

/** A new name. */
export interface NewMe {
  name: Name;
}

/** An option as `Option.describe()` gives it, without what does not apply. */
export interface GameOption {
  id: string;
  type: OptionType;
  default: OptionValue;
  help: string;
  choices?: OptionValue[];
  min?: number;
  max?: number;
  /** When the option matters: values of other options. */
  only_if?: Record<string, OptionValue[]>;
  /** In a preset: the values that each choice gives to other options. */
  sets?: Record<string, Record<string, OptionValue>>;
}

/** A level of play that a bot has: what a person wants to know before choosing one. */
export interface LevelInfo {
  /** What `SeatWish.bot` and the like call it. */
  name: string;
  /** What people call it, in English. */
  title: string;
  /** The same in any language. */
  called: Message;
  /** What it is like, in English. */
  about: string;
  /** The same in any language. */
  said: Message | null;
  /** Measured in the arena, where the bot `greedy` has 1500; null if it has not been measured. */
  rating: number | null;
  /** The most time that it thinks about a move; 0 where it answers immediately. */
  seconds: number;
}

/** A lesson before it begins. */
export interface LessonInfo {
  name: string;
  title: Message;
  about: Message;
  minutes: number;
}

/** What the page may ask of a game. */
export type Talent = 'notation' | 'score' | 'survey';

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  options: GameOption[];
  /** Of the bots, from the weakest to the strongest. */
  levels: LevelInfo[];
  talents: Talent[];
  lessons: LessonInfo[];
  /** What it is, in a line. */
  line: Message;
  minutes: readonly [number, number];
  weight: Weight;
}

/** Who gets a seat: the host, anyone with the link, a bot, or another player at the host's screen. */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot' | 'guest';
  bot?: string | null;
  name?: Name | null;
}

/** A table to set up. `record` (with `at`) or `position` starts the game in the middle. */
export interface NewTable {
  game: GameName;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  listed?: boolean;
  /** Whether a bot may take over for a player who has left. */
  takeover?: boolean;
  /** Whether all players may ask for hints. One who plays alone against bots always may. */
  hints?: boolean;
  position?: Text | null;
  record?: Text | null;
  at?: number | null;
}

/** A seat as all players see it. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  /** The id of the player who holds it. */
  player: string | null;
  mine: boolean;
  /** Another person at the holder's screen. */
  guest: boolean;
  bot: string | null;
  /** The bot that plays for the holder. */
  stand_in: string | null;
  /** Of the bot that plays here, if there is one. */
  level: LevelInfo | null;
  resigned: boolean;
  /** Whether the holder agrees to abandon the game. */
  agrees: boolean;
  auto_confirm: boolean;
  ask_all: boolean;
  /** No two seats of a table have the same. */
  colour: Colour;
}

/** What is needed to check the dealing; the seed is included once the game has ended. */
export interface DealInfo {
  scheme: string;
  commit: string;
  salt: string;
  seed: string | null;
}

/** A table as the lobby lists it. */
export interface Summary {
  id: string;
  game: string;
  status: Status;
  listed: boolean;
  seats: SeatInfo[];
  /** All options, with defaults filled in. */
  options: Record<string, OptionValue>;
  /** The seats that are to act. */
  waiting: number[];
  your_turn: boolean;
  scores: number[];
  winners: number[];
  version: number;
  /** Seconds since 1970, as are all times. */
  created: number;
  updated: number;
}

/** The lesson that a table plays, and how many of its steps have been read. */
export interface LessonPlace {
  name: string;
  read: number;
}

/** Everything about a table except the game itself. `revision` grows with every change. */
export interface Table extends Summary {
  revision: number;
  host: string;
  takeover: boolean;
  /** Whether I may ask for hints now (`/explain`). */
  hints: boolean;
  deal: DealInfo;
  ended_by: EndedBy | null;
  /** How many entries of the history were imported rather than played here. */
  imported: number;
  /** The table of the rematch, once a player has asked for one. */
  rematch: string | null;
  lesson: LessonPlace | null;
}

/** Who is looking at a table without a seat. */
export interface Watchers {
  names: string[];
  /** How many have not given a name. */
  others: number;
}

/** The lists of the lobby. */
export interface Lobby {
  /** My tables: current ones first, those where it is my turn before the others, then ended ones, newest first. */
  mine: Summary[];
  open: Summary[];
  watch: Summary[];
}

/** Take an open seat, any one without `seat`. `guests` play at the same screen. */
export interface Join {
  seat?: SeatNumber | null;
  guests?: Name[];
  nonce?: Nonce;
}

/** Start the game. Open seats go to the bot `fill`; without it, they prevent the start. */
export interface Start {
  nonce?: Nonce;
  fill?: string | null;
  /** Whether the order of the seats is drawn, so that chance says who begins. Not where a game is played on. */
  shuffle?: boolean;
}

/** A random number that the client makes after it has seen `deal.commit`; it becomes part of the salt. */
export interface NewNonce {
  nonce: Nonce;
}

/** The holder's settings for a seat. */
export interface SeatSettings {
  auto_confirm?: boolean | null;
  /** Whether to ask me even where there is only one answer. */
  ask_all?: boolean | null;
  /** A colour that no other player has chosen, before the game starts. */
  colour?: Colour | null;
  name?: Name | null;
  /** The bot that is to play for me if I am away; a fair one unless I say so. */
  stand_in?: string | null;
}

/** Let a bot play for a seat: the player's own, or that of someone who has been away for a while. */
export interface StandIn {
  seat: SeatNumber;
  /** Only for the player's own seat; others get the bot that they chose, or a fair one. */
  bot?: string | null;
}

/** One of the caller's seats; without it, all of them. */
export interface SeatRef {
  seat?: SeatNumber | null;
}

/** Agree to end the game without a winner, or withdraw the agreement. */
export interface Abandon {
  agree?: boolean;
}

/** A step of a lesson (docs/lessons.md). It is over when `end` moves stand and, if it asks nothing, it was read. */
export interface LessonStep {
  say: Message;
  /** The moves that lead on, of which fields may be missing. */
  ask: Json[];
  point: string[];
  /** How many moves stand when it begins. */
  begin: number;
  end: number;
}

/** A lesson as the page shows it. */
export interface LessonText {
  name: string;
  title: Message;
  learner: number;
  steps: LessonStep[];
}

/** One idea of a game, with a position that shows it. */
export interface PanelView {
  title: Message;
  text: Message;
  clause: string;
  /** Which part of the table shows it; empty for the usual one. */
  part: string;
  view: unknown;
}

/** How many steps of the lesson have been read. */
export interface ReadOn {
  read: number;
}

/** Every error: a stable code, and what is said to people. */
export interface Problem {
  code: string;
  /** In English. */
  detail: string;
  said: Message;
}

/** Whether this process can do its work. `problems` says in sentences what is wrong. */
export interface Health {
  status: 'ok' | 'degraded' | 'unwell';
  version: string;
  /** Whether games can be saved. */
  database: boolean;
  rules: 'compiled' | 'plain';
  /** Whether Redis answers; null without one. */
  redis?: boolean | null;
  problems?: string[];
}

/** A move that a player would like to make. */
export interface Tried {
  seat: SeatNumber;
  move: Record<string, unknown>;
}

/** Why it would be refused; all empty if it would not. */
export interface WhyNot {
  code: string;
  /** In English. */
  sentence: string;
  /** The rule that says so, such as CA9; empty if none does. */
  clause: string;
  said?: Message | null;
}

/** The game as one viewer may see it now. Without a `seat`, the viewer is a spectator. */
export interface Look {
  seat: number | null;
  version: number;
  view: MatchView;
}

/** One entry of the history: a move that stands. */
export interface Step {
  /** The position after it is `/at/{n}`. */
  n: number;
  /** Null is chance. */
  seat: number | null;
  /** As the viewer may see it. */
  move: Json;
  events: GameEvent[];
}

/** All moves that stand. `begin` holds the events before the first one. */
export interface History {
  seat: number | null;
  version: number;
  begin: GameEvent[];
  steps: Step[];
}

/** The position after `n` entries. */
export interface At {
  n: number;
  of: number;
  seat: number | null;
  /** As in Look; it asks nothing. */
  view: MatchView;
  /** What happened with entry `n`. */
  events: GameEvent[];
}

/** A position of a replay with what it is worth. */
export interface Frame {
  /** As in Look; it asks nothing. */
  view: MatchView;
  /** Null if the game has none. */
  survey: unknown | null;
}

/** Some consecutive positions of a replay: the first one whole, each of the others as a change of the one before. */
export interface Reel {
  /** The entry of the first one. */
  n: number;
  seat: number | null;
  /** Null if the client has it. */
  first: Frame | null;
  /** What each further entry changed in the frame. */
  patches: Patch[];
}

/** Who owns what and what it is worth, in the game's own format. */
export interface Survey {
  n: number;
  survey: unknown;
  /** What each answer would bring, in the game's own format; null for a viewer who is not asked anything. */
  forecast: unknown | null;
}

/** A position in notation, as the viewer knows it. */
export interface Position {
  n: number;
  position: string;
}

/** Whether the game was dealt as committed. `fair` is null as long as this is unknown; `problem` says why. */
export interface Fairness {
  fair: boolean | null;
  /** In English. */
  problem: string | null;
  said: Message | null;
  deal: DealInfo;
  entries: number;
  draws: number;
}

/** A record or a position in notation, to check before making a table of it. */
export interface Check {
  game: GameName;
  text: Text;
}

/** What a text contains. */
export interface Checked {
  kind: 'record' | 'position';
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  names: string[];
  entries: number;
  over: boolean;
  scores: number[];
}

/** A position of a real table. */
export interface Score {
  game: GameName;
  position: Text;
  options?: Record<string, unknown>;
}

/** The score pad of that position; the game's own sheet may say more beside it. */
export interface Scored {
  /** By player, as the notation names them. */
  scores: Record<string, number>;
  lines: ScoreLine[];
  /** Null if the position can be scored but not played. */
  view: unknown | null;
  /** What can be added to the position, for games whose pad is tapped together. */
  fits?: Json | null;
}

export type OpId = string;

export type Version = number;

/** A message from a client. */
export interface FromClient {
  type: string;
}

/** The first message. `version` is the last one this client has seen, `seat` the one it looks from. */
export interface Hello extends FromClient {
  type: 'hello';
  version?: Version | null;
  seat?: SeatNumber | null;
  /** Whether this client follows patches from pause to pause; others are sent whole views. */
  pauses?: boolean;
  /** What pages from before the pauses say: their patches would start elsewhere, so they are sent whole views. */
  patches?: boolean;
  /** Whether this client takes several messages in one frame, as a list. */
  lists?: boolean;
}

/** Look from another seat of the player, or as a spectator with null. */
export interface LookFrom extends FromClient {
  type: 'look';
  seat?: SeatNumber | null;
}

/** Something that changes the game. The client chooses `id`; sent twice, it counts once. */
export interface Operation extends FromClient {
  id: OpId;
  seat: SeatNumber;
}

/** One of `view.moves`, as an answer to `decision`. */
export interface Play extends Operation {
  type: 'play';
  decision: number;
  move: Json;
  /** End the turn as well, if there is nothing left to decide in it. */
  confirm?: boolean;
}

/** End the turn. */
export interface Confirm extends Operation {
  type: 'confirm';
  decision: number;
}

/** Take back the seat's last move. */
export interface Undo extends Operation {
  type: 'undo';
}

/** Take back every move of this turn that can be taken back. */
export interface Restart extends Operation {
  type: 'restart';
}

/** Sent after 2.5 seconds without any other message. */
export interface Ping extends FromClient {
  type: 'ping';
}

export type ClientMessage = Hello | LookFrom | Play | Confirm | Undo | Restart | Ping;

/** A message from the server. */
export interface FromServer {
  type: string;
}

/** A position on the way, to be shown for a while; it asks nothing. */
export interface Pause {
  /** How many events of the change lead to it. */
  after: number;
  /** What has changed since the view before; the first one of a welcome is whole. */
  patch: Patch;
}

/** An accepted operation and what happened, as this viewer may see it. */
export interface Change {
  version: number;
  kind: LogKind;
  seat: number | null;
  events: GameEvent[];
  /** Empty for clients that take no patches, and for operations of long ago. */
  pauses: Pause[];
}

/** Who is at the table now. */
export interface Presence {
  /** The ids of players with an open socket, seated or not. */
  players: string[];
  /** How many open sockets belong to people without a seat. */
  watchers: number;
  /** Players of this game who have been away so long that others may let a bot play for them. */
  missing: string[];
}

/** The answer to hello. `changes` is what the client missed; null if that is too much, unknown or not asked for. */
export interface Welcome extends FromServer {
  type: 'welcome';
  table: Table;
  presence: Presence;
  version: number;
  seat: number | null;
  /** Null before the game has begun. */
  view: MatchView | null;
  changes: Change[] | null;
}

/** The game has moved on from version `since` to `version`. */
export interface Moved extends FromServer {
  type: 'moved';
  since: number;
  version: number;
  changes: Change[];
  seat: number | null;
  /** Missing if there is a patch. */
  view?: MatchView;
  /** What has changed since the last pause; without one, since the view that this socket was sent last. */
  patch?: Patch;
}

/** The current view without any news: after `look` and after a refusal. */
export interface View extends FromServer {
  type: 'view';
  version: number;
  seat: number | null;
  view: MatchView | null;
}

/** The operation is safely in the log; `version` is the one it made. */
export interface Ack extends FromServer {
  type: 'ack';
  id: string;
  version: number;
  repeated: boolean;
}

/** The message changed nothing; a `view` follows. `id` is null if the message had no readable one. */
export interface Refused extends FromServer {
  type: 'refused';
  id: string | null;
  code: string;
  /** In English. */
  detail: string;
  said: Message;
}

/** The seats, settings or status of the table have changed. */
export interface TableChanged extends FromServer {
  type: 'table';
  table: Table;
}

/** A person came or went. */
export interface PresenceChanged extends FromServer {
  type: 'presence';
  presence: Presence;
}

/** A clock is running: after `left` seconds the server plays for the late seats. Null: it has stopped. */
export interface ClockChanged extends FromServer {
  type: 'clock';
  left: number | null;
}

/** The answer to ping; a client with an older version should say hello again. */
export interface Pong extends FromServer {
  type: 'pong';
  version: number;
}

/** The server is about to close this socket; `retry` says whether to reconnect immediately. */
export interface Bye extends FromServer {
  type: 'bye';
  code: string;
  /** In English. */
  detail: string;
  said: Message;
  retry: boolean;
}

export type ServerMessage = Welcome | Moved | View | Ack | Refused | TableChanged | PresenceChanged | ClockChanged | Pong | Bye;

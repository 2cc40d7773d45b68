/** The messages of a table's socket, both ways: the generated schema, with the page's own names for views. */
import type { GameEvent, MatchView, Table } from './api';
import type * as schema from './schema';

type Refine<T, R> = Omit<T, keyof R> & R;

export type { ClientMessage, Presence } from './schema';
/** What changes the game: answered by ack or refused, and sent again with the same id until it is. */
export type Op = schema.Play | schema.Confirm | schema.Undo | schema.Restart;

/** One accepted operation and what happened. */
export type Change = Refine<schema.Change, { events: GameEvent[] }>;
export type Welcome = Refine<
  schema.Welcome,
  { table: Table; view: MatchView | null; changes: Change[] | null }
>;
export type Moved = Refine<schema.Moved, { view: MatchView; changes: Change[] }>;
export type View = Refine<schema.View, { view: MatchView | null }>;
export type TableChanged = Refine<schema.TableChanged, { table: Table }>;

export type ServerMessage =
  | Welcome
  | Moved
  | View
  | TableChanged
  | schema.Ack
  | schema.Refused
  | schema.PresenceChanged
  | schema.ClockChanged
  | schema.Pong
  | schema.Bye;

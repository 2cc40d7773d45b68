/**
 * A table as this browser knows it: people, the game's view, and the operations under way. An operation keeps its id
 * until it is answered, across lost connections and reloads, so that nothing is lost and nothing happens twice.
 */
import { inParts, type Played } from './parts';
import { patched } from './patch';
import { nonce } from './rest';
import type * as schema from './schema';
import type { Ack, Json, MatchView, Moved, Presence, Refused, ServerMessage, Table } from './schema';
import type { Message } from '$lib/text.svelte';
import { Wire, type Link } from './wire';

/** What happened between two views. `changes` is null when that is not known: then only the view counts. */
export interface News {
  changes: Played[] | null;
  view: MatchView | null;
  seat: number | null;
}

interface TableHandlers {
  news(news: News): void;
  refused(code: string, said: Message): void;
}

/** A clock that runs for all: when it ends by this page's own time, and how long it is. */
export interface Clock {
  until: number;
  seconds: number;
}

/** What changes the game: answered by ack or refused, and sent again with the same id until it is. */
type Op = schema.Play | schema.Confirm | schema.Undo | schema.Restart;
/** An operation before it has its id. */
type Wish<O = Op> = O extends Op ? Omit<O, 'id'> : never;

/** Milliseconds until the server is asked again when it could not save something. */
const AGAIN = 1500;

const keyOf = (id: string) => `op:${id}`;

export class LiveTable {
  table = $state.raw<Table | null>(null);
  presence = $state.raw<Presence>({ players: [], watchers: 0, missing: [] });
  clock = $state.raw<Clock | null>(null);
  link = $state<Link>('connecting');
  /** The operation that has not been answered yet. */
  pending = $state.raw<Op | null>(null);
  /** The server cannot save anything just now: what is under way is sent again until it can. */
  stalled = $state(false);
  /** The server will not have us back. */
  gone = $state<string | null>(null);
  /** The version that the answered operation has led to, until the news of it is here. */
  private awaited: number | null = null;
  private version: number | undefined;
  private seat: number | null | undefined;
  /** The view that this connection brought last, wherever it was seen from: patches start from it. */
  private brought: MatchView | null = null;
  private greeted = false;
  private again = 0;
  private readonly wire: Wire;

  constructor(
    readonly id: string,
    private readonly on: TableHandlers,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    this.pending = kept(id);
    this.wire = new Wire(address, {
      opened: () => this.hello(),
      received: (message) => this.receive(message),
      changed: (link) => this.linked(link),
    });
  }

  start = (): void => this.wire.start();
  stop = (): void => {
    clearTimeout(this.again);
    this.wire.stop();
  };

  /** Who we are has changed: come again, and be seen with our own seats. */
  renew(): void {
    this.greeted = false;
    this.seat = undefined;
    this.wire.renew();
  }

  /** Look from another of the viewer's seats, or as a spectator with null. */
  look(seat: number | null): void {
    this.seat = seat;
    if (this.greeted) this.wire.send({ type: 'look', seat });
  }

  play = (seat: number, decision: number, move: Json, confirm: boolean): void =>
    this.begin({ type: 'play', seat, decision, move, confirm });
  confirm = (seat: number, decision: number): void => this.begin({ type: 'confirm', seat, decision });
  undo = (seat: number): void => this.begin({ type: 'undo', seat });
  restart = (seat: number): void => this.begin({ type: 'restart', seat });

  private begin(wish: Wish): void {
    if (this.pending) return;
    const op = { ...wish, id: nonce() } as Op;
    this.pending = op;
    sessionStorage.setItem(keyOf(this.id), JSON.stringify(op));
    if (this.greeted) this.wire.send(op);
  }

  /** An operation counts as under way until its news is here: else the old question would be put once more. */
  private acknowledged({ id, version }: Ack): void {
    if (id !== this.pending?.id) return;
    sessionStorage.removeItem(keyOf(this.id));
    this.stalled = false;
    if (version > (this.version ?? 0)) this.awaited = version;
    else this.answered();
  }

  private refused({ id, code, said }: Refused): void {
    if (code === 'unavailable') return this.stall();
    this.stalled = false;
    if (id === null || id === this.pending?.id) {
      sessionStorage.removeItem(keyOf(this.id));
      this.answered();
    }
    this.on.refused(code, said);
  }

  /** Nobody knows whether an operation was saved before the database went away: its id tells, once it is back. */
  private stall(): void {
    this.stalled = true;
    clearTimeout(this.again);
    this.again = window.setTimeout(() => {
      if (this.greeted && this.pending) this.wire.send(this.pending);
      else this.hello();
    }, AGAIN);
  }

  private answered(): void {
    this.pending = null;
    this.awaited = null;
  }

  private hello(): void {
    this.wire.send({
      type: 'hello',
      ...(this.version === undefined ? {} : { version: this.version }),
      ...(this.seat === undefined || this.seat === null ? {} : { seat: this.seat }),
      pauses: true,
      lists: true,
    });
  }

  private linked(link: Link): void {
    if (link === 'lost') this.greeted = false;
    if (link !== 'open') this.link = link;
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'moved':
        return this.moved(message);
      case 'view':
        this.brought = message.view;
        if (message.version >= (this.version ?? 0))
          this.take(message.version === this.version ? [] : null, message);
        return;
      case 'ack':
        return this.acknowledged(message);
      case 'refused':
        return this.refused(message);
      case 'table':
        if (message.table.revision >= (this.table?.revision ?? 0)) this.seated(message.table);
        return;
      case 'presence':
        this.presence = message.presence;
        return;
      case 'clock':
        this.clock =
          message.left === null
            ? null
            : { until: performance.now() + message.left * 1000, seconds: message.left };
        return;
      case 'pong':
        if (message.version > (this.version ?? 0)) this.hello();
        return;
      case 'bye':
        if (!message.retry) this.end(message.code);
    }
  }

  /** The seat that we look from may be another player’s now: the order of play has been drawn. */
  private seated(table: Table): void {
    this.table = table;
    if (typeof this.seat === 'number' && !table.seats[this.seat]?.mine) this.renew();
  }

  private welcome(message: schema.Welcome): void {
    this.greeted = true;
    this.stalled = false;
    this.link = 'open';
    this.wire.connected();
    this.table = message.table;
    this.presence = message.presence;
    this.clock = null; // told right after this, when one runs
    this.brought = message.view;
    const { played } = inParts(message.changes ?? [], null, () => message.view);
    this.take(message.changes && played, message);
    if (this.seat === null && message.seat !== null) this.wire.send({ type: 'look', seat: null });
    if (this.pending) this.wire.send(this.pending);
  }

  private moved(message: Moved): void {
    const { view: whole, patch } = message;
    if (!whole && !(this.brought && patch)) return this.hello();
    const { played, view } = inParts(message.changes, this.brought, (seen) =>
      seen && patch ? patched(seen, patch) : (whole ?? null),
    );
    this.brought = view;
    const known = this.version ?? 0;
    if (message.version <= known) return;
    if (message.since > known) return this.hello();
    this.take(
      played.filter((change) => change.version > known),
      { ...message, view },
    );
  }

  /** A view from the seat we no longer look from is old news. */
  private take(
    changes: Played[] | null,
    { version, seat, view }: { version: number; seat: number | null; view: MatchView | null },
  ): void {
    this.seat ??= this.seat === undefined ? seat : null;
    if (seat !== this.seat) return;
    this.version = version;
    // Answered first: what is shown may be answered immediately.
    if (this.awaited !== null && version >= this.awaited) this.answered();
    this.on.news({ changes, view, seat });
  }

  private end(code: string): void {
    this.gone = code;
    this.stop();
  }
}

/** The operation that a page before this one had under way. */
function kept(id: string): Op | null {
  const text = sessionStorage.getItem(keyOf(id));
  return text === null ? null : (JSON.parse(text) as Op);
}

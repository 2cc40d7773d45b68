/**
 * A socket that keeps itself alive: pings after silence, gives up on a silent server, comes back with growing pauses
 * and immediately when the network returns. It knows nothing of the game.
 */
import type { ClientMessage, ServerMessage } from './schema';

const PING_AFTER = 2500;
/** Within ten seconds of a machine's loss one plays on another, so it must be noticed and left before that. */
const STALE_AFTER = 6000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

export type Link = 'connecting' | 'open' | 'lost';

interface WireHandlers {
  /** The socket is open: say hello. */
  opened(): void;
  received(message: ServerMessage): void;
  changed(link: Link): void;
}

export class Wire {
  private socket: WebSocket | null = null;
  private heard = 0;
  private spoke = 0;
  private pause = FIRST_PAUSE;
  private retry = 0;
  private pulse = 0;
  private stopped = false;
  private readonly listening = new AbortController();

  constructor(
    private readonly address: string,
    private readonly on: WireHandlers,
  ) {}

  start(): void {
    const { signal } = this.listening;
    addEventListener('online', () => this.hurry(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.hurry(), { signal });
    this.pulse = window.setInterval(() => this.beat(), 500);
    this.open();
  }

  stop(): void {
    this.stopped = true;
    this.listening.abort();
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    this.socket?.close(1000);
  }

  /** Whether it went out; what could not go is the caller's to repeat after the next hello. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.spoke = Date.now();
    return true;
  }

  /** The server is there and answers. */
  connected(): void {
    this.pause = FIRST_PAUSE;
  }

  /** Connect again: the server knows a socket by the cookies it was opened with. */
  renew(): void {
    const old = this.socket;
    this.open();
    old?.close(1000);
  }

  private open(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      this.heard = Date.now();
      this.on.opened();
      this.on.changed('open');
    };
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      const said = JSON.parse(String(data)) as ServerMessage | ServerMessage[];
      for (const message of Array.isArray(said) ? said : [said]) this.on.received(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private lost(): void {
    this.socket = null;
    if (this.stopped) return;
    this.on.changed('lost');
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 1.8, LONGEST_PAUSE);
  }

  /** The network may be back, or the page is looked at again: do not wait. */
  private hurry(): void {
    if (this.socket) return this.beat();
    this.pause = FIRST_PAUSE;
    this.open();
  }

  private beat(): void {
    const now = Date.now();
    if (!this.socket) return;
    if (now - this.heard > STALE_AFTER) {
      const silent = this.socket;
      this.lost();
      silent.close();
    } else if (now - Math.max(this.heard, this.spoke) > PING_AFTER) this.send({ type: 'ping' });
  }
}

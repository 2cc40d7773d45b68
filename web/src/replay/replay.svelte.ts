/** A game to look back on: all its moves, the position after each, forwards and backwards at any speed. */
import { go } from '../app/router.svelte';
import type { Frame, GameEvent, Step, Table } from '../net/schema';
import { server } from '../net/rest';
import { Positions } from './positions';

/** Milliseconds a move. */
export const SPEEDS = [2000, 1200, 700, 350] as const;

export class Replay {
  n = $state(0);
  of = $state(0);
  at = $state.raw<Frame | null>(null);
  /** What happened with the entry on show. */
  events = $state.raw<GameEvent[]>([]);
  steps = $state.raw<Step[]>([]);
  begin = $state.raw<GameEvent[]>([]);
  playing = $state(false);
  speed = $state<number>(SPEEDS[1]);
  private timer = 0;
  /** The seat that the history was told to: positions are seen from there, too. */
  private seat: number | null = null;
  private readonly positions = new Positions((n, since) => server.reel(this.id, n, since, this.seat));

  constructor(readonly table: Table) {}

  get id(): string {
    return this.table.id;
  }

  /** Entries at which the game stands still for a look: moves of players, and the beginning. */
  readonly stops = $derived([0, ...this.steps.filter((step) => step.seat !== null).map((step) => step.n)]);

  get survey(): unknown {
    return this.at?.survey ?? null;
  }

  async open(n: number | null): Promise<void> {
    const history = await server.history(this.id, null);
    this.seat = history.seat;
    this.begin = history.begin;
    this.steps = history.steps;
    this.of = history.steps.at(-1)?.n ?? 0;
    await this.show(Math.min(n ?? this.of, this.of));
  }

  close(): void {
    this.pause();
  }

  /** Show the position after n entries; the latest wish wins. */
  async show(n: number): Promise<void> {
    this.n = Math.max(0, Math.min(this.of, n));
    const wanted = this.n;
    go(`/t/${this.id}/replay/${wanted}`, true);
    const at = await this.positions.at(wanted);
    if (this.n !== wanted) return;
    this.at = at;
    this.events = this.steps[wanted - 1]?.events ?? [];
    const after = this.stops.find((stop) => stop > wanted);
    if (after !== undefined) void this.positions.at(after);
  }

  /** To the next or the last stop. */
  step(by: 1 | -1): void {
    const next =
      by > 0 ? this.stops.find((stop) => stop > this.n) : this.stops.findLast((stop) => stop < this.n);
    if (next === undefined) this.pause();
    else void this.show(next);
  }

  play(): void {
    if (this.n >= (this.stops.at(-1) ?? 0)) void this.show(0);
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.playing) return;
      this.step(1);
      if (this.playing) this.tick();
    }, this.speed);
  }
}

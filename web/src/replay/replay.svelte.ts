/** A game to look back on: all its moves, the position after each, forwards and backwards at any speed. */
import { go } from '../app/router.svelte';
import type { At, GameEvent, Step, Table } from '../net/schema';
import { server } from '../net/rest';
import { remembered } from '$lib/memo';

/** Milliseconds a move. */
export const SPEEDS = [2000, 1200, 700, 350] as const;

export class Replay {
  n = $state(0);
  of = $state(0);
  at = $state.raw<At | null>(null);
  survey = $state.raw<unknown>(null);
  steps = $state.raw<Step[]>([]);
  begin = $state.raw<GameEvent[]>([]);
  playing = $state(false);
  speed = $state<number>(SPEEDS[1]);
  private timer = 0;

  constructor(readonly table: Table) {}

  get id(): string {
    return this.table.id;
  }

  /** Entries at which the game stands still for a look: moves of players, and the beginning. */
  readonly stops = $derived([0, ...this.steps.filter((step) => step.seat !== null).map((step) => step.n)]);

  async open(n: number | null): Promise<void> {
    const history = await server.history(this.id, null);
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
    const [at, survey] = await Promise.all([this.fetch(wanted), this.measure(wanted)]);
    if (this.n !== wanted) return;
    this.at = at;
    this.survey = survey;
    const after = this.stops.find((stop) => stop > wanted);
    if (after !== undefined) void this.fetch(after);
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

  private readonly fetch = remembered((n: number) => server.at(this.id, n, null));

  private readonly measure = remembered((n: number) =>
    server.survey(this.id, n).then(
      ({ survey }) => survey,
      () => null,
    ),
  );
}

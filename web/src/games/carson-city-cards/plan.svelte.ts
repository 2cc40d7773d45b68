/** What a player has in mind before it is said: a bid, a card of the market, a place in the city. */
import type { Spot } from '../western/city/geometry';
import type { Seat } from './terms';
import type { Card, Character, Move } from './types';

interface Planned {
  bid: number | null;
  card: Card | null;
  spot: Spot | null;
}

export class Plan {
  bid = $state<number | null>(null);
  card = $state<Card | null>(null);
  spot = $state.raw<Spot | null>(null);
  /** A place that is pointed at and not yet chosen. */
  pointed = $state.raw<Spot | null>(null);
  /** What a hint would do, and where a card that it would take would lie. */
  hinted = $state.raw<Move | null>(null);
  /** The player's own plan, while a hint's is looked at. */
  private own = $state.raw<Planned | null>(null);
  foreseen = $state.raw<({ card: Card } & Spot) | null>(null);
  /** Characters about whom the viewer does not want to be asked in this era. */
  muted = $state.raw<readonly string[]>([]);
  private decision: number | null = null;

  constructor(private readonly id: string) {
    this.muted = JSON.parse(sessionStorage.getItem(this.key) ?? '[]') as string[];
  }

  private get key(): string {
    return `muted:${this.id}`;
  }

  /** Start over when a question is asked, unless it is still the same one. */
  follow(decision: number | null): void {
    if (decision === this.decision) return;
    this.decision = decision;
    this.bid = null;
    this.card = null;
    this.spot = null;
    this.pointed = null;
    this.own = null;
    this.dismiss();
  }

  /** Whether what is in mind is only a hint's: it is seen, and cannot be played before the player chooses it. */
  get lent(): boolean {
    return this.own !== null;
  }

  /** The player has chosen something. */
  choose(planned: Partial<Planned>): void {
    this.own = null;
    Object.assign(this, planned);
  }

  /** No hint is looked at any more: the player's own plan comes back. */
  dismiss(): void {
    if (this.own) this.choose(this.own);
    this.hinted = null;
    this.foreseen = null;
  }

  /** Have a hint's move in mind, as if it had been pointed out on the table; `then` is what belongs to it. */
  lend(move: Move, then: Move | undefined): void {
    this.own ??= { bid: this.bid, card: this.card, spot: this.spot };
    this.bid = move.type === 'bid' ? move.value : null;
    this.card = move.type === 'take' ? move.card : null;
    this.spot = move.type === 'place' ? move : null;
    this.hinted = move;
    this.foreseen =
      move.type === 'take' && then?.type === 'place'
        ? { card: move.card, row: then.row, col: then.col }
        : null;
  }

  private static entry(seat: Seat, era: string, character: Character): string {
    return `${seat} ${era} ${character}`;
  }

  mute(seat: Seat, era: string, character: Character): void {
    this.keep([...this.muted, Plan.entry(seat, era, character)]);
  }

  /** Be asked again. */
  unmute(seat: Seat, era: string): void {
    this.keep(this.muted.filter((entry) => !entry.startsWith(`${seat} ${era} `)));
  }

  isMuted(seat: Seat, era: string, character: Character): boolean {
    return this.muted.includes(Plan.entry(seat, era, character));
  }

  private keep(muted: readonly string[]): void {
    this.muted = muted;
    sessionStorage.setItem(this.key, JSON.stringify(muted));
  }
}

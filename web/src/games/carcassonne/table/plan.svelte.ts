/**
 * The turn that a player has in mind: which tile, where, how turned. Kept for the question it answers, so that it
 * outlives a lost connection and a reload.
 */
import { openCells } from '../board/placing';
import type { Turn } from '../terms';
import type { CarcassonneView, Kind } from '../types';

interface Planned {
  tile: Kind | null;
  aim: string | null;
  turn: Turn;
}
interface Kept extends Planned {
  decision: number;
}

export class Plan {
  /** The tile of a hand; null where there is only one. */
  tile = $state.raw<Kind | null>(null);
  aim = $state.raw<string | null>(null);
  turn = $state.raw<Turn>(0);
  /** The player's own plan, while a hint's is looked at. */
  private own = $state.raw<Planned | null>(null);
  private decision: number | null = null;

  constructor(private readonly id: string) {}

  private key(seat: number): string {
    return `plan:${this.id}:${seat}`;
  }

  /** Take up what was planned for the seat that is asked, or start over. */
  follow(seat: number, decision: number, view: CarcassonneView): void {
    if (decision === this.decision) return;
    this.decision = decision;
    this.own = null;
    const kept = this.kept(seat);
    const same = kept?.decision === decision ? kept : null;
    this.tile = same ? same.tile : firstPlayable(view, seat);
    this.aim = same ? same.aim : null;
    this.turn = same ? same.turn : 0;
  }

  /** Whether what is in mind is only a hint's: it is seen, and cannot be laid before the player chooses it. */
  get lent(): boolean {
    return this.own !== null;
  }

  /** Show what a hint would do. */
  lend(planned: Planned): void {
    this.own ??= { tile: this.tile, aim: this.aim, turn: this.turn };
    Object.assign(this, planned);
  }

  /** The player has chosen something. */
  choose(planned: Partial<Planned>): void {
    this.own = null;
    Object.assign(this, planned);
  }

  /** No hint is looked at any more: the player's own plan comes back. */
  restore(): void {
    if (this.own) this.choose(this.own);
  }

  save(seat: number): void {
    if (this.decision === null || this.lent) return;
    const kept: Kept = { decision: this.decision, tile: this.tile, aim: this.aim, turn: this.turn };
    sessionStorage.setItem(this.key(seat), JSON.stringify(kept));
  }

  private kept(seat: number): Kept | null {
    const text = sessionStorage.getItem(this.key(seat));
    return text === null ? null : (JSON.parse(text) as Kept);
  }
}

/** The first tile in hand that fits somewhere. */
function firstPlayable(view: CarcassonneView, seat: number): Kind | null {
  const hand = view.hands?.[seat];
  if (!Array.isArray(hand)) return null;
  return hand.find((kind) => openCells(view.moves, kind).length) ?? hand[0] ?? null;
}

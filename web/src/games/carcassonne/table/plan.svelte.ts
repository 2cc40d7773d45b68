/**
 * The turn that a player has in mind: which tile, where, how turned. Kept for the question it answers, so that it
 * outlives a lost connection and a reload.
 */
import { openCells } from '../board/placing';
import type { Turn } from '../terms';
import type { CarcassonneView, Kind } from '../types';

interface Kept {
  decision: number;
  tile: Kind | null;
  aim: string | null;
  turn: Turn;
}

export class Plan {
  /** The tile of a hand; null where there is only one. */
  tile = $state.raw<Kind | null>(null);
  aim = $state.raw<string | null>(null);
  turn = $state.raw<Turn>(0);
  private decision: number | null = null;

  constructor(private readonly id: string) {}

  private key(seat: number): string {
    return `plan:${this.id}:${seat}`;
  }

  /** A question is put to a seat: take up what was planned for it, or begin anew. */
  follow(seat: number, decision: number, view: CarcassonneView): void {
    if (decision === this.decision) return;
    this.decision = decision;
    const kept = this.kept(seat);
    const same = kept?.decision === decision ? kept : null;
    this.tile = same ? same.tile : firstPlayable(view, seat);
    this.aim = same ? same.aim : null;
    this.turn = same ? same.turn : 0;
  }

  save(seat: number): void {
    if (this.decision === null) return;
    const kept: Kept = { decision: this.decision, tile: this.tile, aim: this.aim, turn: this.turn };
    sessionStorage.setItem(this.key(seat), JSON.stringify(kept));
  }

  private kept(seat: number): Kept | null {
    const text = sessionStorage.getItem(this.key(seat));
    return text === null ? null : (JSON.parse(text) as Kept);
  }
}

/** The first tile of one's hand that fits somewhere. */
function firstPlayable(view: CarcassonneView, seat: number): Kind | null {
  const hand = view.hands?.[seat];
  if (!Array.isArray(hand)) return null;
  return hand.find((kind) => openCells(view.moves, kind).length) ?? hand[0] ?? null;
}

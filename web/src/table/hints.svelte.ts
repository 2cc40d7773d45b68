/**
 * Hints at a table: what the strongest level would do now, which of its moves is being looked at (the boards mark it),
 * and carrying one out with everything that belongs to it.
 */
import { attempt } from '../app/trouble';
import type { Advice, Explanation, Json, MatchView } from '../net/schema';
import { server } from '../net/rest';

/** What hints need of a table. */
interface Asked {
  readonly id: string;
  readonly seat: number | null;
  readonly shown: MatchView | null;
  play(move: Json, ends: boolean): void;
  confirm(): void;
}

/** Whether two written moves are the same. */
export const sameMove = (a: object, b: object): boolean => written(a) === written(b);
const written = (move: object): string =>
  JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)));

export class Hints {
  open = $state(false);
  found = $state.raw<Explanation | null>(null);
  /** Whether that is a first opinion, and a better one is on its way. */
  rough = $state(false);
  /** Which of the moves is looked at. */
  chosen = $state(0);
  /** Which of them the pointer is over: it is marked on the boards, and the list stays as it is. */
  pointed = $state<number | null>(null);
  /** How much of the bottom of the screen the panel covers. */
  cover = $state(0);
  private decision: number | null = null;
  /** What is still to be played of a decision that was taken over; null when there is none under way. */
  private rest: Json[] | null = null;

  constructor(private readonly table: Asked) {}

  /** The moves to mark on the boards, one after the other. */
  readonly looked = $derived.by<Json[]>(() => {
    const advice = this.open ? this.found?.best[this.pointed ?? this.chosen] : undefined;
    return advice ? movesOf(advice) : [];
  });

  /** Ask for a first opinion and a thorough one. An answer to an earlier question is of no use. */
  async ask(): Promise<void> {
    const { table } = this;
    const decision = table.shown?.decision ?? null;
    this.open = true;
    this.found = null;
    this.chosen = 0;
    this.pointed = null;
    this.decision = decision;
    this.rough = true;
    void server.explain(table.id, table.seat, true).then(
      (first) => this.rough && this.decision === decision && this.show(first),
      () => null, // the thorough one says what is wrong
    );
    const answer = await attempt(() => server.explain(table.id, table.seat));
    if (this.decision !== decision) return;
    this.rough = false;
    if (answer) this.show(answer);
    else this.close();
  }

  /** Show an answer; the move being looked at stays selected, unless it was only the best of the first answer. */
  private show(answer: Explanation): void {
    const looked = this.chosen ? this.found?.best[this.chosen]?.move : undefined;
    const kept = looked ? answer.best.findIndex(({ move }) => sameMove(move, looked)) : -1;
    this.found = answer;
    this.chosen = Math.max(kept, 0);
    this.pointed = null;
  }

  close(): void {
    this.open = false;
    this.found = null;
    this.rough = false;
    this.cover = 0;
    this.decision = null;
  }

  /** Play a move and what belongs to it. */
  take(advice: Advice): void {
    const [first, ...rest] = movesOf(advice);
    this.close();
    this.rest = rest;
    if (first) this.table.play(first, !rest.length);
  }

  /** The position on show is another one: an old hint goes, a decision under way goes on. */
  follow(view: MatchView, asks: 'move' | 'confirm' | null): void {
    if (this.open && (asks !== 'move' || view.decision !== this.decision)) this.close();
    if (this.rest === null || asks === null) return;
    const [next, ...rest] = this.rest;
    const legal = (view.view as { moves?: object[] }).moves ?? [];
    if (asks === 'move' && next && legal.some((move) => sameMove(move, next))) {
      this.rest = rest;
      this.table.play(next, !rest.length);
    } else {
      this.rest = null;
      if (asks === 'confirm') this.table.confirm();
    }
  }
}

const movesOf = ({ move, then }: Advice): Json[] => [move, ...then];

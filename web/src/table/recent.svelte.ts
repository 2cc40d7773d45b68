/**
 * What has happened since this viewer acted last. The boards keep it marked until they act again, and it can be shown
 * once more.
 */
import type { Played } from '../net/parts';
import type { GameEvent, MatchView, Step } from '../net/schema';

export class Recent {
  /** What others did and what came of it, since then. */
  events = $state.raw<GameEvent[]>([]);
  /** Where showing it again begins: a view, or the number of moves made before. */
  private from: MatchView | number = 0;
  private changes: Played[] = [];

  /** Add what has happened; events that answer a move of `mine` start a new list. */
  follow(before: MatchView, changes: Played[], mine: readonly number[]): void {
    const [first, ...rest] = changes;
    if (!first || !mine.length) return;
    const own = first.seat !== null && mine.includes(first.seat);
    if (own || !this.changes.length) this.from = before;
    this.changes = own ? changes : [...this.changes, ...changes];
    const told = own
      ? [...byOthers(first, mine), ...rest.flatMap(({ events }) => events)]
      : eventsOf(changes);
    this.events = own ? told : [...this.events, ...told];
  }

  /** The same, read from all that has happened; `late` came after that and was followed. */
  recall(steps: readonly Step[], mine: readonly number[], late: readonly Played[] = []): void {
    const own = ({ seat }: { seat: number | null }) => seat !== null && mine.includes(seat);
    if (late.some(own)) return;
    const last = steps.findLastIndex(own);
    this.from = last + 1;
    this.changes = mine.length ? [...steps.slice(last + 1).map(unseen), ...late] : [];
    this.events = eventsOf(this.changes);
  }

  /** Everything needed to show it again; `at` finds the view after a number of moves. */
  async story(at: (n: number) => Promise<MatchView>): Promise<[MatchView, Played[]] | null> {
    const { from } = this;
    if (!this.changes.length) return null;
    if (typeof from !== 'number') return [from, this.changes];
    const before = await at(from);
    const seen: Played[] = [];
    for (const [i, change] of this.changes.entries())
      seen.push(
        change.parts.length
          ? change
          : { ...change, parts: [{ events: change.events, view: await at(from + i + 1) }] },
      );
    return [before, seen];
  }
}

/** A step of the history, whose view has to be asked for. */
const unseen = ({ seat, events }: Step): Played => ({ version: 0, seat, events, parts: [] });

const eventsOf = (changes: readonly Played[]): GameEvent[] => changes.flatMap(({ events }) => events);

/** What follows from a move, for any player. */
const OUTCOMES = new Set(['scored', 'returned']);

/** What followed from the viewer's own move, without the move. */
const byOthers = ({ events }: Played, mine: readonly number[]): GameEvent[] =>
  events.filter(
    (event) => OUTCOMES.has(event.type) || !mine.includes((event as { seat?: number }).seat ?? -1),
  );

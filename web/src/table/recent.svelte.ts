/**
 * What has happened since this viewer acted last. The boards keep it marked until they act again, and it can be shown
 * once more.
 */
import type { Change, GameEvent, MatchView, Step } from '../net/schema';

export class Recent {
  /** What others did and what came of it, since then. */
  events = $state.raw<GameEvent[]>([]);
  /** Where showing it again begins: a view, or the number of moves made before. */
  private from: MatchView | number = 0;
  private changes: Change[] = [];

  /** More has happened. What answers an act of `mine` begins anew. */
  follow(before: MatchView, changes: Change[], mine: readonly number[]): void {
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
  recall(steps: readonly Step[], mine: readonly number[], late: readonly Change[] = []): void {
    const own = ({ seat }: { seat: number | null }) => seat !== null && mine.includes(seat);
    if (late.some(own)) return;
    const last = steps.findLastIndex(own);
    const since = mine.length ? [...steps.slice(last + 1), ...late] : [];
    this.from = last + 1;
    this.changes = since.map(({ seat, events }) => ({ version: 0, kind: 'play', seat, events }));
    this.events = eventsOf(this.changes);
  }

  /** Everything for showing it again; `at` finds the view after so many moves. */
  async story(at: (n: number) => Promise<MatchView | undefined>): Promise<[MatchView, Change[]] | null> {
    const { from, changes } = this;
    const view = typeof from === 'number' ? await at(from) : from;
    return view && changes.length ? [view, changes] : null;
  }
}

const eventsOf = (changes: readonly Change[]): GameEvent[] => changes.flatMap(({ events }) => events);

/** What comes of an act, whoever it concerns. */
const OUTCOMES = new Set(['scored', 'returned']);

/** What came of one's own act, without the act. */
const byOthers = ({ events }: Change, mine: readonly number[]): GameEvent[] =>
  events.filter(
    (event) => OUTCOMES.has(event.type) || !mine.includes((event as { seat?: number }).seat ?? -1),
  );

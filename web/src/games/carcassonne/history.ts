/** What has happened at a table of Carcassonne, turn by turn, from the events that the server tells. */
import type { GameEvent } from '../../net/schema';
import type { Seat } from './terms';
import type { CarcassonneEvent, Claimed, Placed, Scored, SetAside } from './types';

/** One feature that gave points, to one player or several. */
export interface Award {
  seats: Seat[];
  fact: Scored;
}

export type LogItem =
  | { kind: 'turn'; placed: Placed; claimed: Claimed | null; awards: Award[] }
  | { kind: 'aside'; aside: SetAside }
  | { kind: 'final'; awards: Award[] }
  /** Points without their turn: news that begin in the middle of one. */
  | { kind: 'points'; awards: Award[] };

export const asEvents = (events: readonly GameEvent[]): CarcassonneEvent[] => events as CarcassonneEvent[];

const sameFeature = (a: Scored, b: Scored): boolean =>
  a.feature === b.feature && String(a.places) === String(b.places) && String(a.city) === String(b.city);

/** Scores with equal facts are one award to several players. */
export function awardsOf(scores: readonly Scored[]): Award[] {
  const awards: Award[] = [];
  for (const fact of scores) {
    const shared = awards.find((award) => sameFeature(award.fact, fact) && !award.seats.includes(fact.seat));
    if (shared) shared.seats.push(fact.seat);
    else awards.push({ seats: [fact.seat], fact });
  }
  return awards;
}

/** The log: a line for each turn, for each tile set aside, and one for the final scoring. */
export function logOf(events: readonly CarcassonneEvent[]): LogItem[] {
  const items: LogItem[] = [];
  const scores = new Map<LogItem, Scored[]>();
  const add = (item: LogItem) => items.push(item);
  for (const event of events) {
    const last = items.at(-1);
    if (event.type === 'placed') add({ kind: 'turn', placed: event, claimed: null, awards: [] });
    else if (event.type === 'set_aside') add({ kind: 'aside', aside: event });
    else if (event.type === 'claimed' && last?.kind === 'turn') last.claimed = event;
    else if (event.type === 'scored') {
      if (!event.complete && last?.kind !== 'final') add({ kind: 'final', awards: [] });
      else if (!last || last.kind === 'aside') add({ kind: 'points', awards: [] });
      const item = items.at(-1) as LogItem;
      scores.set(item, [...(scores.get(item) ?? []), event]);
    }
  }
  for (const [item, facts] of scores) if (item.kind !== 'aside') item.awards = awardsOf(facts);
  return items;
}

/** What has happened at a table of the Card Game: the log, and what became of the cards of this round's market. */
import type { GameEvent } from '../../net/schema';
import type { Seat } from './terms';
import type { Card, CardsEvent, CardsView, Character, Era, TerrainId } from './types';

export type LogItem =
  | { kind: 'round'; era: Era; round: number }
  | { kind: 'bids'; bids: { seat: Seat; value: number; bonus: number }[] }
  | { kind: 'card'; seat: Seat; card: Card; placed: boolean; aside: boolean }
  | { kind: 'used'; seat: Seat; character: Character; bonus: number }
  | { kind: 'sold'; seat: Seat; card: TerrainId }
  | { kind: 'skull'; character: Character }
  | { kind: 'chosen'; seat: Seat; character: Character | null }
  | { kind: 'removed'; card: Card }
  | { kind: 'ended'; winners: Seat[] };

export const asEvents = (events: readonly GameEvent[]): CardsEvent[] => events as CardsEvent[];

/** The log: a heading for each round, its bids in one line, then a line for each thing that was done. */
export function logOf(events: readonly CardsEvent[]): LogItem[] {
  const items: LogItem[] = [];
  for (const event of events) {
    const last = items.at(-1);
    if (event.type === 'round') items.push({ kind: 'round', era: event.era, round: event.round });
    else if (event.type === 'bid') {
      const { seat, value, bonus } = event;
      if (last?.kind === 'bids') last.bids.push({ seat, value, bonus });
      else items.push({ kind: 'bids', bids: [{ seat, value, bonus }] });
    } else if (event.type === 'taken')
      items.push({ kind: 'card', seat: event.seat, card: event.card, placed: false, aside: false });
    else if (event.type === 'placed' || event.type === 'set_aside') {
      const item = items.findLast((one) => one.kind === 'card' && one.card === event.card);
      if (item?.kind === 'card') item[event.type === 'placed' ? 'placed' : 'aside'] = true;
    } else if (event.type === 'used')
      items.push({ kind: 'used', seat: event.seat, character: event.character, bonus: event.bonus ?? 0 });
    else if (event.type === 'sold') items.push({ kind: 'sold', seat: event.seat, card: event.card });
    else if (event.type === 'skull') items.push({ kind: 'skull', character: event.character });
    else if (event.type === 'chosen')
      items.push({ kind: 'chosen', seat: event.seat, character: event.character });
    else if (event.type === 'removed') items.push({ kind: 'removed', card: event.card });
    else if (event.type === 'ended') items.push({ kind: 'ended', winners: event.winners });
  }
  return items;
}

/** A place of the market: the card that lies or lay there, and who has taken it. */
interface Slot {
  card: Card;
  by: Seat | null;
}

/** The events of the round that goes on. */
function thisRound(events: readonly CardsEvent[]): readonly CardsEvent[] {
  return events.slice(events.findLastIndex((event) => event.type === 'round') + 1);
}

/** The market of this round with the cards that were taken from it. */
export function slotsOf(view: CardsView, events: readonly CardsEvent[]): Slot[] {
  const round = thisRound(events);
  const taken = new Map<Card, Seat>();
  const lain = new Map<number, Card>();
  for (const event of round) {
    if (event.type === 'character') lain.set(0, event.character);
    else if (event.type === 'laid_out') lain.set(event.position, event.card);
    else if (event.type === 'taken') taken.set(event.card, event.seat);
  }
  const size = Math.max(view.market.length, ...[...lain.keys()].map((i) => i + 1));
  const slots: Slot[] = [];
  for (let i = 0; i < size; i++) {
    const lying = view.market[i];
    const card = lying ?? lain.get(i);
    if (lying) slots.push({ card: lying, by: null });
    else if (card && taken.has(card)) slots.push({ card, by: taken.get(card) ?? null });
  }
  return slots;
}

/** A character that raised a bid, and by how much. */
export interface Raise {
  character: Character;
  bonus: number;
}

/** What raised a player's bid in this round, in the order of use. */
export const raisesOf = (events: readonly CardsEvent[], seat: Seat): Raise[] =>
  thisRound(events).flatMap((event) =>
    event.type === 'used' && event.seat === seat && event.bonus
      ? [{ character: event.character, bonus: event.bonus }]
      : [],
  );

/** What a player took in this round. */
export const takenBy = (events: readonly CardsEvent[], seat: Seat): Card[] =>
  thisRound(events).flatMap((event) => (event.type === 'taken' && event.seat === seat ? [event.card] : []));

/** What plays out before a new position is shown: all bids turned over together, then the others taking their cards. */
import type { Change, MatchView } from '../../net/schema';
import type { Scene } from '../registry';
import { isCharacter } from './deck';
import { asEvents } from './history';
import { LINES } from './terms';
import type { CardsEvent, CardsView, Player } from './types';

const REVEAL = 2600;
const TAKE = 700;
const LAY = 500;
const LINE = 800;

/** The view with one more thing that happened. */
export function grown(view: CardsView, event: CardsEvent): CardsView {
  const change = (seat: number, how: (player: Player) => Partial<Player>): CardsView => ({
    ...view,
    players: view.players.map((one, i) => (i === seat ? { ...one, ...how(one) } : one)),
  });
  if (event.type === 'bid')
    return change(event.seat, (one) => ({
      bid: event.value,
      bonus: event.bonus,
      chosen: true,
      hand: one.hand.filter((value) => value !== event.value),
      spent: one.spent.includes(event.value) ? one.spent : [...one.spent, event.value],
    }));
  if (event.type === 'order') return { ...view, order: event.order, reached: 0 };
  if (event.type === 'taken') {
    const { card } = event;
    const next = change(event.seat, (one) =>
      isCharacter(card)
        ? { characters: [...one.characters, { id: card, turned: false }] }
        : one.cards
          ? { cards: [...one.cards, card] }
          : {},
    );
    const place = view.order.indexOf(event.seat);
    return {
      ...next,
      market: view.market.map((one) => (one === card ? null : one)),
      reached: place < 0 ? view.reached : place + 1,
      turn: event.seat,
    };
  }
  if (event.type === 'placed')
    return change(event.seat, (one) => {
      if (!one.city || one.city.cards.some((laid) => laid.card === event.card)) return {};
      const { card, row, col } = event;
      return { city: { ...one.city, cards: [...one.city.cards, { card, row, col }] } };
    });
  return view;
}

export function scenes(before: MatchView, changes: Change[], after: MatchView): Scene[] {
  const events = asEvents(changes.flatMap((change) => change.events));
  if (events.some((event) => event.type === 'undone')) return [];
  let view: CardsView = { ...(before.view as CardsView), moves: [] };
  /** One's own cards need no showing. */
  const own = before.asks ? view.turn : null;
  const found: Scene[] = [];
  const told: CardsEvent[] = [];
  /** While bids are turned over, nothing else gives them away. */
  let hidden: CardsView | null = null;
  const add = (ms: number, shown: CardsView) =>
    found.push({
      view: { ...before, asks: null, can_undo: false, view: shown },
      events: [...told] as never,
      ms,
    });
  for (const [i, event] of events.entries()) {
    if (event.type === 'round') break;
    if (event.type === 'bid') hidden ??= view;
    view = grown(view, event);
    told.push(event);
    const next = events[i + 1];
    if (event.type === 'bid' && next?.type !== 'bid') add(REVEAL, hidden ?? view);
    const shows = event.type === 'taken' ? next?.type !== 'placed' : event.type === 'placed';
    if (shows && 'seat' in event && event.seat !== own)
      add(event.type === 'placed' && events[i - 1]?.type !== 'taken' ? LAY : TAKE, view);
  }
  return after.over ? [...found, ...scoring(after)] : found;
}

/** At the end every line of the score pad that gave somebody something, one after the other. */
function scoring(after: MatchView): Scene[] {
  const { players } = after.view as CardsView;
  const view = { ...after, asks: null, over: false };
  return LINES.flatMap(([line], i) =>
    players.some(({ lines }) => lines?.[i])
      ? [{ view, events: [{ type: 'line', line }] as never, ms: LINE }]
      : [],
  );
}

/** The line of the score pad that a scene shows. */
export function sceneLine(scene: Scene | null): string | null {
  const [event] = (scene?.events ?? []) as { type: string; line?: string }[];
  return event?.type === 'line' ? (event.line ?? null) : null;
}

/** Whether a scene is the turning over of the bids. */
export const isReveal = (scene: Scene | null): boolean =>
  scene !== null && asEvents(scene.events).at(-1)?.type === 'bid';

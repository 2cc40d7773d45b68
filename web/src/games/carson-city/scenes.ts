/** What plays out between two positions: one happening after another, each with the position as it then is. */
import type { MatchView } from '../../net/api';
import type { Change } from '../../net/messages';
import type { Scene } from '../registry';
import { asEvents, isParcel, type CityEvent, type CityView, type PlayerFacts, type Target } from './types';

/** How long each happening is shown at the calm pace; what is not here is not shown by itself. */
const MS: Record<string, number> = {
  picked: 900,
  claimed: 600,
  placed: 650,
  passed: 600,
  locked: 500,
  moved: 450,
  taken_back: 450,
  square: 450,
  duel: 1500,
  shot: 900,
  duel_won: 2200,
  money: 800,
  scored: 900,
  roads: 700,
  road: 600,
  ammunition: 800,
  bought: 1000,
  built: 1100,
  kept: 700,
  renounced: 700,
  hired: 800,
  waits: 700,
  doubles: 900,
  income: 950,
  raided: 1300,
  consent_asked: 900,
  consent: 1000,
  spent: 700,
  closed: 700,
  round: 900,
};

export function scenes(before: MatchView, changes: Change[], after: MatchView): Scene[] {
  const events = asEvents(changes.flatMap((change) => change.events));
  if (events.some((event) => event.type === 'undone')) return [];
  // Whoever is in the middle of an answer is not held up by what others do meanwhile.
  if (after.asks && before.decision === after.decision) return [];
  const own = before.asks === 'move' && changes.length ? changes[0]?.seat : null;
  let view = before.view as CityView;
  const found: Scene[] = [];
  let duel: CityEvent[] = [];
  events.forEach((event, i) => {
    view = grown(view, event);
    if (event.type === 'duel') duel = [event];
    else if (['shot', 'duel_won'].includes(event.type))
      duel = [...(duel.length ? duel : begunBefore(events.slice(i))), event];
    else if (event.type !== 'cowboy_home') duel = [];
    const ms = MS[event.type];
    // What somebody does at this very screen needs no replay.
    if (!ms || (i === 0 && event.seat === own)) return;
    const busy = { ...view, moves: [], question: null };
    const shown: MatchView = { ...before, asks: null, can_undo: false, view: busy, over: after.over };
    const told = duel.length ? [...duel.filter((one) => one !== event), event] : [event];
    found.push({ view: shown, events: told as never, ms });
  });
  return found;
}

/** A duel that was announced earlier: somebody had to confirm it, or to choose a tile. */
export function begunBefore(events: CityEvent[]): CityEvent[] {
  const end = events.findIndex((event) => event.type !== 'shot');
  const shots = events.slice(0, end < 0 ? events.length : end);
  const seats = shots.flatMap(({ seat }) => (seat === undefined ? [] : [seat])).toSorted((a, b) => a - b);
  return shots[0]?.target ? [{ type: 'duel', target: shots[0].target, seats }] : [];
}

/** The event a scene is about. */
export const sceneEvent = (scene: Scene | null): CityEvent | null =>
  scene ? (asEvents(scene.events).at(-1) ?? null) : null;

/** The events of the duel that a scene shows. */
export const sceneDuel = (scene: Scene | null): CityEvent[] => {
  const events = scene ? asEvents(scene.events) : [];
  return events[0]?.type === 'duel' ? events : [];
};

const SEATED = (
  view: CityView,
  seat: number | undefined,
  change: (player: PlayerFacts) => Partial<PlayerFacts>,
) => view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player));

/** A view with one thing more having happened; the true view follows soon and is right in everything. */
export function grown(view: CityView, event: CityEvent): CityView {
  const { seat = -1, target, parcel } = event;
  const paid = (amount: number) => SEATED(view, seat, (player) => ({ money: player.money + amount }));
  switch (event.type) {
    case 'money':
      return { ...view, players: paid(event.amount ?? 0) };
    case 'income':
      return { ...view, players: paid(event.amount ?? 0) };
    case 'raided':
      return { ...view, players: paid(event.share ?? 0) };
    case 'scored':
      return {
        ...view,
        players: SEATED(view, seat, (player) => ({ points: player.points + (event.points ?? 0) })),
      };
    case 'spent':
      return {
        ...view,
        players: SEATED(view, seat, (player) => ({
          money: player.money - (event.amount ?? 0),
          points: player.points + (event.points ?? 0),
        })),
      };
    case 'roads':
      return {
        ...view,
        players: SEATED(view, seat, (player) => ({ roads: player.roads + (event.count ?? 0) })),
      };
    case 'road': {
      const edge = event.edge as keyof CityView['roads'];
      const used = event.bridge ? 2 : 1;
      return {
        ...view,
        roads: { ...view.roads, [edge]: used },
        players: SEATED(view, seat, (player) => ({ roads: player.roads - used })),
      };
    }
    case 'claimed':
      return parcel ? owned(view, parcel, seat) : view;
    case 'picked':
      return {
        ...view,
        characters: view.characters.map((card) =>
          card.character === event.character ? { ...card, seat } : card,
        ),
        players: SEATED(view, seat, () => ({ character: event.character ?? null })),
      };
    case 'placed':
      return target ? stood(view, seat, target, Boolean(event.white), 1) : view;
    case 'moved': {
      const gone = event.from ? stood(view, seat, event.from, Boolean(event.white), -1) : view;
      return target ? stood(gone, seat, target, Boolean(event.white), 1) : gone;
    }
    case 'taken_back':
    case 'cowboy_home':
      return target ? stood(view, seat, target, Boolean(event.white), -1) : view;
    case 'passed':
    case 'locked':
      return {
        ...view,
        order: { ...view.order, passing: [...view.order.passing.filter((one) => one !== seat), seat] },
        players: SEATED(view, seat, () => ({ passed: true })),
      };
    case 'square':
      return { ...view, square: event.square ?? null };
    case 'bought':
      return event.square ? { ...view, market: { ...view.market, [event.square]: null } } : view;
    case 'building_drawn':
      return event.square
        ? { ...view, market: { ...view.market, [event.square]: event.building ?? null } }
        : view;
    case 'built': {
      const site = parcel ? filled(view, parcel, event.building as never) : view;
      return event.house ? filled(site, event.house, 'house') : site;
    }
    case 'closed':
      return event.square ? { ...view, closed: [...view.closed, event.square] } : view;
    case 'round':
      return {
        ...view,
        round: event.round ?? view.round,
        square: null,
        cowboys: [],
        characters: view.characters.map((card) => ({ ...card, seat: null })),
        order: { ...view.order, passing: [] },
      };
    default:
      return view;
  }
}

function owned(view: CityView, parcel: string, seat: number): CityView {
  const found = view.town.find((one) => one.parcel === parcel);
  const place = { parcel: parcel as never, piece: found?.piece ?? ('bare' as const), owner: seat };
  return { ...view, town: [...view.town.filter((one) => one.parcel !== parcel), place] };
}

function filled(view: CityView, parcel: string, piece: CityView['town'][number]['piece']): CityView {
  const found = view.town.find((one) => one.parcel === parcel);
  const place = { parcel: parcel as never, piece, owner: found?.owner ?? null };
  return { ...view, town: [...view.town.filter((one) => one.parcel !== parcel), place] };
}

/** One cowboy more or less at a target. */
function stood(view: CityView, seat: number, target: Target, white: boolean, by: 1 | -1): CityView {
  const there = view.cowboys.find((one) => one.target === target && one.seat === seat && one.white === white);
  const count = Math.max(0, (there?.count ?? 0) + by);
  const others = view.cowboys.filter((one) => one !== there);
  const cowboys = count ? [...others, { target, seat, count, white }] : others;
  const players = white
    ? view.players
    : SEATED(view, seat, (player) => ({
        cowboys: Math.max(0, player.cowboys - by),
        strength: player.strength - by,
      }));
  return { ...view, cowboys, players };
}

/** Where the money or the points of an event come from. */
export function sourceOf(event: CityEvent, view: CityView): Target | null {
  if (event.parcel) return event.parcel;
  if (typeof event.place === 'string') return event.place;
  return view.square ?? (event.target && isParcel(event.target) ? event.target : (event.target ?? null));
}

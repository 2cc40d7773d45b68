/** What plays out between two positions: one happening after another, each with the position as it then is. */
import type { Change, MatchView } from '../../net/schema';
import type { Facts } from '$lib/unions';
import type { Scene } from '../registry';
import { asEvents } from './terms';
import type { CityEvent, CityView, Content, Lot, Parcel, Player, Target } from './types';

/** What happens in the course of a duel and does not end the picture of it. */
const DURING_DUEL = new Set(['cowboy_home', 'withdrew']);

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
  withdrew: 1100,
  unchallenged: 1400,
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

/** How long one building of the final scoring is shown. */
const COUNTED = 450;
const EMPTY = new Set<Content>(['bare', 'river']);

export function scenes(before: MatchView, changes: Change[], after: MatchView): Scene[] {
  const events = asEvents(changes.flatMap((change) => change.events)).flatMap((event) =>
    piecewise(event, (after.view ?? before.view) as CityView),
  );
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
    else if (['shot', 'duel_won', 'unchallenged'].includes(event.type))
      duel = [...(duel.length ? duel : begunBefore(events.slice(i))), event];
    else if (!DURING_DUEL.has(event.type)) duel = [];
    const ms = 'counted' in event ? COUNTED : MS[event.type];
    // What somebody does at this very screen needs no replay.
    if (!ms || (i === 0 && 'seat' in event && event.seat === own)) return;
    const busy = { ...view, moves: [], question: null };
    const shown: MatchView = { ...before, asks: null, can_undo: false, view: busy, over: after.over };
    const told = duel.length ? [...duel.filter((one) => one !== event), event] : [event];
    found.push({ view: shown, events: told as never, ms });
  });
  return found;
}

/** Points for all that one owns, a building, house or mountain at a time, where it can be told which they are. */
function piecewise(event: CityEvent, { town }: CityView): CityEvent[] {
  if (event.type !== 'scored' || event.why !== 'pieces') return [event];
  const [what, count, each] = event.because[0] ?? [event.why, 0, 0];
  const own = town.filter(({ owner, piece }) => owner === event.seat && !EMPTY.has(piece));
  if (typeof each !== 'number' || own.length !== count) return [event];
  return own.map(({ parcel, piece }) => ({
    ...event,
    points: each,
    because: [[what, 1, each]],
    parcel,
    building: piece,
    counted: true,
  }));
}

/** A duel that was announced earlier: somebody had to confirm it, or to choose a tile. */
export function begunBefore(events: CityEvent[]): CityEvent[] {
  const end = events.findIndex((event) => event.type !== 'shot');
  const shots = events.slice(0, end < 0 ? events.length : end).filter((event) => event.type === 'shot');
  const seats = shots.map(({ seat }) => seat).toSorted((a, b) => a - b);
  return shots[0] ? [{ type: 'duel', target: shots[0].target, seats }] : [];
}

/** The event a scene is about. */
export const sceneEvent = (scene: Scene | null): CityEvent | null =>
  scene ? (asEvents(scene.events).at(-1) ?? null) : null;

/** The events of the duel that a scene shows. */
export const sceneDuel = (scene: Scene | null): CityEvent[] => {
  const events = scene ? asEvents(scene.events) : [];
  return events[0]?.type === 'duel' ? events : [];
};

const seated = (view: CityView, seat: number, change: (player: Player) => Partial<Player>) =>
  view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player));

const paid = (view: CityView, seat: number, amount: number) =>
  seated(view, seat, (player) => ({ money: player.money + amount }));

/** A view with one thing more having happened; the true view follows soon and is right in everything. */
export function grown(view: CityView, event: CityEvent): CityView {
  switch (event.type) {
    case 'money':
    case 'income':
      return { ...view, players: paid(view, event.seat, event.amount) };
    case 'raided':
      return { ...view, players: paid(view, event.seat, event.share) };
    case 'scored':
      return {
        ...view,
        players: seated(view, event.seat, (player) => ({ points: player.points + event.points })),
      };
    case 'spent':
      return {
        ...view,
        players: seated(view, event.seat, (player) => ({
          money: player.money - event.amount,
          points: player.points + event.points,
        })),
      };
    case 'roads':
      return {
        ...view,
        players: seated(view, event.seat, (player) => ({ roads: player.roads + event.count })),
      };
    case 'road': {
      const used = event.bridge ? 2 : 1;
      return {
        ...view,
        roads: { ...view.roads, [event.edge]: used },
        players: seated(view, event.seat, (player) => ({ roads: player.roads - used })),
      };
    }
    case 'claimed':
      return owned(view, event.parcel, event.seat);
    case 'picked':
      return {
        ...view,
        characters: view.characters.map((card) =>
          card.character === event.character ? { ...card, seat: event.seat } : card,
        ),
        players: seated(view, event.seat, () => ({ character: event.character })),
      };
    case 'placed':
      return { ...stood(view, event.seat, event.target, event.white, 1), phase: 'place' };
    case 'duel':
      return { ...view, phase: 'rules' };
    case 'moved': {
      const gone = stood(view, event.seat, event.from, event.white, -1);
      return stood(gone, event.seat, event.target, event.white, 1);
    }
    case 'taken_back':
      return stood(view, event.seat, event.target, event.white, -1);
    case 'cowboy_home':
      return stood(view, event.seat, event.target, false, -1);
    case 'withdrew':
      return lost(view, event.seat, event.target);
    case 'passed':
    case 'locked': {
      const { seat } = event;
      return {
        ...view,
        order: { ...view.order, passing: [...view.order.passing.filter((one) => one !== seat), seat] },
        players: seated(view, seat, () => ({ passed: true })),
      };
    }
    case 'square':
      return { ...view, square: event.square };
    case 'bought':
      return { ...view, market: { ...view.market, [event.square]: null } };
    case 'building_drawn':
      return { ...view, market: { ...view.market, [event.square]: event.building } };
    case 'built': {
      const site = filled(view, event.parcel, event.building);
      return event.house ? filled(site, event.house, 'house') : site;
    }
    case 'closed':
      return { ...view, closed: [...view.closed, event.square] };
    case 'round':
      return {
        ...view,
        round: event.round,
        square: null,
        cowboys: [],
        characters: view.characters.map((card) => ({ ...card, seat: null })),
        order: { ...view.order, passing: [] },
      };
    default:
      return view;
  }
}

function owned(view: CityView, parcel: Parcel, seat: number): CityView {
  const found = view.town.find((one) => one.parcel === parcel);
  const lot: Lot = { parcel, piece: found?.piece ?? 'bare', owner: seat };
  return { ...view, town: [...view.town.filter((one) => one.parcel !== parcel), lot] };
}

function filled(view: CityView, parcel: Parcel, piece: Content): CityView {
  const found = view.town.find((one) => one.parcel === parcel);
  const lot: Lot = { parcel, piece, owner: found?.owner ?? null };
  return { ...view, town: [...view.town.filter((one) => one.parcel !== parcel), lot] };
}

/** One cowboy more or less at a target. */
function stood(view: CityView, seat: number, target: Target, white: boolean, by: 1 | -1): CityView {
  const there = view.cowboys.find((one) => one.target === target && one.seat === seat && one.white === white);
  const count = Math.max(0, (there?.count ?? 0) + by);
  const others = view.cowboys.filter((one) => one !== there);
  const cowboys = count ? [...others, { target, seat, count, white }] : others;
  const players = white
    ? view.players
    : seated(view, seat, (player) => ({
        cowboys: Math.max(0, player.cowboys - by),
        strength: player.strength - by,
      }));
  return { ...view, cowboys, players };
}

/** A cowboy goes to the general reserve. */
const lost = (view: CityView, seat: number, target: Target): CityView => ({
  ...view,
  cowboys: view.cowboys.filter((one) => one.target !== target || one.seat !== seat),
});

/** Where the money or the points of an event come from. */
export function sourceOf(event: Facts<CityEvent>, view: CityView): Target | null {
  if (event.parcel) return event.parcel;
  if (typeof event.place === 'string') return event.place;
  return view.square ?? event.target ?? null;
}

const FLYING = new Set(['money', 'income', 'raided', 'scored', 'spent']);
/** Whether money or points go from one to another in it. */
export const flies = ({ type }: CityEvent): boolean => FLYING.has(type);

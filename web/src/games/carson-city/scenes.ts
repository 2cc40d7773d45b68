/** What plays out between two positions: one happening after another, each with the position as it then is. */
import type { Facts } from '$lib/unions';
import type { Played } from '../../net/parts';
import type { MatchView } from '../../net/schema';
import { sceneOf, shownParts } from '../../table/scenes';
import type { Scene } from '../registry';
import { asEvents } from './terms';
import type { CityEvent, CityView, Target } from './types';

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

export function scenes(before: MatchView, changes: readonly Played[], after: MatchView): Scene[] {
  // Whoever is in the middle of an answer is not held up by what others do meanwhile.
  if (after.asks && before.decision === after.decision) return [];
  const own = before.asks === 'move' ? changes[0]?.seat : null;
  const parts = shownParts(before, changes);
  const all = parts.flatMap(({ events }) => asEvents(events));
  const found: Scene[] = [];
  let duel: CityEvent[] = [];
  let i = 0;
  for (const part of parts)
    for (const event of asEvents(part.events)) {
      duel = duelAt(duel, all.slice(i++));
      // What is done at this screen needs no replay.
      if (i === 1 && 'seat' in event && event.seat === own) continue;
      const told = duel.length ? [...duel.filter((one) => one !== event), event] : [event];
      const pieces = piecesOf(event, part.after.view as CityView);
      if (pieces) found.push(...pieces.map((piece) => busy(part.before, [piece], COUNTED)));
      else if (MS[event.type]) found.push(busy(part.after, told, MS[event.type] ?? 0));
    }
  return found;
}

/** A view without the question that comes next. */
const busy = (shown: MatchView, events: readonly CityEvent[], ms: number): Scene =>
  sceneOf({ ...shown, view: { ...(shown.view as CityView), question: null } }, events, ms);

/** What has happened in the duel that is on, with the first of these events; empty if none is. */
function duelAt(duel: CityEvent[], [event, ...later]: CityEvent[]): CityEvent[] {
  if (!event || event.type === 'duel') return event ? [event] : [];
  if (['shot', 'duel_won', 'unchallenged'].includes(event.type))
    return [...(duel.length ? duel : begunBefore([event, ...later])), event];
  return DURING_DUEL.has(event.type) ? duel : [];
}

/** Points for all that one owns at the end, one at a time: a building, house or mountain. */
function piecesOf(event: CityEvent, { town }: CityView): CityEvent[] | null {
  if (event.type !== 'scored' || !event.parcels?.length) return null;
  const { parcels } = event;
  const each = event.points / parcels.length;
  return parcels.map((parcel) => ({
    ...event,
    points: each,
    parcel,
    building: town.find((lot) => lot.parcel === parcel)?.piece,
    counted: true,
  }));
}

/** A duel that was announced earlier, and waited for a confirmation or a tile. */
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

/** Where the money or the points of an event come from. */
export function sourceOf(event: Facts<CityEvent>, view: CityView): Target | null {
  if (event.parcel) return event.parcel;
  if (typeof event.place === 'string') return event.place;
  return view.square ?? event.target ?? null;
}

const FLYING = new Set(['money', 'income', 'raided', 'scored', 'spent']);
/** Whether money or points go from one to another in it. */
export const flies = ({ type }: CityEvent): boolean => FLYING.has(type);

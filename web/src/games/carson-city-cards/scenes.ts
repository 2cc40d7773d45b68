/** What plays out before a new position is shown: all bids turned over together, then the others taking their cards. */
import type { Played } from '../../net/parts';
import type { MatchView } from '../../net/schema';
import { sceneOf, shownParts } from '../../table/scenes';
import type { Scene } from '../registry';
import { asEvents } from './history';
import { LINES } from './terms';
import type { CardsEvent, CardsView } from './types';

const REVEAL = 2600;
const TAKE = 700;
const LAY = 500;
const LINE = 800;

export function scenes(before: MatchView, changes: readonly Played[], after: MatchView): Scene[] {
  const parts = shownParts(before, changes);
  const all = parts.flatMap(({ events }) => asEvents(events));
  /** One's own cards need no showing. */
  const own = before.asks ? (before.view as CardsView).turn : null;
  const found: Scene[] = [];
  const told: CardsEvent[] = [];
  for (const part of parts) {
    const events = asEvents(part.events);
    if (events.some(({ type }) => type === 'round')) break;
    for (const event of events) {
      const last = all[told.length - 1];
      told.push(event);
      const next = all[told.length];
      // While bids are turned over, nothing else gives them away.
      if (event.type === 'bid' && next?.type !== 'bid') found.push(sceneOf(part.before, [...told], REVEAL));
      const shows = event.type === 'taken' ? next?.type !== 'placed' : event.type === 'placed';
      if (shows && 'seat' in event && event.seat !== own)
        found.push(
          sceneOf(part.after, [...told], event.type === 'placed' && last?.type !== 'taken' ? LAY : TAKE),
        );
    }
  }
  return after.over && parts.length ? [...found, ...scoring(after)] : found;
}

/** At the end, every line of the score pad that gave points, one after the other. */
function scoring(after: MatchView): Scene[] {
  const { players } = after.view as CardsView;
  return LINES.flatMap(([line], i) =>
    players.some(({ lines }) => lines?.[i]) ? [sceneOf(after, [{ type: 'line', line }], LINE)] : [],
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

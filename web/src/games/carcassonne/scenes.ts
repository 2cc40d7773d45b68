/** What plays out on the board before a new position is shown: the moves of others, and the features that score. */
import type { Played } from '../../net/parts';
import type { MatchView } from '../../net/schema';
import { sceneOf, shownParts } from '../../table/scenes';
import type { Scene } from '../registry';
import { asEvents, awardsOf, type Award } from './history';
import type { Claimed, Placed, Returned, Scored } from './types';

/** How long another player's tile and follower are shown. */
const LAID = 700;
const CLAIMED = 500;
/** How long one feature takes. */
const EACH = 900;

/** The awards of a scene, in the order in which they are shown. */
export const sceneAwards = (scene: Scene | null): Award[] =>
  scene ? awardsOf(asEvents(scene.events).filter((event): event is Scored => event.type === 'scored')) : [];

/** The followers that go home in a scene. */
export const sceneReturns = (scene: Scene | null): Returned[] =>
  scene ? asEvents(scene.events).filter((event): event is Returned => event.type === 'returned') : [];

/** What a player does in a scene: lays a tile, places a follower. */
export const sceneMove = (scene: Scene | null): Placed | Claimed | null => {
  const [event] = scene ? asEvents(scene.events) : [];
  return event?.type === 'placed' || event?.type === 'claimed' ? event : null;
};

/**
 * Moves of others one by one, then the features that score, each by itself, before its points are given. What is done at
 * this very screen needs no showing.
 */
export function scenes(before: MatchView, changes: readonly Played[]): Scene[] {
  const own = before.asks ? changes[0]?.seat : null;
  return shownParts(before, changes).flatMap((part) => {
    const events = asEvents(part.events);
    const home = events.filter((event) => event.type === 'returned');
    return [
      ...events
        .filter((event) => (event.type === 'placed' || event.type === 'claimed') && event.seat !== own)
        .map((event) => sceneOf(part.after, [event], event.type === 'placed' ? LAID : CLAIMED)),
      ...awardsOf(events.filter((event) => event.type === 'scored')).map(({ seats, fact }) =>
        sceneOf(part.before, [...seats.map((seat) => ({ ...fact, seat })), ...home], EACH),
      ),
    ];
  });
}

/** What plays out on the board before a new position is shown: the moves of others, and the features that score. */
import type { Change, MatchView } from '../../net/schema';
import type { Scene } from '../registry';
import { asEvents, awardsOf, type Award } from './history';
import type { CarcassonneEvent, CarcassonneView, Claimed, Follower, Placed, Returned, Scored } from './types';

/** How long a tile and a follower of somebody else are shown. */
const LAID = 700;
const CLAIMED = 500;
/** How long one feature takes. */
const EACH = 900;

/** The view before, with what was laid and claimed since. */
function grown(view: CarcassonneView, events: readonly CarcassonneEvent[]): CarcassonneView {
  let { tiles, followers, last, supply } = view;
  for (const event of events) {
    if (event.type === 'placed') {
      const { tile, x, y, turn, seat } = event;
      if (tiles.some((laid) => laid.x === x && laid.y === y)) continue;
      last = { tile, x, y, turn, seat };
      tiles = [...tiles, last];
    } else if (event.type === 'claimed') {
      const { seat, x, y, place, role } = event;
      if (followers.some((man) => man.x === x && man.y === y && man.place === place)) continue;
      followers = [...followers, { seat, x, y, place, role }];
      supply = supply.map((men, other) => (other === seat ? men - 1 : men));
    }
  }
  return { ...view, tiles, followers, last, supply, tile: null, moves: [] };
}

/** A view after a feature has given its points, and its followers have gone home. */
function rewarded(view: CarcassonneView, { seats, fact }: Award, home: readonly Returned[]): CarcassonneView {
  const gone = (man: Follower) =>
    home.some(({ x, y, place }) => man.x === x && man.y === y && man.place === place);
  return {
    ...view,
    scores: view.scores.map((points, seat) => (seats.includes(seat) ? points + fact.points : points)),
    followers: view.followers.filter((man) => !gone(man)),
    supply: view.supply.map((men, seat) => men + home.filter((man) => man.seat === seat).length),
  };
}

/** The followers that a feature sends home. */
const homeFrom = ({ fact }: Award, events: readonly CarcassonneEvent[]): Returned[] =>
  events.filter(
    (event): event is Returned =>
      event.type === 'returned' &&
      fact.places.some(([x, y, place]) => x === event.x && y === event.y && place === event.place),
  );

/** The awards of a scene, in the order in which they are shown. */
export const sceneAwards = (scene: Scene | null): Award[] =>
  scene ? awardsOf(asEvents(scene.events).filter((event): event is Scored => event.type === 'scored')) : [];

/** The followers that go home in a scene. */
export const sceneReturns = (scene: Scene | null): Returned[] =>
  scene ? asEvents(scene.events).filter((event): event is Returned => event.type === 'returned') : [];

/** What somebody does in a scene: lays a tile, places a follower. */
export const sceneMove = (scene: Scene | null): Placed | Claimed | null => {
  const [event] = scene ? asEvents(scene.events) : [];
  return event?.type === 'placed' || event?.type === 'claimed' ? event : null;
};

/** Moves of others one by one, then the features that score, each by itself; what is done at this very screen needs no showing. */
export function scenes(before: MatchView, changes: Change[], _after: MatchView): Scene[] {
  const events = asEvents(changes.flatMap((change) => change.events));
  if (events.some((event) => event.type === 'undone')) return [];
  const own = before.asks ? changes[0]?.seat : null;
  const found: Scene[] = [];
  let view = before.view as CarcassonneView;
  const add = (shown: CarcassonneEvent[], ms: number) =>
    found.push({ view: { ...before, asks: null, can_undo: false, view }, events: shown as never, ms });
  for (const turn of turnsOf(events)) {
    for (const event of turn) {
      view = grown(view, [event]);
      if (event.type === 'placed' && event.seat !== own) add([event], LAID);
      else if (event.type === 'claimed' && event.seat !== own) add([event], CLAIMED);
    }
    for (const award of awardsOf(turn.filter((event) => event.type === 'scored'))) {
      const home = homeFrom(award, turn);
      const scored = award.seats.map((seat) => ({ ...award.fact, seat }));
      add([...scored, ...home], EACH);
      view = rewarded(view, award, home);
    }
  }
  return found;
}

/** What happened, a turn at a time: each begins with its tile. */
function turnsOf(events: readonly CarcassonneEvent[]): CarcassonneEvent[][] {
  const turns: CarcassonneEvent[][] = [[]];
  for (const event of events) {
    if (event.type === 'placed') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

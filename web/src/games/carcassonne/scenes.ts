/** What plays out on the board before a new position is shown: the moves of others, and the features that score. */
import type { Change, MatchView } from '../../net/schema';
import type { Scene } from '../registry';
import { asEvents, awardsOf, type Award } from './history';
import type { CarcassonneEvent, CarcassonneView, Claimed, Placed, Scored } from './types';

/** How long a tile and a follower of somebody else are shown. */
const LAID = 700;
const CLAIMED = 500;
/** How long one feature takes, and all of them together: after a turn, and at the end of the game. */
const EACH = 750;
const LONGEST = { turn: 1200, final: 4000 };

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

/** The awards of a scene, in the order in which they are shown. */
export const sceneAwards = (scene: Scene | null): Award[] =>
  scene ? awardsOf(asEvents(scene.events).filter((event): event is Scored => event.type === 'scored')) : [];

/** What somebody does in a scene: lays a tile, places a follower. */
export const sceneMove = (scene: Scene | null): Placed | Claimed | null => {
  const [event] = scene ? asEvents(scene.events) : [];
  return event?.type === 'placed' || event?.type === 'claimed' ? event : null;
};

/** Moves of others one by one, then the features that score; what is done at this very screen needs no showing. */
export function scenes(before: MatchView, changes: Change[], _after: MatchView): Scene[] {
  const events = asEvents(changes.flatMap((change) => change.events));
  if (events.some((event) => event.type === 'undone')) return [];
  const own = before.asks ? changes[0]?.seat : null;
  const told: CarcassonneEvent[] = [];
  const found: Scene[] = [];
  const add = (shown: CarcassonneEvent[], ms: number) => {
    const view = grown(before.view as CarcassonneView, told);
    found.push({ view: { ...before, asks: null, can_undo: false, view }, events: shown as never, ms });
  };
  for (const event of events) {
    told.push(event);
    if (event.type === 'placed' && event.seat !== own) add([event], LAID);
    else if (event.type === 'claimed' && event.seat !== own) add([event], CLAIMED);
  }
  const scored = events.filter((event): event is Scored => event.type === 'scored');
  if (scored.length) add(scored, lasting(scored));
  return found;
}

function lasting(scored: Scored[]): number {
  const longest = scored.some((fact) => !fact.complete) ? LONGEST.final : LONGEST.turn;
  return Math.min(longest, awardsOf(scored).length * EACH);
}

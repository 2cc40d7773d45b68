/** What plays out on the board before a new position is shown: features that score, one after another. */
import type { Change, MatchView } from '../../net/schema';
import type { Scene } from '../registry';
import { asEvents, awardsOf, type Award } from './history';
import type { CarcassonneEvent, CarcassonneView, Scored } from './types';

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
  scene ? awardsOf(asEvents(scene.events) as Scored[]) : [];

export function scenes(before: MatchView, changes: Change[], _after: MatchView): Scene[] {
  const events = asEvents(changes.flatMap((change) => change.events));
  const scored = events.filter((event): event is Scored => event.type === 'scored');
  if (!scored.length) return [];
  const view = grown(before.view as CarcassonneView, events);
  const shown: MatchView = { ...before, asks: null, can_undo: false, view };
  const longest = scored.some((fact) => !fact.complete) ? LONGEST.final : LONGEST.turn;
  const ms = Math.min(longest, awardsOf(scored).length * EACH);
  return [{ view: shown, events: scored as never, ms }];
}

/** What plays out between two views: parts of what happened, each with the view that the server has of it. */
import type { Scene } from '../games/registry';
import type { Played } from '../net/parts';
import type { GameEvent, MatchView } from '../net/schema';

/** A part of what happened, with the views before and after it. */
interface Shown {
  events: readonly GameEvent[];
  before: MatchView;
  after: MatchView;
}

/** The parts whose views are known; none if something was taken back. */
export function shownParts(before: MatchView, changes: readonly Played[]): Shown[] {
  if (changes.some(({ events }) => events.some(({ type }) => type === 'undone'))) return [];
  let view = before;
  return changes
    .flatMap(({ parts }) => parts)
    .flatMap(({ events, view: after }) => {
      if (!after) return [];
      const shown = { events, before: view, after };
      view = after;
      return [shown];
    });
}

/** A view to look at, without a question. */
export const sceneOf = (shown: MatchView, events: readonly object[], ms: number): Scene => ({
  view: {
    ...shown,
    asks: null,
    can_undo: false,
    over: false,
    view: { ...(shown.view as object), moves: [] },
  },
  events: events as GameEvent[],
  ms,
});

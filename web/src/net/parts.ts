/** What the server says has happened, with the view after each part of it. */
import { patched } from './patch';
import type { Change, GameEvent, MatchView } from './schema';

/** Some events, and the view after them; null where it is not known any more. */
interface Part {
  events: GameEvent[];
  view: MatchView | null;
}

/** An operation in its parts. */
export interface Played extends Pick<Change, 'version' | 'seat' | 'events'> {
  parts: Part[];
}

/** Operations in their parts; `seen` is the view before them, and the last part leads to the view that `last` makes. */
export function inParts<V extends MatchView | null>(
  changes: readonly Change[],
  seen: MatchView | null,
  last: (seen: MatchView | null) => V,
): { played: Played[]; view: V } {
  let shown = seen;
  const played = changes.map(({ version, seat, events, pauses }) => {
    const parts: Part[] = pauses.map(({ after, patch }, i) => {
      shown = patched(shown, patch);
      return { events: events.slice(pauses[i - 1]?.after ?? 0, after), view: shown };
    });
    const rest = events.slice(pauses.at(-1)?.after ?? 0);
    if (rest.length || !parts.length) parts.push({ events: rest, view: null });
    return { version, seat, events, parts };
  });
  const view = last(shown);
  const end = played.at(-1)?.parts.at(-1);
  if (end) end.view = view;
  return { played, view };
}

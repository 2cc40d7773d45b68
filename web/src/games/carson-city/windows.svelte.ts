/** The windows for roads between other questions: who wants one is asked in it, and everyone else goes on. */
import type { CityView, Move } from './types';

/** What ends a window in which nothing but roads can be laid; null where something else is asked. */
export function endOfWindow({ question, moves }: CityView): Move | null {
  if (!question?.optional || !['roads', 'kept_buildings'].includes(question.type)) return null;
  if (moves.some((move) => move.type === 'build')) return null;
  return moves.find((move) => move.type === 'done') ?? null;
}

export class RoadWindows {
  /** Whether the next window is wanted. */
  wanted = $state(false);
  private open = false;

  /** A question is put: the move that passes over it, unless it is wanted. What was wanted once is over after it. */
  passes(view: CityView, always: boolean): Move | null {
    const done = endOfWindow(view);
    if (this.open && !done) this.open = this.wanted = false;
    this.open ||= done !== null && this.wanted;
    return always || this.open ? null : done;
  }
}

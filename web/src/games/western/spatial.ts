/** Arrow keys among places on a board: from one place to the nearest in the key's direction. */
import type { Point } from './art/markup';

interface Spot<Id> {
  id: Id;
  at: Point;
}

const WAY: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): boolean => key in WAY;

/** The place that an arrow key leads to from `from`, if there is one: near ahead before far aside. */
export function ahead<Id>(spots: readonly Spot<Id>[], from: Point, key: string): Id | null {
  const way = WAY[key];
  if (!way) return null;
  let best: Id | null = null;
  let least = Infinity;
  for (const { id, at } of spots) {
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    const forward = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (forward <= 0.5) continue;
    const cost = forward + aside * 2.2;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** Give the focus to the target with this id in a board. */
export function focusOn(board: Element, id: string): void {
  board.querySelector<SVGElement | HTMLElement>(`[data-target="${CSS.escape(id)}"]`)?.focus();
}

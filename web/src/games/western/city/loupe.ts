/** Where a magnified cut-out stands beside a finger, so that the hand does not hide it. */
import type { Finger } from './sliding.svelte';

/** Pixels of the cut-out's sides, and from a finger's middle to them. */
export const LOUPE = 168;
const AWAY = 44;
const EDGE = 8;

const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - LOUPE - EDGE));

/** The upper left corner: above the finger, or beside it where there is no room above, away from the nearer edge. */
export function loupeAt({ x, y }: Finger, width: number, height: number): Finger {
  const top = y - AWAY - LOUPE;
  if (top >= EDGE) return { x: within(x - LOUPE / 2, width), y: top };
  const left = x > width / 2 ? x - AWAY - LOUPE : x + AWAY;
  return { x: within(left, width), y: within(y - LOUPE / 2, height) };
}

/** How much of the board the panels of the table cover, by the width of the window. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Padding } from './board/camera';

const PHONE = 720;
const WIDE = 1180;

export const isPhone = (): boolean => (innerWidth.current ?? 0) <= PHONE;

/** A phone held sideways: what else stands at the bottom stands at the right. The same numbers are in the styles. */
const FLAT = 480;
const COLUMN = 236;
const isFlat = (): boolean =>
  (innerHeight.current ?? 0) <= FLAT && (innerWidth.current ?? 0) > (innerHeight.current ?? 0);

/** `dock` is the height of what stands at the bottom. */
export function padding(dock: number): Padding {
  const width = innerWidth.current ?? 0;
  if (isFlat())
    return { left: width <= PHONE ? 8 : 222, right: COLUMN + 56, top: width <= PHONE ? 100 : 64, bottom: 8 };
  if (width <= PHONE) return { left: 8, right: 8, top: 108, bottom: dock + 10 };
  const right = width > WIDE ? 380 : 72;
  return { left: width > WIDE ? 282 : 240, right, top: 72, bottom: dock + 34 };
}

/** How much of the board the panels of the table cover, by the width of the window. */
import { innerWidth } from 'svelte/reactivity/window';
import type { Padding } from './board/camera';

const PHONE = 720;
const WIDE = 1180;

export const isPhone = (): boolean => (innerWidth.current ?? 0) <= PHONE;

/** `dock` is the height of what stands at the bottom. */
export function padding(dock: number): Padding {
  const width = innerWidth.current ?? 0;
  if (width <= PHONE) return { left: 8, right: 8, top: 108, bottom: dock + 10 };
  const right = width > WIDE ? 380 : 72;
  return { left: width > WIDE ? 282 : 240, right, top: 72, bottom: dock + 34 };
}

/** How much of the board the panels of the table cover, by the screen. */
import { innerWidth } from 'svelte/reactivity/window';
import { isScreen } from '$lib/screen.svelte';
import type { Padding } from './board/camera';

/** Held sideways, a phone has what else stands at the bottom in a column at the right; the styles of the dock say so too. */
const COLUMN = 236;

/** `dock` is the height of what stands at the bottom. */
export function padding(dock: number): Padding {
  void innerWidth.current; // refit the board when the window is resized
  const phone = isScreen('phone');
  if (isScreen('sideways'))
    return { left: phone ? 8 : 100, right: COLUMN + 56, top: phone ? 100 : 52, bottom: 8 };
  if (phone) return { left: 8, right: 8, top: 108, bottom: dock + 10 };
  if (isScreen('tablet')) return { left: 12, right: 72, top: 122, bottom: dock + 28 };
  return isScreen('compact')
    ? { left: 240, right: 72, top: 66, bottom: dock + 28 }
    : { left: 282, right: 380, top: 66, bottom: dock + 28 };
}

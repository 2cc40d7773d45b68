/** Motion that explains: pieces are set down in place. Nothing moves if reduced motion is on. */
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** Laid on its place from above. What lies under it is covered from the first moment on. */
export function lay(_node: Element, moves = true): TransitionConfig {
  if (!moves || prefersReducedMotion.current) return { duration: 0 };
  return {
    duration: 240,
    easing: cubicOut,
    css: (_t, u) => `transform-box: fill-box; transform-origin: center; scale: ${1 + 0.1 * u}`,
  };
}

/** Set down from a little above, or simply there. */
export function drop(_node: Element, moves = true): TransitionConfig {
  if (!moves || prefersReducedMotion.current) return { duration: 0 };
  return {
    duration: 240,
    easing: cubicOut,
    css: (t, u) => `opacity: ${Math.min(1, t * 2)}; translate: 0 ${-14 * u}px`,
  };
}

/** Arrow keys in a row of controls of which one is in the tab order. */

/** The item that a key press goes to; the control it belongs to takes the focus. */
export function step<T>(
  event: KeyboardEvent,
  items: readonly T[],
  isCurrent: (item: T) => boolean,
): T | undefined {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by) return undefined;
  event.preventDefault();
  event.stopPropagation();
  const next = (items.findIndex(isCurrent) + by + items.length) % items.length;
  const row = event.currentTarget as HTMLElement;
  row.querySelectorAll('button').item(next)?.focus();
  return items[next];
}

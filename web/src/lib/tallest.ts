/**
 * Keeps an element as tall as it ever was at its width, up to a bound, so that what lies below it holds still.
 */
export function tallest(node: HTMLElement, most = Infinity): { destroy: () => void } {
  let [width, height] = [0, 0];
  const watcher = new ResizeObserver(() => {
    if (node.offsetWidth !== width) {
      [width, height] = [node.offsetWidth, 0];
      node.style.minHeight = '';
    }
    if (node.offsetHeight <= height) return;
    height = node.offsetHeight;
    if (height <= most) node.style.minHeight = `${height}px`;
  });
  watcher.observe(node);
  return { destroy: () => watcher.disconnect() };
}

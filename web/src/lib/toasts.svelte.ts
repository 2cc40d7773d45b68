/** Something happened elsewhere: one toast at a time, for four seconds. */

const SHOWN = 4000;
let queue = $state.raw<string[]>([]);
let timer = 0;

/** What is shown now. */
export const currentToast = (): string | undefined => queue[0];

export function toast(text: string): void {
  queue = [...queue, text];
  if (queue.length === 1) wait();
}

function wait(): void {
  clearTimeout(timer);
  timer = window.setTimeout(dismissToast, SHOWN);
}

export function dismissToast(): void {
  queue = queue.slice(1);
  if (queue.length) wait();
}

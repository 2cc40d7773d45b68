/** Where the keyboard's focus goes at the table of Carson City. */

/** To the first thing that answers. */
export function focusFirst(where = '') {
  const first = [
    `${where} g.lit[data-target]`,
    `${where} .lit[data-target]`,
    '[data-character] button',
    '.dock .acts .primary:not(:disabled)',
    '.dock .acts .btn:not(:disabled)',
  ]
    .map((path) => document.querySelector<HTMLElement>(`.carson ${path}`))
    .find(Boolean);
  first?.focus({ preventScroll: true });
}

/** To the first lit place of a board, or else to where its focus was. */
export function focusHome(where: '.town' | '.track') {
  const home =
    document.querySelector<HTMLElement>(`.carson ${where} .lit[data-target]`) ??
    document.querySelector<HTMLElement>(`.carson ${where} [data-target][tabindex="0"]`);
  home?.focus();
}

/** The answers are numbered as they stand. */
export function pressChoice(n: number): void {
  const all = document.querySelectorAll<HTMLButtonElement>('.carson .dock .acts [data-choice]');
  all[n - 1]?.click();
}

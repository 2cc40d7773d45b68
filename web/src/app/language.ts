/** Which language a reader wants: that of a link (`?lang=`), else the one chosen here, else the best of the browser's list. */

/** The first wish that is offered, "fr-BE" as "fr" if need be; else English. */
export function negotiate(wished: readonly string[], offered: readonly string[]): string {
  for (const wish of wished) {
    for (let tag = wish.toLowerCase(); tag; tag = tag.slice(0, Math.max(tag.lastIndexOf('-'), 0))) {
      const found = offered.find((one) => one.toLowerCase() === tag);
      if (found) return found;
    }
  }
  return 'en';
}

/** What is wished, best first. */
export const wishes = (chosen: string): string[] =>
  [new URLSearchParams(location.search).get('lang') ?? '', chosen, ...navigator.languages].filter(Boolean);

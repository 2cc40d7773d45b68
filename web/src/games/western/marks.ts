/** The colours of a mark, one after another around it. */

const WHOLE = 360;

/** Equal parts from the top, in the order in which they came. */
export function ringOf(colours: readonly string[]): string {
  const part = WHOLE / colours.length;
  const stops = colours.map((colour, i) => `${colour} ${i * part}deg ${(i + 1) * part}deg`);
  return `conic-gradient(from 45deg, ${stops.join(', ')})`;
}

/** Dice, 45 x 40: a light one and a dark one. */
import { line, path, rect } from './markup';
import { INK, RIM } from './palette';

export const DIE_BOX = '0 0 45 40';
export type Pips = 1 | 2 | 3 | 4 | 5 | 6;
const [A, B, C] = [9.5, 19, 28.5];
const PIPS: Record<Pips, [number, number][]> = {
  1: [[B, B]],
  2: [
    [A, A],
    [C, C],
  ],
  3: [
    [A, A],
    [B, B],
    [C, C],
  ],
  4: [
    [A, A],
    [C, A],
    [A, C],
    [C, C],
  ],
  5: [
    [A, A],
    [C, A],
    [B, B],
    [A, C],
    [C, C],
  ],
  6: [
    [A, A],
    [C, A],
    [A, B],
    [C, B],
    [A, C],
    [C, C],
  ],
};

/** Keeps the dark die legible at night. */
const RIMMED = `<path d="M9 2H29L41 3.6Q43 4 43 6.5V31L36 37H9Q2 37 2 30V9Q2 2 9 2Z" fill="#1E1A16" stroke="${RIM}" stroke-width="3.6"/>`;

export function die(value: Pips, dark = false): string {
  const face = dark ? '#3A342E' : '#FBF5E6';
  const pip = dark ? '#FBF5E6' : INK;
  return (
    (dark ? RIMMED : '') +
    path('M34 6L41 3.6Q43 4 43 6.5V31L36 37Z', dark ? '#1E1A16' : '#D2C6A8', 1.8) +
    rect(2, 2, 34, 35, face, 2, 7) +
    line('M6 8Q6.4 5.4 9 5H28', 1.1, dark ? '#7A7066' : '#FFFFFF', 0.9) +
    PIPS[value].map(([x, y]) => `<circle cx="${x}" cy="${y + 0.5}" r="3.4" fill="${pip}"/>`).join('')
  );
}

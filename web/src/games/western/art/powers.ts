/**
 * What each side of the board game's characters does, in signs: rows of 32 x 32 pictures. They stand beside the words
 * on a character's card and alone where there is no room for words.
 */
import type { Side, TownCharacter } from '../ids';
import { building } from './buildings';
import { anyone, cowboy } from './figures';
import { at, line, tally } from './markup';
import { P } from './palette';
import { plot } from './parcel';
import { coin, half, noDuel, point, protection, revolver, roadIcon, strength, twice } from './tokens';

type Sign = () => string;
const money =
  (amount: number): Sign =>
  () =>
    coin(amount);
const points =
  (amount: number): Sign =>
  () =>
    point(amount);
const stands =
  (id: 'house' | 'mountain' | 'bank' | 'saloon'): Sign =>
  () =>
    at(0, -1, 0.52, building(id));
const figure: Sign = () => at(3, 0, 0.66, cowboy('white'));
const extra: Sign = () => at(3, 0, 0.66, anyone());
const times =
  (sign: Sign, many: number): Sign =>
  () =>
    at(0, 0, 0.86, sign()) + tally(24.6, 24.6, 7.2, many);
const to: Sign = () => line('M6 16h18M18 10l7 6l-7 6', 2.4, P.timberD);
const or: Sign = () => line('M22 5L10 27', 2, P.timberD, 0.7);
const plus =
  (many: number): Sign =>
  () =>
    at(0, 0, 0.94, strength()) + tally(24.2, 7.6, 7.6, `+${many}`);

/** Rows of signs for every side. */
const POWERS: Record<TownCharacter, Record<Side, readonly (readonly Sign[])[]>> = {
  sheriff: { yellow: [[figure, protection]], red: [[protection], [noDuel, to, points(3)]] },
  banker: {
    yellow: [[money(9)]],
    red: [
      [money(3), to, points(3)],
      [money(12), to, points(5)],
      [money(25), to, points(7)],
    ],
  },
  grocer: {
    yellow: [[money(8), or, stands('saloon'), twice]],
    red: [[money(8), or, stands('house'), to, points(1)]],
  },
  chinese_worker: {
    yellow: [[times(roadIcon, 2)], [stands('bank'), half]],
    red: [[money(5), to, stands('bank')]],
  },
  settler: { yellow: [[plot]], red: [[money(8), or, stands('mountain'), to, points(1)]] },
  captain: {
    yellow: [
      [money(1), to, times(extra, 1)],
      [money(4), to, times(extra, 2)],
      [money(9), to, times(extra, 3)],
    ],
    red: [
      [money(3), to, times(revolver, 1)],
      [money(9), to, times(revolver, 2)],
    ],
  },
  mercenary: { yellow: [[plus(3)]], red: [[plus(2)]] },
};

/** The signs of a side as one picture, 34 units a sign and a row. */
export function powerArt(id: TownCharacter, side: Side): { svg: string; width: number; height: number } {
  const rows = POWERS[id][side];
  return {
    svg: rows.map((row, y) => row.map((sign, x) => at(x * 34, y * 34, 1, sign())).join('')).join(''),
    width: Math.max(...rows.map((row) => row.length)) * 34 - 2,
    height: rows.length * 34 - 2,
  };
}

/** Which side is up, 32 x 32: a round seal for yellow, a pointed one for red, so that colour is not alone. */
export const sideSeal = (side: Side): string =>
  side === 'yellow'
    ? `<circle cx="16" cy="16" r="13.6" fill="${P.gold}" stroke="#35291F" stroke-width="1.8"/>` +
      line('M16 7.4v17.2M7.4 16h17.2M10 10l12 12M22 10L10 22', 1.6, '#FFF3CC') +
      `<circle cx="16" cy="16" r="5" fill="#FFF3CC" stroke="#35291F" stroke-width="1.2"/>`
    : `<path d="M16 1.6L30.4 16L16 30.4L1.6 16Z" fill="${P.barn}" stroke="#35291F" stroke-width="1.8" stroke-linejoin="round"/>` +
      line('M16 9.4L22.6 16L16 22.6L9.4 16Z', 1.8, '#F7D9C8');

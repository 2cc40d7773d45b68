/**
 * Pictures of the action track's squares, 64 x 48: what one gives, in signs that need no words. Construction squares
 * show the building that is for sale.
 */
import type { Building } from '../ids';
import type { Field } from '../track/layout';
import { building } from './buildings';
import { die } from './dice';
import { at, circle, letters, line, rect } from './markup';
import { LINE, P, RIM } from './palette';
import { plot } from './parcel';
import { coin, point, revolver, roadIcon, strength } from './tokens';

export const SQUARE_ART_BOX = '0 0 64 48';

/** What is counted, and what one gets for it. */
const each = (what: string, gives: string): string => at(5, 3, 1.26, what) + at(38, 19, 0.82, gives);
const bought = (): string => each(at(-2, -1, 0.8, coin()) + at(6, 7, 0.8, coin()), point());

const DRAWINGS: Record<Exclude<Field, `build_${number}` | 'start'>, () => string> = {
  salary: () => at(4, 4, 0.86, coin()) + at(30, 4, 0.86, coin()) + at(17, 18, 0.86, coin()),
  ammunition: () => at(8, 1, 1.4, revolver()),
  roads_3: () => at(2, 16, 0.86, roadIcon()) + at(19, 5, 0.86, roadIcon()) + at(36, 16, 0.86, roadIcon()),
  roads_1: () => at(14, 6, 1.14, roadIcon()),
  land_purchase: () => at(2, 4, 1.16, plot()) + at(38, 18, 0.76, coin()),
  income_land: () => each(plot(), coin()),
  income_cowboys: () => each(strength(), coin()),
  income_gambling: () => at(0, 6, 0.78, die(5)) + at(30, 3, 0.78, die(3, true)) + at(21, 22, 0.74, coin()),
  income_buildings: () => at(-4, -1, 0.78, building('bank')) + at(40, 18, 0.76, coin()),
  vp_land: () => each(at(0, -2, 0.84, plot()) + at(9, 6, 0.72, plot()), point()),
  vp_cowboys: () => each(at(-1, -2, 0.84, strength()) + at(8, 6, 0.76, strength()), point()),
  vp_buildings: () => each(at(-7, -5, 0.62, building('hotel')), point()),
  buy_vp_5: bought,
  buy_vp_4: bought,
  buy_vp_3: bought,
  buy_vp_2: bought,
};

const LABELS: Partial<Record<Field, string>> = {
  salary: '$4',
  ammunition: '+3',
  roads_3: '3',
  roads_1: '1',
  income_land: '$2',
  income_cowboys: '$2',
  income_gambling: '$2–12',
  vp_land: '½',
  vp_cowboys: '½',
  vp_buildings: '1',
};

/** The amount over a square's picture: a price, or what one gets for each thing that is shown. */
export const squareLabel = (field: Field): string =>
  LABELS[field] ?? (/_\d+$/.test(field) ? `$${field.split('_').at(-1)}` : '');

export function squareArt(field: Field, forSale?: Building | null): string {
  if (field === 'start') return at(16, 8, 1, wheel());
  if (field.startsWith('build_'))
    return forSale ? at(8, -7, 0.86, building(forSale)) : at(15, 8, 1.06, emptyLot());
  return DRAWINGS[field as keyof typeof DRAWINGS]();
}

/** Nothing for sale here. */
const emptyLot = (): string =>
  `<rect x="3" y="6" width="26" height="20" rx="3" fill="none" stroke="${P.timberD}" stroke-width="1.6" stroke-dasharray="4 3.4" opacity=".7"/>`;

/** The wagon wheel that counts the rounds, 32 x 32. */
export const wheel = (): string =>
  circle(16, 16, 14.4, RIM, 1.8) +
  `<g fill="none" stroke="${P.timberD}">` +
  '<circle cx="16" cy="16" r="9.6" stroke-width="3"/>' +
  '<path d="M16 6.4v19.2M6.4 16h19.2M9.2 9.2l13.6 13.6M22.8 9.2L9.2 22.8" stroke-width="1.6"/></g>' +
  circle(16, 16, 2.6, P.timber, 1.2);

/** Two boards across a closed square, 64 x 48. */
export const boards = (): string =>
  `<g stroke="${LINE}" stroke-width="1.6">` +
  `<rect x="4" y="20" width="56" height="9" rx="1.5" transform="rotate(-26 32 24)" fill="${P.timber}"/>` +
  `<rect x="4" y="20" width="56" height="9" rx="1.5" transform="rotate(26 32 24)" fill="#A87B47"/></g>` +
  [
    [10, 34],
    [54, 13],
    [10, 13],
    [54, 34],
  ]
    .map(([x, y]) => circle(x as number, y as number, 1.2, LINE, 0))
    .join('') +
  line('M16 32l12-6M38 21l10-5M16 17l10 5', 0.7, LINE, 0.5);

/** A price plate, 40 x 20. */
export const pricePlate = (price: number | string): string =>
  rect(1, 1, 38, 18, '#F8E7B2', 1.6, 5) + letters(20, 10, 14, `$${price}`);

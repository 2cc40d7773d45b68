/** The places for a card in a city, and what is said of them. */
import { say, t, word, type Message } from '$lib/text.svelte';
import type { City, Placement } from './types';
import { elementName, signed } from './words';

export const same = (a: { row: number; col: number } | null, b: { row: number; col: number }) =>
  a?.row === b.row && a.col === b.col;

/** What brings most comes first, then from the north-west on. */
export const bestFirst = (placements: readonly Placement[]): Placement[] =>
  [...placements].sort((a, b) => b.change - a.change || a.row - b.row || a.col - b.col);

/** One way across the city: a number inside it, a word where the card sticks out or lies outside. */
function across(at: number, first: number, length: number, way: 'row' | 'col'): Message {
  const from = at - first;
  if (from <= -2) return word(`cards-spot-${way}-before`);
  if (from === -1) return word(`cards-spot-${way}-first`);
  if (from >= length) return word(`cards-spot-${way}-after`);
  return from === length - 1 ? word(`cards-spot-${way}-last`) : word(`cards-spot-${way}`, { n: from + 1 });
}

/** Where a card would lie, seen from the city: "above the city, column 2". */
export function spotText({ row, col }: { row: number; col: number }, city: City | null | undefined): string {
  const wide = city?.parcels[0]?.length ?? 0;
  if (!city || !wide) return t('cards-spot-any');
  return [across(row, city.row, city.parcels.length, 'row'), across(col, city.col, wide, 'col')]
    .map((one) => say(one))
    .join(', ');
}

/** What the card would cover there. */
export const coverText = (one: Placement): string => {
  const things = one.covers
    .filter(({ parcel }) => parcel !== 'empty')
    .map(({ parcel }) => elementName(parcel));
  return things.length
    ? t('cards-covers-things', { n: one.covers.length, things })
    : t('cards-covers', { n: one.covers.length });
};

/** All that is said of a place: what it brings, where it is and what lies there. */
export const describe = (one: Placement, city: City | null | undefined): string =>
  t('cards-place', { change: signed(one.change), where: spotText(one, city), what: coverText(one) });

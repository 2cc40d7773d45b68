/** The places for a card in a city, and what is said of them. */
import { t } from '$lib/text.svelte';
import type { Placement } from './types';
import { elementName, listed, signed } from './words';

export const same = (a: { row: number; col: number } | null, b: { row: number; col: number }) =>
  a?.row === b.row && a.col === b.col;

/** What the card would cover there. */
export const coverText = (one: Placement): string => {
  const things = one.covers
    .filter(({ parcel }) => parcel !== 'empty')
    .map(({ parcel }) => elementName(parcel));
  return things.length
    ? t('cards-covers-things', { n: one.covers.length, things: listed(things) })
    : t('cards-covers', { n: one.covers.length });
};

export const describe = (one: Placement): string =>
  t('cards-place', {
    change: signed(one.change),
    row: one.row,
    col: one.col,
    covers: one.covers.length,
    what: coverText(one),
  });

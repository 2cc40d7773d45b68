/** Cards and cities in words, for screen readers. */
import { commas, t, word, type Message } from '$lib/text.svelte';
import { covered, type Laid } from '../western/city/geometry';
import { isCharacter, type Deck } from './deck';
import type { Card, City, LaidCard, Player, TerrainId } from './types';
import { cardName, characterName, elementName, powerOf } from './words';

/** A card as one would describe it over the phone: what it shows and where; what a character does. */
export function cardText(id: Card, deck: Deck): string {
  if (isCharacter(id)) return t('noted', { what: characterName(id), note: powerOf(id) });
  const { grid, attraction } = deck.card(id);
  const [a = '', b = '', c = '', d = ''] = grid.flat().map(elementName);
  return t('cards-card-text', { card: cardName(id, deck), a, b, c, d, attraction });
}

/** What a card of a city was laid on. */
export function coveredBy(cards: readonly LaidCard[], card: TerrainId, deck: Deck): Message[] {
  const at = cards.findIndex((one) => one.card === card);
  const spot = cards[at];
  const before = cards
    .slice(0, Math.max(0, at))
    .map((one): Laid => ({ id: one.card, grid: deck.card(one.card).grid, row: one.row, col: one.col }));
  const things = spot ? covered(before, spot).map(({ element }) => element) : [];
  return [...new Set(things)].filter((element) => element !== 'empty').map(elementName);
}

/** A city row by row from its north-western corner: "Row 1: column 1 saloon, column 2 empty". */
export const cityRows = ({ parcels }: City): string[] =>
  parcels.map((row, i) => {
    const all = row.flatMap((what, j) =>
      what === 'none' ? [] : [word('cards-parcel-at', { col: j + 1, what: elementName(what) })],
    );
    return t('cards-row', { row: i + 1, all: commas(all) });
  });

/** Which bid cards are left and which are spent. */
export const bidsText = ({ hand, spent }: Player, name: string): string => {
  const values = (cards: readonly number[]) =>
    cards.length ? cards.toSorted((a, b) => a - b) : word('cards-none');
  return t('cards-bids-left', { name, left: values(hand), spent: values(spent) });
};

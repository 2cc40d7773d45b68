/** The cards: of the program's deck, read at build time, or of a custom deck that came with the table. */
import data from '$games/carson_city_cards/data/deck.json';
import { CARD_CHARACTERS, type Element, type Grid } from '../western/ids';
import type { Symbol } from '../western/art/signs';
import type { Card, CardsView, Character, TerrainCard, TerrainId } from './types';

interface Terrain {
  id: TerrainId;
  grid: Grid;
  attraction: number;
}
export interface Deck {
  card(id: TerrainId): Terrain;
  /** The built-in deck, not a custom one. */
  standard: boolean;
}

function read(cards: ReadonlyMap<string, { grid: string[][]; attraction: number }>, standard: boolean): Deck {
  const card = (id: TerrainId) => {
    const { grid, attraction } = cards.get(id) ?? { grid: [], attraction: 0 };
    return { id, grid: grid as Element[][], attraction };
  };
  return { standard, card };
}

export const STANDARD = read(
  new Map(Object.values(data.terrain).flatMap((cards) => cards.map((card) => [card.id, card]))),
  true,
);
let last: [from: CardsView['deck'], deck: Deck] = [null, STANDARD];

/** The deck that a table plays with. */
export function deckOf({ deck }: Pick<CardsView, 'deck'>): Deck {
  if (last[0] !== deck)
    last = [deck, deck ? read(new Map(Object.entries(deck) as [string, TerrainCard][]), false) : STANDARD];
  return last[1];
}

interface CharacterFacts {
  attraction: number;
  symbols: Symbol[];
}
const facts = new Map<string, CharacterFacts>(
  (data.characters as unknown as (CharacterFacts & { id: string })[]).map((one) => [one.id, one]),
);
export const characterFacts = (id: Character): CharacterFacts =>
  facts.get(id) ?? { attraction: 0, symbols: [] };

const names = new Set<string>(CARD_CHARACTERS);
export const isCharacter = (id: Card): id is Character => names.has(id);

/** How often each kind of parcel is on these cards, the most frequent first. */
export function elementsOn(cards: readonly Card[], deck: Deck): [Element, number][] {
  const found = new Map<Element, number>();
  const terrain = cards.filter((card) => !isCharacter(card));
  for (const element of terrain.flatMap((card) => deck.card(card).grid.flat()))
    if (element !== 'empty') found.set(element, (found.get(element) ?? 0) + 1);
  return [...found].sort((a, b) => b[1] - a[1]);
}

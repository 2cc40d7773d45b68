/** The cards: of the program's deck, read at build time, or of a deck of one's own that came with the table. */
import data from '$games/carson_city_cards/data/deck.json';
import { CARD_CHARACTERS, type Element, type Grid } from '../western/ids';
import type { Symbol } from '../western/art/signs';
import type { Card, Character, Era, TerrainId } from './types';

export interface Terrain {
  id: TerrainId;
  grid: Grid;
  attraction: number;
}
interface DeckFile {
  firstRows?: string[];
  terrain: Record<Era, { id: TerrainId; grid: string[][]; attraction: number; provenance?: string }[]>;
}
export interface Deck {
  card(id: TerrainId): Terrain;
  /** The deck of this program, not one of one's own. */
  standard: boolean;
}

const SWAPPED: Record<string, string> = { mountain: 'house', house: 'mountain' };

function read(file: DeckFile, standard: boolean): Deck {
  const swapped = file.firstRows?.[0] === 'house';
  const cards = new Map<TerrainId, Terrain>();
  for (const era of ['I', 'II'] as const)
    for (const { id, grid, attraction, provenance } of file.terrain[era]) {
      const turn = swapped && provenance === 'reconstructed';
      const parcels = grid.map((row) =>
        row.map((name) => (turn ? (SWAPPED[name] ?? name) : name) as Element),
      );
      cards.set(id, { id, grid: parcels, attraction });
    }
  return { standard, card: (id) => cards.get(id) ?? { id, grid: [], attraction: 0 } };
}

export const STANDARD = read(data as unknown as DeckFile, true);
let last: [text: string, deck: Deck] | null = null;

/** The deck that a table plays with, by its option. */
export function deckOf(text: unknown): Deck {
  if (typeof text !== 'string' || !text) return STANDARD;
  if (last?.[0] !== text) last = [text, read(JSON.parse(text) as DeckFile, false)];
  return last[1];
}

/** Where the deck of this program comes from. */
export const SOURCE = data.source as unknown as {
  rulebooks: string[];
  published: string;
  reading: string;
  derived: string;
  reconstructed: string;
};

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

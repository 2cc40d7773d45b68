/** The names of things in the two western games, as the rules' data files spell them. */
import type { Colour } from '$lib/players';
import { BUILDINGS, CARD_CHARACTERS, ELEMENTS, SIDES, SQUARES, SUITS, TOWN_CHARACTERS } from './names';

export { BUILDINGS, CARD_CHARACTERS, ELEMENTS, SIDES, SQUARES, SUITS, TOWN_CHARACTERS };

export type Element = (typeof ELEMENTS)[number];

export type Building = (typeof BUILDINGS)[number];

export type TownCharacter = (typeof TOWN_CHARACTERS)[number];
export type Character = (typeof CARD_CHARACTERS)[number] | TownCharacter;

/** The side of a board-game character that is in use. */
export type Side = (typeof SIDES)[number];

export type Suit = (typeof SUITS)[number];
/** A seat of the card game wears a player colour; its suit takes the place of the mark. */
export const SUIT_COLOUR: Record<Suit, Colour> = {
  hat: 'red',
  star: 'blue',
  cactus: 'green',
  boot: 'yellow',
  horseshoe: 'black',
  cow: 'purple',
};

export type Square = (typeof SQUARES)[number];

export type ParcelId = `r${number}c${number}`;
export type EdgeId = `${'H' | 'V'}${number},${number}`;

/** A cowboy's colour: a player's, or white for the sheriff's own. */
export type FigureColour = Colour | 'white';
export const FIGURE_COLOURS: readonly FigureColour[] = [
  'red',
  'blue',
  'green',
  'yellow',
  'black',
  'purple',
  'white',
];

/** A terrain card of the card game: two rows of two parcels. */
export type Grid = readonly (readonly Element[])[];

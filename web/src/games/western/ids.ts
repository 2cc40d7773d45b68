/** The names of things in the two western games, as the rules' data files spell them. */
import type { Colour } from '$lib/players';

/** What a parcel can hold; the board game uses all but townhouse, blacksmith, general store, city hall, outlaws. */
export const ELEMENTS = [
  'mountain',
  'house',
  'townhouse',
  'mine',
  'ranch',
  'blacksmith',
  'drugstore',
  'bank',
  'saloon',
  'hotel',
  'general_store',
  'church',
  'prison',
  'city_hall',
  'outlaws',
  'empty',
] as const;
export type Element = (typeof ELEMENTS)[number];

/** The buildings sold on the action track. */
export const BUILDINGS = [
  'ranch',
  'mine',
  'drugstore',
  'bank',
  'saloon',
  'hotel',
  'church',
  'prison',
] as const;
export type Building = (typeof BUILDINGS)[number];

/** The 21 characters of the card game. */
export const CARD_CHARACTERS = [
  'gunsmith',
  'singer',
  'lawyer',
  'settler',
  'banker',
  'auctioneer',
  'captain',
  'cowboy',
  'shopkeeper',
  'undertaker',
  'doctor',
  'editor',
  'heroes',
  'governor',
  'schoolteacher',
  'indian',
  'chinese_worker',
  'paperboy',
  'prospector',
  'sheriff',
  'hired_gun',
] as const;
/** The seven characters of the board game, in the order of their numbers. */
export const TOWN_CHARACTERS = [
  'sheriff',
  'banker',
  'grocer',
  'chinese_worker',
  'settler',
  'captain',
  'mercenary',
] as const;
export type TownCharacter = (typeof TOWN_CHARACTERS)[number];
export type Character = (typeof CARD_CHARACTERS)[number] | TownCharacter;

export const SIDES = ['yellow', 'red'] as const;
/** The side of a board-game character that is in use. */
export type Side = (typeof SIDES)[number];

export const SUITS = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cow'] as const;
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

/** The squares of the action track in the order of resolving. */
export const SQUARES = [
  'salary',
  'ammunition',
  'roads_3',
  'roads_1',
  'land_purchase',
  'build_12',
  'build_10',
  'build_8',
  'build_6',
  'build_5',
  'build_4',
  'build_3',
  'kept_buildings',
  'income_land',
  'income_cowboys',
  'income_gambling',
  'income_buildings',
  'vp_land',
  'vp_cowboys',
  'vp_buildings',
  'buy_vp_5',
  'buy_vp_4',
  'buy_vp_3',
  'buy_vp_2',
] as const;
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

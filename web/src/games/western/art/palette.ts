/** The print inks of the western boards. They do not change with the theme. */
import { PAINT, type Colour } from '$lib/players';
import { SUIT_COLOUR, type FigureColour, type Suit } from '../ids';

/** The ink of type and shadows. */
export const INK = '#2B2620';
/** The drawing's own ink, a little warmer than the type's. */
export const LINE = '#35291F';
/** The rim that keeps figures legible on sand, on roofs and at night. */
export const RIM = '#FFF8EA';
export const PAPER = '#F4ECD8';
export const CARD = '#FBF5E4';
export const LETTERS = 'Fraunces,Georgia,serif';

/** Inks in pairs: in the light, and with D in the shade. */
export const P = {
  cream: '#F1E2BC',
  creamD: '#CDB586',
  white: '#FAF4E4',
  whiteD: '#D3C8AE',
  timber: '#BF8F55',
  timberD: '#8C6339',
  rust: '#B4532A',
  rustD: '#83391A',
  barn: '#A63D2B',
  barnD: '#7A2A1E',
  slate: '#6A7C86',
  slateD: '#47565F',
  teal: '#4C8A7B',
  tealD: '#336358',
  stone: '#C3BCAA',
  stoneD: '#948D7C',
  blue: '#6A92B4',
  blueD: '#46698A',
  gold: '#E0AC30',
  goldD: '#A97A17',
  steel: '#7F8A8F',
  steelD: '#5D686D',
  dark: '#3A322A',
  lamp: '#F6D88A',
  ember: '#E8722E',
  sage: '#8F9560',
  sageD: '#6E7547',
  rock: '#CDB795',
  rockD: '#947E66',
  water: '#8FB4BE',
  waterD: '#5F8E9C',
  road: '#CBA36B',
  roadD: '#96713F',
} as const;

interface Cloth {
  fill: string;
  dark: string;
  /** The ink of a mark on it. */
  ink: string;
  /** Its own colour as lettering on paper. */
  text: string;
}

const TEXT: Partial<Record<Colour, string>> = { yellow: '#8F6A0A' };
/** What a player's pieces are painted with. */
export function clothOf(colour: FigureColour): Cloth {
  if (colour === 'white') return { fill: '#F7F0DF', dark: '#C9BD9F', ink: P.rust, text: P.rust };
  const { fill, dark, ink } = PAINT[colour];
  return { fill, dark, ink, text: TEXT[colour] ?? fill };
}

export const colourOfSuit = (suit: Suit): Colour => SUIT_COLOUR[suit];
export const clothOfSuit = (suit: Suit): Cloth => clothOf(SUIT_COLOUR[suit]);

/** Colours and marks of the players. A colour never stands alone: wherever it is, the mark is. */
import { chosenColour } from './seat-colours.svelte';

const CREAM = '#FBF3E0';

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

interface Paint {
  fill: string;
  lit: string;
  dark: string;
  /** The mark's own ink. */
  ink: string;
}

export const PAINT: Record<Colour, Paint> = {
  red: { fill: '#C0392B', lit: '#DC6A58', dark: '#8A2419', ink: CREAM },
  blue: { fill: '#2E6DB4', lit: '#6299D4', dark: '#1D4A80', ink: CREAM },
  green: { fill: '#3A8A48', lit: '#69B074', dark: '#235E2F', ink: CREAM },
  yellow: { fill: '#DDAA22', lit: '#F2CE67', dark: '#A67A0C', ink: '#33270A' },
  black: { fill: '#34302C', lit: '#6A635B', dark: '#191614', ink: CREAM },
  purple: { fill: '#7A4E9E', lit: '#A57FC4', dark: '#54336F', ink: CREAM },
};

/** The colour of a seat: what its holder has chosen, or the usual one. */
export const colourOf = (seat: number): Colour =>
  chosenColour(seat) ?? (COLOURS[seat % COLOURS.length] as Colour);

/** Marks of radius 4: cross, disc, triangle, square, ring, star. */
const MARKS: Record<Colour, (ink: string) => string> = {
  red: (ink) => `<path d="M-1.3 -4h2.6v2.7h2.7v2.6h-2.7v2.7h-2.6v-2.7h-2.7v-2.6h2.7Z" fill="${ink}"/>`,
  blue: (ink) => `<circle r="3.7" fill="${ink}"/>`,
  green: (ink) => `<path d="M0 -4.1L4.2 3.2H-4.2Z" fill="${ink}"/>`,
  yellow: (ink) => `<rect x="-3.4" y="-3.4" width="6.8" height="6.8" rx=".5" fill="${ink}"/>`,
  black: (ink) => `<circle r="3" fill="none" stroke="${ink}" stroke-width="1.9"/>`,
  purple: (ink) =>
    `<path d="M0 -4.5L1.2 -1.4L4.4 -1.3L1.9 .8L2.8 4L0 2.1L-2.8 4L-1.9 .8L-4.4 -1.3L-1.2 -1.4Z" fill="${ink}"/>`,
};

/** The mark around (x, y), of radius r. */
export const mark = (colour: Colour, x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 4})">${MARKS[colour](PAINT[colour].ink)}</g>`;

/** A flat badge of radius 10 around (0, 0): a coloured disc with the mark. */
export function badge(colour: Colour): string {
  const { fill, lit, dark } = PAINT[colour];
  return (
    `<circle r="9.2" fill="${fill}" stroke="${colour === 'black' ? lit : dark}" stroke-width="1.4"/>` +
    `<path d="M-6.8 -4A8 8 0 0 1 2 -7.7" fill="none" stroke="${lit}" stroke-width="1.4" stroke-linecap="round"/>` +
    mark(colour, 0, 0, 5)
  );
}

/** Signs of the card game's characters and of the order tracks, 32 x 32. */
import type { FigureColour } from '../ids';
import { badge } from './figures';
import { circle, letters, line, path } from './markup';
import { CARD, INK, P } from './palette';
import { coin } from './tokens';

export type Symbol = 'dollar' | 'arrow';

/** A power that is used: an arrow round which the card is turned. */
const arrow = (): string =>
  circle(16, 16, 13, P.slate, 1.8) +
  line('M9.6 18.4A6.8 6.8 0 1 0 12 10.4', 2.6, CARD) +
  path('M8.4 9.4L15.4 7.6L14.2 14.6Z', CARD, 0);

/** A dollar for characters that score, an arrow for those that are used. */
export const symbol = (id: Symbol): string => (id === 'dollar' ? coin() : arrow());

/** The attraction of a character, 32 x 32. */
export const attraction = (value: number): string => circle(16, 16, 14, CARD, 2) + letters(16, 16, 19, value);

/** A place in an order: whose it is, or its number while it is free. */
export const orderMarker = (place: number, colour: FigureColour | null): string =>
  colour
    ? badge(colour)
    : `<circle cx="16" cy="16" r="13.6" fill="none" stroke="${P.timberD}" stroke-width="1.8" stroke-dasharray="4 3.6"/>` +
      letters(16, 16, 14, place, P.timberD);

/** The number of a board-game character on a brass plate. */
export const plate = (value: number): string => circle(16, 16, 14, P.gold, 2) + letters(16, 16, 19, value);

/** A lock, for a player who is done placing. */
export const lock = (closed: boolean): string =>
  line(closed ? 'M10 15V11Q10 4.6 16 4.6T22 11V15' : 'M10 15V10Q10 3.6 16 3.6T22 9', 5.4, INK) +
  line(closed ? 'M10 15V11Q10 4.6 16 4.6T22 11V15' : 'M10 15V10Q10 3.6 16 3.6T22 9', 2.4, P.stone) +
  path('M6 14.6H26V28.4H6Z', closed ? P.gold : P.stone, 2) +
  circle(16, 20, 2.4, INK, 0) +
  line('M16 20v4.4', 2.2);

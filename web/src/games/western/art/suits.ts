/** The six suits and the skull, 32 x 32: one colour, with cuts in the colour of the paper. */
import type { Suit } from '../ids';
import { at, circle, n, poly, star, wash } from './markup';
import { clothOfSuit, INK, LINE, PAPER } from './palette';

type Draw = (fill: string, cut: string) => string;
const groove = (data: string, width: number, cut: string): string =>
  `<path d="${data}" fill="none" stroke="${cut}" stroke-width="${width}" stroke-linecap="round"/>`;
const NAILS = [
  [5.4, 14],
  [8.4, 8.2],
  [16, 6],
  [23.6, 8.2],
  [26.6, 14],
  [6.6, 20.4],
  [25.4, 20.4],
] as const;

const DRAWINGS: Record<Suit | 'skull', Draw> = {
  hat: (fill, cut) =>
    wash(
      'M1.5 20Q7.6 19 9 16.6Q9.4 5.6 12.8 6.6Q16 9.6 19.2 6.6Q22.6 5.6 23 16.6Q24.4 19 30.5 20Q26 27 16 27T1.5 20Z',
      fill,
    ) + groove('M9.4 18q6.6 3.4 13.2 0', 2, cut),
  star: (fill, cut) => poly(star(16, 17, 14.6), fill, 0) + circle(16, 17, 3, cut, 0),
  cactus: (fill, cut) =>
    wash(
      'M12.8 30V7.4Q12.8 3 16 3T19.2 7.4V18.6H21.6Q22.6 18.6 22.6 17.4V12.6Q22.6 10 25 10T27.4 12.6V18.4Q27.4 23.4 22.6 23.4H19.2V30ZM12.8 21.6H9.6Q4.6 21.4 4.6 16.4V11.6Q4.6 9 7 9T9.4 11.6V15.6Q9.4 16.8 10.4 16.8H12.8Z',
      fill,
    ) + groove('M16 8v3M16 15v3M16 22v3', 1.3, cut),
  boot: (fill, cut) =>
    wash('M9 3H19.6L19 15.4Q19.4 18.6 23.4 20Q28.6 21.4 29 24.8V27.6H19.4L17 25.4V27.6H8.6V22Z', fill) +
    groove('M9.4 7.4h9.6', 1.6, cut) +
    groove('M11 23.6h5M25 21l1.6 2.6', 1.4, cut),
  horseshoe: (fill, cut) =>
    wash(
      'M10 28.6H4.4L5.4 25Q2.4 20 2.4 15.4Q3 3.4 16 3.2Q29 3.4 29.6 15.4Q29.6 20 26.6 25L27.6 28.6H22L20.4 24.6Q23.6 20 23.4 15.6Q22.6 9.6 16 9.4Q9.4 9.6 8.6 15.6Q8.4 20 11.6 24.6Z',
      fill,
    ) + NAILS.map(([x, y]) => circle(x, y, 1.2, cut, 0)).join(''),
  cow: (fill, cut) =>
    wash(
      'M1.6 5Q2 11 8.4 11.4Q12 9.4 16 9.4T23.6 11.4Q30 11 30.4 5Q33.4 14 24.6 15.6Q24.2 21 21.6 24.4Q21.4 29.6 16 29.6T10.4 24.4Q7.8 21 7.4 15.6Q-1.4 14 1.6 5Z',
      fill,
    ) +
    circle(12, 17.4, 1.5, cut, 0) +
    circle(20, 17.4, 1.5, cut, 0) +
    groove('M13.6 25.4v.8M18.4 25.4v.8', 1.8, cut),
  skull: (fill, cut) =>
    wash(
      'M16 3Q28 3.4 28 14.6Q28 19.6 23.4 22V27.4Q23 29.4 21 29.4H11Q9 29.4 8.6 27.4V22Q4 19.6 4 14.6Q4 3.4 16 3Z',
      fill,
    ) +
    circle(11, 14.8, 3.4, cut, 0) +
    circle(21, 14.8, 3.4, cut, 0) +
    wash('M16 18.6l2 4h-4z', cut) +
    groove('M13 25.4v3.4M16 25.4v3.4M19 25.4v3.4', 1.3, cut),
};

export const suit = (id: Suit | 'skull', fill = INK, cut = PAPER): string => DRAWINGS[id](fill, cut);

/** A seat of the card game: a disc in its colour with its suit, 32 x 32. */
export function suitBadge(id: Suit): string {
  const { fill, ink } = clothOfSuit(id);
  const scale = 0.64;
  const off = n(16 - 16 * scale);
  const edge = id === 'horseshoe' ? '#6A635B' : LINE;
  return (
    `<circle cx="16" cy="16" r="14.6" fill="${fill}" stroke="${edge}" stroke-width="1.8"/>` +
    at(off, off - 0.2, scale, suit(id, ink, fill))
  );
}

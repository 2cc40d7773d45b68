/** A mine: an adit in a hill, with a cart of ore on its rails, 64 x 64. */
import { circle, line, path, poly, rect, wash } from './markup';
import { LINE, P } from './palette';
import { shadow } from './walls';

export const mine = (): string =>
  shadow(4, 50, 6) +
  path('M1 57L6 42L13 33L17 20L26 13L34 14L44 8L54 24L58 38L63 57Z', '#B39872') +
  wash('M44 8L54 24L58 38L63 57H49L47 38L40 24Z', '#7C654A') +
  line('M46 16l8 16M47 24l9 20M50 36l7 16M9 44l4-6M19 24l5-5M30 16l-3 6', 1, LINE, 0.5) +
  line('M8 52l3-7M14 37l3-6M20 19l4-3', 0.7, '#DCC69E', 0.9) +
  path('M44 8L54 24L58 38L63 57H1L6 42L13 33L17 20L26 13L34 14Z', 'none') +
  poly(
    [
      [20, 57],
      [22, 33],
      [42, 33],
      [44, 57],
    ],
    '#1D1814',
    1.6,
  ) +
  poly(
    [
      [16.5, 57],
      [19, 31],
      [24, 31],
      [22, 57],
    ],
    P.timber,
    1.8,
  ) +
  poly(
    [
      [42, 57],
      [40, 31],
      [45, 31],
      [47.5, 57],
    ],
    P.timberD,
    1.8,
  ) +
  rect(14.5, 26.5, 35, 6, P.timber, 2) +
  line('M17 28.6h20M26 30.6h20', 0.6, LINE, 0.45) +
  line('M28 57L31 44M36 57L33 44', 1.4, P.stone) +
  path('M23.5 45.5h17l-2.5 9.5h-12z', P.slate, 1.8) +
  line('M27.6 47l1 6.4M32 47v6.4M36.4 47l-1 6.4', 0.7, LINE, 0.5) +
  path('M24 45.5q2-5 5-3q1.5-4 5-1.5q4-1.5 6.5 4.5z', P.gold, 1.5) +
  line('M28 44.4l1.6-1M33 43l1.6-.8', 0.9, '#FBE9B0') +
  circle(27.8, 56.3, 2.6, P.dark, 1.2) +
  circle(36.2, 56.3, 2.6, P.dark, 1.2);

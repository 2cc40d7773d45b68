/** Saloon and hotel, 64 x 64. */
import { circle, line, path, poly, rect, wash } from './markup';
import { LINE, P } from './palette';
import { block, sash, shadow, siding } from './walls';

/** A mug of beer over swing doors. */
export const saloon = (): string =>
  shadow(7, 45, 8) +
  block(8, 57, 40, 22, 9, P.rust, P.rustD) +
  path('M50 36V17L53 16V33.5Z', P.rustD) +
  path('M6 37V18Q6 15 10 15H15Q16 8 28 7.5Q40 8 41 15H46Q50 15 50 18V37Z', P.rust) +
  line('M9 33.5V19.5q0-1.6 2-1.6h5.5Q18 11 28 10.8Q38 11 39.5 17.9H45q2 0 2 1.6V33.5Z', 1, '#F0C39C') +
  siding(10.5, 45.5, 20.5, 32.5, 2.8) +
  path('M20.5 17.5h12V32h-12z', P.gold, 1.8) +
  wash('M29.4 18.6h2.4V31h-2.4z', P.goldD, 0.7) +
  path('M32.5 20.5h4q1.6 0 1.6 1.6v4.6q0 1.6-1.6 1.6h-4', 'none', 2.6) +
  path('M18.8 18.6q-1-4 3-4.2q1.5-3.4 5-1.8q4-2 5 1.6q3.6.6 2.4 4.4z', P.white, 1.6) +
  line('M24.5 21v8M28.5 21v8', 1.3, P.goldD) +
  poly(
    [
      [3, 43],
      [6, 37],
      [50, 37],
      [53, 43],
    ],
    P.timber,
    1.8,
  ) +
  line('M12 38l-1.4 4M20 38l-.8 4M28 38v4M36 38l.8 4M44 38l1.4 4', 0.6, LINE, 0.4) +
  rect(21, 44.5, 14, 12.5, P.dark, 1.5) +
  path('M21.5 46.5h6v7q-3 1.5-6-.5zM34.5 46.5h-6v7q3 1.5 6-.5z', P.cream, 1.3) +
  line('M22.8 48.4h3.4M22.8 50.2h3.4M29.8 48.4h3.4M29.8 50.2h3.4', 0.6, LINE, 0.6) +
  sash(10.5, 46, 6.5, 7) +
  sash(39, 46, 6.5, 7) +
  line('M6 43v14M50 43v14', 1.8);

/** Three floors and a balcony. */
export const hotel = (): string =>
  shadow(11, 38, 9) +
  block(12, 57, 34, 44, 9, P.blue, P.blueD) +
  poly(
    [
      [9, 13],
      [11, 7.5],
      [47, 7.5],
      [49, 13],
    ],
    P.white,
    1.8,
  ) +
  line('M14 8.6v3M19 8.6v3M24 8.6v3M29 8.6v3M34 8.6v3M39 8.6v3M44 8.6v3', 0.7, LINE, 0.4) +
  poly(
    [
      [47, 7.5],
      [55, 4.2],
      [55, 9.4],
      [49, 12.4],
    ],
    P.whiteD,
    1.6,
  ) +
  siding(13.5, 44.5, 15.6, 38, 2.6) +
  siding(13.5, 44.5, 45, 55.6, 2.6) +
  [16, 26, 36].map((x) => sash(x, 17, 6.4, 8.5)).join('') +
  [16, 26, 36].map((x) => sash(x, 30, 6.4, 8.5)).join('') +
  rect(9, 39.6, 40, 3.2, P.white, 1.6) +
  line('M11 35.5H47M11 35.5v4M18 35.5v4M25 35.5v4M33 35.5v4M40 35.5v4M47 35.5v4', 1.2) +
  line('M11 43v14M47 43v14', 1.8) +
  rect(24.5, 46, 9.4, 11, P.dark, 1.5) +
  line('M29.2 46.6v10', 0.7, P.timber) +
  circle(28, 51.6, 0.6, P.gold, 0) +
  sash(15, 46.5, 6, 6.5) +
  sash(37, 46.5, 6, 6.5);

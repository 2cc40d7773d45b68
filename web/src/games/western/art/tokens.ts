/** Small things in a 32 x 32 box: revolver, road, money, point, strength, parcel count, skull. */
import { at, circle, letters, line, path, poly, rect, star, wash } from './markup';
import { INK, P } from './palette';

export const revolver = (): string =>
  path(
    'M3 9H21L23 7.4H27.4L28.6 10.2Q30 11 29.6 13L28 15.2L30.4 25Q27.6 27.4 23.8 26.4L21.4 18.6H18.2Q16 18.6 15.6 16.2H14.4V14.4H3Z',
    P.steel,
    1.6,
  ) +
  path('M24.2 15.6L28 15.2L30.4 25Q27.6 27.4 23.8 26.4L21.4 18.6Z', P.timber, 1.4) +
  line('M25.4 18l2 6.4', 0.7, P.timberD) +
  rect(13.6, 8, 7, 7.6, P.steelD, 1.3, 1.4) +
  line('M15 10.2h4.4M15 13.2h4.4', 0.6, '#2E3538', 0.8) +
  line('M4 11h8.5', 1, '#C9D1D3') +
  line('M4.4 8.6V7.2', 1.2) +
  line('M21.4 18.6q-.4 3.4-3.2 3.4t-2.6-4.6', 1.4);

export const roadIcon = (): string =>
  path('M2 26L12 5H20L30 26Z', P.road, 1.8) +
  line('M10.5 25L15 7M21.5 25L17 7', 1.6, P.roadD) +
  line('M6.4 23.6l1.6-1M24.6 22l1.6 1', 0.8, '#EBD3A4') +
  line('M2 26L12 5M30 26L20 5', 1.8);

/** A gold dollar, or one with an amount on it. */
export const coin = (amount: string | number = '$'): string =>
  circle(17, 17.4, 13, P.goldD, 1.6) +
  circle(16, 16, 13, P.gold, 1.8) +
  circle(16, 16, 9.8, 'none', 0.9) +
  line('M7.6 12.6A9.4 9.4 0 0 1 13 7.4', 1.1, '#FBE9B0') +
  (amount === '$'
    ? line('M16 8.4v15.2M19.8 11.8q-7.6-2.8-7.6 1.4q0 2.4 3.8 2.8t3.8 2.9q0 4-7.8 1.2', 1.9)
    : letters(16, 16, String(amount).length > 2 ? 11 : 14, amount));

/** A victory point, or several. */
export const point = (amount: string | number = ''): string =>
  poly(star(16, 16, 14.8, 8, 0.68), P.gold, 1.8) +
  circle(16, 16, 7.8, '#F8E7B2', 1.1) +
  (amount === ''
    ? poly(star(16, 16, 5), P.rust, 0)
    : letters(16, 16, String(amount).length > 2 ? 9 : 12.5, amount));

/** Strength: an armed figure. */
export const strength = (): string =>
  at(
    0,
    1,
    0.72,
    path(
      'M20 18.5Q29 18.5 32.5 25Q35.4 31 36 39.6Q28 43 20 43Q12 43 4 39.6Q4.6 31 7.5 25Q11 18.5 20 18.5Z',
      '#A8947A',
      2.4,
    ) +
      path('M14 13h12v5.6q-2 4-6 4t-6-4z', '#E2B78C', 2) +
      path(
        'M4 12.5Q11 10.6 12.4 9.4Q12.8 1.6 16 2.4Q20 4.6 24 2.4Q27.2 1.6 27.6 9.4Q29 10.6 36 12.5Q30 17 20 17Q10 17 4 12.5Z',
        '#7B6850',
        2.4,
      ),
  ) + at(13, 13, 0.6, revolver());

/** A revolver out of use: a lost duel, a place without one. */
export const noDuel = (): string =>
  at(2, 3, 0.86, revolver()) + line('M4 28L28 4', 5.4, '#FFF8EA') + line('M4 28L28 4', 3, P.rust);

/** A tin star that cannot be challenged. */
export const protection = (): string =>
  path('M16 2.4L28 6.4V15Q27 25 16 30Q5 25 4 15V6.4Z', P.stone, 1.8) +
  wash('M16 3.6L27 7V15Q26 24 16 28.8Z', P.stoneD, 0.8) +
  poly(star(16, 15.6, 8.6), P.gold, 1.2);

/** Half of something. */
export const half = (): string => circle(16, 16, 14, '#F8E7B2', 1.8) + letters(16, 16, 18, '½', INK);

/** Twice something. */
export const twice = (): string => circle(16, 16, 14, '#F8E7B2', 1.8) + letters(16, 16, 15, '×2', INK);

/** A purse of money, for larger sums. */
export const purse = (): string =>
  path('M11 9.4Q2.4 18 5.4 27.4Q16 31 26.6 27.4Q29.6 18 21 9.4Z', '#C9A26A', 1.8) +
  wash('M21 9.4Q29.6 18 26.6 27.4Q23.6 28.6 20 29.2Q25 20 19 9.4Z', P.timberD, 0.8) +
  path('M10.4 3.6Q13 5 16 3.6T21.6 3.6L20.4 9.4H11.6Z', '#C9A26A', 1.6) +
  line('M10.6 9.6h10.8', 2.4) +
  line('M16 14v10.4M19 16.4q-5.6-2-5.6 1q0 1.8 2.8 2t2.8 2.1q0 2.8-5.8.9', 1.5);

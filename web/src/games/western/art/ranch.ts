/** A ranch: a red barn with an X on its door and a piece of fence, 64 x 64. */
import { line, path, poly, rect } from './markup';
import { P } from './palette';
import { planks, shadow } from './walls';

export const ranch = (): string =>
  shadow(5, 44, 12) +
  poly(
    [
      [36, 57],
      [36, 36],
      [49, 30.5],
      [49, 51.5],
    ],
    P.barnD,
  ) +
  path('M6 57V36L11 25L21 17L31 25L36 36V57Z', P.barn) +
  planks(10, 34, 38, 56, 3.4) +
  poly(
    [
      [21, 17],
      [34, 11.5],
      [44, 19.5],
      [31, 25],
    ],
    '#9B9283',
  ) +
  poly(
    [
      [31, 25],
      [44, 19.5],
      [51.5, 32.5],
      [38.5, 38],
    ],
    '#736B5E',
  ) +
  line('M24.4 19.4l12.6-5.4M27.8 22.2l12.6-5.4M33.4 29.2l13-5.4M36 33.6l13-5.4', 0.6, P.dark, 0.5) +
  path('M3.5 37.5L9 24.5L21 14.5L33 24.5L38.5 37.5L35 38.5L30 27L21 19.5L12 27L7 38.5Z', P.white, 1.5) +
  rect(13.5, 41, 15, 16, P.white, 1.8) +
  line('M13.5 41L28.5 57M28.5 41L13.5 57', 2.2, P.barn) +
  rect(17.5, 27.5, 7, 6.5, P.dark, 1.5) +
  line('M18.8 30.6h4.4M18.8 32.4h4.4', 0.9, P.timber) +
  line('M45 47v13M54 45v13M62 46v11', 2.6) +
  line('M42 50.5l21-2M42 55.5l21-2', 2.2) +
  line('M45 48v11M54 46v11M42.6 50.4l20-1.9', 1.1, P.timber);

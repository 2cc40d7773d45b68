/** Shops and trades: drugstore, bank, general store, blacksmith, 64 x 64. Each is known by one big thing. */
import { circle, line, path, poly, rect, wash } from './markup';
import { LINE, P } from './palette';
import { block, shadow, siding } from './walls';

/** A mortar and pestle over a green front. */
export const drugstore = (): string =>
  shadow(9, 42, 9) +
  block(10, 57, 36, 24, 9, P.teal, P.tealD) +
  path('M46 36V17L49 16V33Z', P.tealD) +
  path('M8 36V18H15V12H41V18H48V36Z', P.teal) +
  line('M8 18h7M41 18h7', 1.2) +
  siding(10, 46.5, 20, 35, 2.8) +
  line('M10 19.6h4.4M42 19.6h4.4M16.6 13.8h22.8', 0.7, '#9CC7B8', 0.9) +
  path('M19 22h18q0 10-6 11.5h-6q-6-1.5-6-11.5z', P.white, 1.8) +
  wash('M32 23h4q-.4 8-5.4 9.6q2-4 1.4-9.6z', P.whiteD) +
  line('M30 21L38 10.5', 4.6) +
  line('M30 21L37.6 11', 2.2, P.white) +
  rect(23.5, 33, 9, 2.4, P.white, 1.3) +
  poly(
    [
      [6, 42],
      [8, 36.5],
      [48, 36.5],
      [50, 42],
    ],
    P.white,
    1.8,
  ) +
  line('M12 37.4l-.8 4M20 37.4l-.4 4M28 37.4v4M36 37.4l.4 4M44 37.4l.8 4', 0.6, LINE, 0.4) +
  rect(13, 46, 9, 8, P.lamp, 1.5) +
  line('M14.6 53v-2.6h1.6V53M18 53v-4h1.8v4', 0.9, P.tealD) +
  rect(25, 45, 7, 12, P.dark, 1.5) +
  rect(35, 46, 8, 8, P.lamp, 1.5) +
  line('M36.6 53v-3.4h1.8V53M40 53v-2.2h1.6V53', 0.9, P.rust) +
  line('M9.5 42v15M46.5 42v15', 1.6);

/** Columns and a gold coin in the pediment. */
export const bank = (): string =>
  shadow(6, 46, 9) +
  poly(
    [
      [52, 57],
      [52, 30],
      [58, 27.5],
      [58, 54.5],
    ],
    P.stoneD,
  ) +
  rect(8, 29, 44, 25, '#EDE6D3') +
  line('M8 36h2M16 36h2M42.6 36h2M50.4 36h2M16 44h2M42.6 44h2', 0.6, LINE, 0.4) +
  poly(
    [
      [4, 29],
      [30, 11],
      [56, 29],
    ],
    P.stone,
  ) +
  line('M9.6 27.2L30 13.2L50.4 27.2Z', 0.7, P.white, 0.9) +
  poly(
    [
      [56, 29],
      [30, 11],
      [36, 9],
      [61, 26.5],
    ],
    P.stoneD,
  ) +
  circle(30, 22.6, 5.4, P.gold, 1.6) +
  line('M30 19v7.4M32.2 20.6q-4.4-1.4-4.2.9t4 .9q.4 2.8-4.2 1.3', 1.1) +
  rect(24.5, 36, 11, 18, P.dark, 1.5) +
  line('M30 37v16M26.4 45h2M31.6 45h2', 0.8, P.goldD) +
  [10.5, 18, 37.5, 45]
    .map((x) => rect(x, 32, 5, 22, P.white, 1.6) + line(`M${x + 3.8} 33v20`, 1, P.stoneD))
    .join('') +
  rect(7, 29, 46, 3.4, P.stone, 1.6) +
  rect(4, 54, 52, 4, P.stone, 1.8) +
  line('M6 56h48', 0.6, LINE, 0.4);

function awning(): string {
  let svg = '';
  for (let i = 0; i < 7; i++) {
    const top = 5 + i * 6.6;
    const foot = 2.4 + i * 7.3;
    svg += path(
      `M${top} 33h6.6L${Math.round((foot + 7.3) * 10) / 10} 42q-3.6 2.6-7.3 0Z`,
      i % 2 ? P.white : P.rust,
      1.3,
    );
  }
  return svg;
}

/** A striped awning, a barrel and a crate. */
export const general_store = (): string =>
  shadow(5, 48, 7) +
  block(7, 57, 44, 26, 7, P.cream, P.creamD) +
  path('M51 35V15L54 14V32Z', P.creamD) +
  rect(5, 15, 46, 21, P.cream) +
  rect(3.5, 11.5, 49, 4.6, P.timber, 1.8) +
  siding(6.5, 49.5, 18.4, 32, 2.6) +
  rect(10, 20, 36, 9.5, P.tealD, 1.6) +
  line('M14 24.8h8M24.6 24.8h5M32 24.8h10', 2, P.cream) +
  awning() +
  rect(25, 45, 8, 12, P.dark, 1.5) +
  circle(31.4, 51, 0.6, P.gold, 0) +
  path('M8 49q4-2 8 0q1 4 0 8H8q-1-4 0-8z', P.timber, 1.6) +
  line('M8 51.4h8M8 54.8h8', 1) +
  rect(38, 48, 10, 9, P.timberD, 1.6) +
  line('M38 48l10 9M48 48l-10 9', 1) +
  path('M16 52q4-3 7 0v5h-7z', P.rust, 1.5);

/** An anvil before an open forge. */
export const blacksmith = (): string =>
  shadow(5, 48, 8) +
  rect(41, 8, 9, 22, P.stoneD, 1.8) +
  line('M42 13h3M46 17h3M42 21h4M46.6 25h2', 0.7, LINE, 0.5) +
  line('M45.4 6q-3.4-1.6 0-4.4', 1.8, P.stoneD) +
  path('M8 57V28H50V57Z', '#2C231C') +
  poly(
    [
      [50, 57],
      [50, 28],
      [57, 25],
      [57, 54],
    ],
    '#5B432B',
  ) +
  path('M37 57V45q5-6 10 0V57z', P.ember, 1.2) +
  wash('M39.5 57q-1-6 2.5-10q3.5 4 2.5 10z', P.lamp) +
  line('M38 42l-1-2M46 41l1.4-1.6M42.4 39.6v-2', 0.8, P.ember) +
  path('M3 31L10 18H47L54 31Z', P.timber) +
  line('M17 18.5l-4 12M25 18.5l-2 12M33 18.5l1 12M41 18.5l4 12', 1, LINE, 0.45) +
  line('M9 26.4h40M11.4 22.4h36', 0.5, LINE, 0.35) +
  line('M8 31v26M50 31v26', 3.2) +
  line('M8 32v25', 1.2, P.timber) +
  path(
    'M9 40.5Q15 40.5 17 39H36V43Q30 44.5 28.5 47.5V50L33 57H15L19.5 50V47.5Q17 44 9 40.5Z',
    '#AEB7BB',
    1.8,
  ) +
  wash('M28 43.6h7.6q-6.4 1.4-7.6 4.4v2l4 6.6h-4z', P.steel) +
  line('M18 41h17', 1.2, P.white);

/** Ground, coat, neck, head and face. Everybody has the same head, eyes, nose and mouth. */
import { INK } from '../palette';
import { disc, shade, shape, stroke } from './strokes';

/** Skin in the light and in the shade. */
type Skin = readonly [string, string];
export const SKIN = {
  a: ['#EBC7A0', '#C99B73'],
  b: ['#DDAE84', '#B78259'],
  c: ['#C08A5E', '#966440'],
  d: ['#8E5E3E', '#67412A'],
} as const satisfies Record<string, Skin>;

/** Printed rules on a tint, with light from the upper left. */
export function backdrop(tint: string): string {
  let rules = '';
  for (let y = 6; y < 96; y += 5) rules += `M0 ${y}H80`;
  return (
    `<rect width="80" height="96" fill="${tint}"/>` +
    `<path d="${rules}" stroke="#FFF8E6" stroke-width="1" opacity=".28"/>` +
    shade('M0 0H80L46 34Z', '#FFF8E6', 0.16)
  );
}

const SHOULDERS = 'M3 97Q5 75 27 70L40 74L53 70Q75 75 77 97';
export const coat = (cloth: string, dark: string): string =>
  shape(SHOULDERS + 'Z', cloth) +
  shade('M53 70Q75 75 77 97H60Q62 82 53 70Z', dark) +
  stroke('M62 80l8 5M63 85l10 6M63 90l11 6', 1, INK, 0.5) +
  stroke('M9 90Q11 80 22 75.4', 1, '#FFF8E6', 0.28) +
  stroke(SHOULDERS, 1.8);

/** The shoulders of a figure that stands behind another. */
export const farCoat = (cloth: string): string =>
  shape('M3 97Q5 75 27 70L40 74L53 70Q75 75 77 97V126H3Z', cloth);

export const neck = (skin: Skin): string => shape('M32 56H48V71Q40 79 32 71Z', skin[1], 1.6);

const HEAD = 'M23.6 37Q24 22 40 22Q56 22 56.4 37V48Q55.6 60 46 65.4Q40 68 34 65.4Q24.4 60 23.6 48Z';
export const head = (skin: Skin): string =>
  shape('M23.5 43q-3.4-1.4-3.4 3t4 5zM56.5 43q3.4-1.4 3.4 3t-4 5z', skin[1], 1.5) +
  shape(HEAD, skin[0], 0) +
  shade('M49 24.4Q56 28 56.4 37V48Q55.6 60 46 65.4Q43.6 66.4 41 66.6Q50 60 50.4 47Q51 34 49 24.4Z', skin[1]) +
  shade('M27 52q2.4-2.2 5.4 0q-1 3.4-3.4 3.2q-2-1-2-3.2z', '#C4664A', 0.16) +
  stroke('M52 41l3.6-2M52 45.4l4-2.2M51.6 50l4-2.2M50 55l4-2.4M48 60l3.6-2.4', 0.9, INK, 0.4) +
  stroke(HEAD, 1.8);

/** Brows, eyes, nose and mouth, with lines when old. */
export const face = (old: boolean, brow: string = INK): string =>
  stroke('M29.4 40.6q3.4-2.2 6.6-.4M44 40.2q3.2-1.8 6.6.4', 1.9, brow) +
  shade('M30.8 44.8q2.4-1.9 4.8 0q-2.4 1.7-4.8 0zM44.6 44.8q2.4-1.9 4.8 0q-2.4 1.7-4.8 0z', '#FFF8EA') +
  stroke('M30.6 44.6q2.4-1.8 5 0M44.4 44.6q2.6-1.8 5 0', 1.5) +
  disc(33.2, 45.2, 1.2, INK, 0) +
  disc(46.8, 45.2, 1.2, INK, 0) +
  stroke('M40.4 43.6L38.4 52.4Q39.6 54 42.4 52.8', 1.4) +
  stroke('M35.4 58.4q4.6 1.7 9.2 0', 1.6) +
  stroke('M37.6 61.4q2.4.8 4.8 0', 0.8, INK, 0.45) +
  (old
    ? stroke(
        'M29 49.6q2 1.4 4.6.8M47 50.4q2.4.6 4.4-.8M34 54.6q-1.6 2-1.6 4M46 54.6q1.6 2 1.6 4M33 33.6q7 1.4 13 0',
        0.9,
        INK,
        0.6,
      )
    : '');

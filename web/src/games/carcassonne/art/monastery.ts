/** A monastery: a walled garden with its church, upright in every turn of the tile. */
import { CHURCH, INK, PLASTER, SHADOW, STONE, WOOD } from './palette';
import { fill, inked, line } from './markup';
import { tree } from './nature';
import type { Rng } from './random';

const COURT = 'M30 27.5h40q2.5 0 2.5 2.5v37.5q0 2.5 -2.5 2.5h-40q-2.5 0 -2.5 -2.5v-37.5q0 -2.5 2.5 -2.5z';
const BEDS = [
  [33, 56],
  [42.5, 56],
  [33, 63],
  [42.5, 63],
] as const;

function garden(random: Rng): string {
  const beds = BEDS.map(([x, y]) => {
    const flowers = random() < 0.5 ? '#D9A23C' : '#C4573A';
    return (
      inked(`M${x} ${y}h7.5v5h-7.5Z`, '#93A655', 0.5, '#6F8040') +
      `<path d="M${x + 1.2} ${y + 1.7}h5M${x + 1.2} ${y + 3.3}h5" stroke="${flowers}" stroke-width="1" stroke-dasharray="1 .9"/>`
    );
  });
  return beds.join('') + tree(66.5, 63.5, 3.1) + tree(33.5, 36, 2.8) + tree(33, 44.5, 2.4);
}

/** Nave seen from the south, tower at its west end. */
const CHURCH_ART =
  fill('M44 53.5L70 53.5L72 50L72 42L68 40Z', SHADOW) +
  inked('M44 53V43.5H67.5V53Z', PLASTER.plain, 0.7, STONE.line) +
  inked('M42.8 44L46 34.5H66L69 44Z', CHURCH.roof, 0.7) +
  fill('M58 34.8H65.8L68.5 43.6H60.5Z', CHURCH.dark, 0.75) +
  line('M48 35v8.5M53 34.8v8.8M58 34.8v8.8M63 34.8v8.8', CHURCH.dark, 0.5, 'opacity=".8"') +
  fill(
    'M52 52v-3.5a1.2 1.4 0 0 1 2.4 0v3.5ZM57 52v-3.5a1.2 1.4 0 0 1 2.4 0v3.5ZM62 52v-3.5a1.2 1.4 0 0 1 2.4 0v3.5Z',
    '#5F7890',
  ) +
  inked('M39 54V34.5H47.5V54Z', CHURCH.tower, 0.7, STONE.line) +
  fill('M44.8 54V34.5H47.5V54Z', STONE.shade, 0.55) +
  inked('M37.8 35L43.2 20.5L48.7 35Z', CHURCH.roof, 0.7, INK) +
  fill('M43.2 21L48.3 34.8H44.5Z', CHURCH.dark) +
  line('M43.2 20.8v-5M41.3 17.6h3.8', WOOD, 1) +
  fill('M42 39.5v-1.7a1.2 1.3 0 0 1 2.4 0v1.7ZM41.5 54v-3.6a1.7 1.9 0 0 1 3.4 0v3.6Z', '#5A4636');

export function monastery(random: Rng): string {
  return (
    '<g transform="translate(50 48) scale(1.17) translate(-50 -46.5)">' +
    fill('M30 30h42q3 0 3 3v35q0 3 -3 3h-42z', SHADOW) +
    inked(COURT, CHURCH.garden, 3, STONE.line) +
    inked(COURT, 'none', 1.7, CHURCH.wall) +
    garden(random) +
    CHURCH_ART +
    '</g>'
  );
}

/** The same seen from afar: court, nave and tower, nothing else. */
export const FLAT_MONASTERY =
  inked('M24 24h52v52h-52Z', CHURCH.garden, 5, STONE.line) +
  inked('M24 24h52v52h-52Z', 'none', 2.6, CHURCH.wall) +
  fill('M44 66V52H71V66Z', PLASTER.plain) +
  inked('M40 53L45 37H70L75 53Z', CHURCH.roof, 1.6) +
  inked('M29 68V38H43V68Z', CHURCH.tower, 1.6, STONE.line) +
  inked('M26.5 39L36 13L45.5 39Z', CHURCH.roof, 1.6);

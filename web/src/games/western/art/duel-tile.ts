/** Duel tiles, 44 x 52: a cylinder with as many loaded chambers as the tile is worth, 0 to 5. */
import { circle, letters, line, rect } from './markup';
import { INK, P, RIM } from './palette';

export const TILE_BOX = '0 0 44 52';

export function duelTile(value: number): string {
  let svg = rect(2, 2, 40, 48, '#EADFC4', 2, 6) + circle(22, 19.4, 15, P.steel, 2);
  svg += line('M11.4 12.6A12.6 12.6 0 0 1 20 6.8', 1.2, '#C9D1D3') + circle(22, 19.4, 2.8, '#4E585D', 1.2);
  for (let i = 0; i < 6; i++) {
    const angle = ((-90 + i * 60) * Math.PI) / 180;
    const x = 22 + 9.2 * Math.cos(angle);
    const y = 19.4 + 9.2 * Math.sin(angle);
    svg +=
      i < value ? circle(x, y, 3.9, P.gold, 1.3) + circle(x, y, 1.3, P.goldD, 0) : circle(x, y, 3.9, INK, 1);
  }
  return svg + letters(22, 42.6, 14, value);
}

/** A tile face down: chosen, not yet shown. */
export const duelTileBack = (): string =>
  rect(2, 2, 40, 48, '#6B4A33', 2, 6) +
  `<rect x="6" y="6" width="32" height="40" rx="3.5" fill="none" stroke="${RIM}" stroke-width="1.2" opacity=".6"/>` +
  line('M10 12l24 28M34 12L10 40', 1, RIM, 0.3) +
  circle(22, 26, 8.4, '#5A3C28', 1.4) +
  letters(22, 26, 13, '?', RIM);

/** Terrain cards of the card game, 200 x 200: four parcels round an attraction number; and their backs, 96 x 96. */
import type { Grid } from '../ids';
import { boxed, circle, letters, line, path, rect, wash } from './markup';
import { CARD, INK } from './palette';
import { parcel } from './parcel';

export const TERRAIN_BOX = '0 0 200 200';
export const TERRAIN_BACK_BOX = '0 0 96 96';

interface Face {
  seed?: number;
  /** In a city the number no longer matters. */
  number?: boolean;
}

export function terrainCard(grid: Grid, attraction: number, { seed = 1, number = true }: Face = {}): string {
  let svg = '';
  for (let i = 0; i < 4; i++) {
    const [x, y] = [i % 2, i >> 1];
    svg += boxed(x * 100, y * 100, 100, parcel(seed * 4 + i, grid[y]?.[x] ?? 'empty'));
  }
  svg +=
    `<path d="M100 4V196M4 100H196" stroke="#A98F5C" stroke-width="1.6" stroke-dasharray="2 5" fill="none"/>` +
    `<rect x="1.5" y="1.5" width="197" height="197" rx="5" fill="none" stroke="${INK}" stroke-width="3"/>`;
  if (number) svg += circle(100, 100, 21, CARD, 2.8) + letters(100, 100, 31, attraction);
  return svg;
}

/** A sunset over mesas: Era I in clay, Era II in dusk. */
export function terrainBack(era: 'I' | 'II'): string {
  const [sky, land, light] =
    era === 'I' ? ['#B97B45', '#8E5A2E', '#E8C98E'] : ['#5E7F86', '#3F5C63', '#DCE3D2'];
  return (
    rect(1, 1, 94, 94, sky as string, 2.2, 8) +
    wash('M7 30H89V40H7ZM7 46H89V51H7Z', light as string, 0.14) +
    `<rect x="6" y="6" width="84" height="84" rx="5" fill="none" stroke="${light}" stroke-width="1.4"/>` +
    `<circle cx="48" cy="45" r="22" fill="${light}"/>` +
    path('M7 74V62H17L21 54H33L36 62H60L64 52H76L80 62H89V74Z', land as string, 0) +
    path('M7 70H89V86Q89 89 86 89H10Q7 89 7 86Z', land as string, 0) +
    line('M22 56v6M29 56v6M67 54v7M73 54v7', 0.8, light, 0.35) +
    line('M14 79h22M44 76h30M24 84h40', 1.2, light, 0.5) +
    letters(48, 42, 24, era, land)
  );
}

/** Pictures of tiles by level of detail, each drawn once and kept. */
import { kindOf } from '../kinds';
import type { TileAt, Turn } from '../terms';
import type { Cell, Kind } from '../types';
import { flatArt } from './flat';
import { tileArt } from './tile';
import { flatTowers, towerArt, towerSites } from './towers';

/** Below this many pixels a tile is drawn flat; a finer screen shows more in the same room. */
const FLAT_BELOW = 44;
export type Detail = 'full' | 'flat';
export const detailFor = (pixels: number, density = 1): Detail =>
  pixels * density < FLAT_BELOW ? 'flat' : 'full';

/** Enough for a whole game, its ghost on every cell, and the small pictures beside it. */
const KEPT = 600;
const kept = new Map<string, string>();

/** The markup of a tile; the oldest pictures are forgotten. */
export function picture(kind: Kind, turn: Turn, cell: Cell, detail: Detail): string {
  const key = `${detail} ${kind} ${turn} ${cell[0]} ${cell[1]}`;
  let markup = kept.get(key);
  if (markup === undefined) {
    markup = (detail === 'full' ? tileArt : flatArt)(kindOf(kind), turn, cell);
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value as string);
    kept.set(key, markup);
  }
  return markup;
}

/** The corner towers of a board. */
export function towers(tiles: readonly TileAt[], detail: Detail): string {
  const sites = towerSites(tiles);
  return detail === 'full' ? sites.map(towerArt).join('') : flatTowers(sites);
}

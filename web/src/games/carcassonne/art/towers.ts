/** Wall towers stand on tile corners and belong to the board: one for up to four tiles, above all of them. */
import { kindOf } from '../kinds';
import type { TileAt } from '../terms';
import type { Point } from './geometry';
import { STONE } from './palette';
import { d, inked } from './markup';
import { hash } from './random';
import { wallCorners } from './skeleton';
import { tower } from './stone';

const CORNER: Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** The corners of the board where walls end, from north to south. */
export function towerSites(tiles: readonly TileAt[]): Point[] {
  const sites = new Map<string, Point>();
  for (const tile of tiles)
    for (const corner of wallCorners(kindOf(tile.tile), tile.turn)) {
      const [dx, dy] = CORNER[corner] as Point;
      const site: Point = [tile.x + dx, tile.y + dy];
      sites.set(site.join(), site);
    }
  return [...sites.values()].sort((a, b) => a[1] - b[1]);
}

/** A corner tower in board units of 100 a tile; one in four has a roof. */
export const towerArt = ([x, y]: Point): string =>
  tower(x * 100, y * 100 + 1.5, 1.12, hash('tower', x, y) % 4 === 0);

/** All corner towers from afar, as one shape. */
export function flatTowers(sites: readonly Point[]): string {
  const r = 6;
  const dots = sites.map(
    ([x, y]) => d`M${x * 100 - r} ${y * 100}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  );
  return dots.length ? inked(dots.join(''), STONE.lit, 2.6, STONE.line) : '';
}

/**
 * The picture of a tile from afar, below 44 px: about fifteen flat shapes instead of 130, a little larger than
 * life, so that a board of 72 tiles reads as land, roads and towns.
 */
import type { TileKind } from '../kinds';
import type { Turn } from '../terms';
import type { Cell } from '../types';
import { pennantFoot } from './anchors';
import { inside, nearest, type Point } from './geometry';
import { GROUND, INK, LEAF, ROAD, ROOFS, STONE } from './palette';
import { band, closed, d, ellipse, fill, inked, through } from './markup';
import { meadow } from './meadow';
import { FLAT_MONASTERY } from './monastery';
import { flatPennant } from './pennant';
import { quarters } from './quarters';
import { hash, rng } from './random';
import { flatRoad } from './road';
import { skeletonOf, type Skeleton } from './skeleton';
import { padded } from './tile';

function cityArt(kind: TileKind, turn: Turn, cell: Cell, city: number): string {
  const skeleton = skeletonOf(kind, turn);
  const walls = skeleton.walls.filter((w) => w.city === city).map((w) => through(w.line));
  return (
    fill(closed(padded(skeleton.cityShapes[city] ?? [])), GROUND.plain) +
    quarters(kind, turn, cell, city) +
    walls.map((way) => band(way, STONE.line, 8.5) + band(way, STONE.lit, 4)).join('')
  );
}

const hamlet = ([x, y]: Point): string =>
  ellipse(x, y, 11, 11, ROAD.plain, `stroke="${ROAD.edge}" stroke-width="2.4"`) +
  inked(
    d`M${x - 25} ${y - 19}h12v9h-12ZM${x + 13} ${y - 19}h12v9h-12ZM${x + 13} ${y + 11}h12v9h-12Z`,
    ROOFS[0].lit,
    1.4,
  );

const gate = ([x, y]: Point): string =>
  inked(d`M${x - 8} ${y - 8}h16v14h-16Z`, STONE.lit, 2.4, STONE.line) +
  fill(d`M${x - 3.4} ${y + 6}v-9h6.8v9Z`, INK);

/** A few dots where a tree has room. */
function trees(skeleton: Skeleton, kind: TileKind, turn: Turn, cell: Cell): string {
  const random = rng(hash('far', kind.kind, turn, cell[0], cell[1]));
  const lines = [...skeleton.roads.flat(), ...skeleton.walls.flatMap((w) => w.line)];
  let crowns = '';
  for (let i = 0; i < 9; i++) {
    const p: Point = [8 + random() * 84, 8 + random() * 84];
    const r = 3.4 + random() * 1.6;
    if (nearest(p, lines) < 13 || skeleton.cityShapes.some((shape) => inside(p, shape))) continue;
    if (kind.monastery && Math.max(Math.abs(p[0] - 50), Math.abs(p[1] - 50)) < 33) continue;
    crowns += d`M${p[0] - r} ${p[1]}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  return crowns && fill(crowns, LEAF.plain);
}

/** The markup of one tile from afar; the same box and the same clipping as `tileArt`. */
export function flatArt(kind: TileKind, turn: Turn = 0, cell: Cell = [0, 0]): string {
  const skeleton = skeletonOf(kind, turn);
  const ways = skeleton.roads.map(flatRoad);
  const pennants = kind.cities
    .filter((city) => city.shield)
    .map(() => flatPennant(...pennantFoot(kind, turn)));
  return (
    meadow(cell[0], cell[1]) +
    trees(skeleton, kind, turn, cell) +
    ways.map((way) => way.kerbs).join('') +
    ways.map((way) => way.way).join('') +
    (skeleton.crossroads ? hamlet(skeleton.crossroads) : '') +
    kind.cities.map((_, city) => cityArt(kind, turn, cell, city)).join('') +
    (skeleton.gate ? gate(skeleton.gate) : '') +
    pennants.join('') +
    (kind.monastery ? FLAT_MONASTERY : '')
  );
}

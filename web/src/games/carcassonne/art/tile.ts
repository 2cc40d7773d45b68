/**
 * The picture of a tile, in full: SVG markup in a 100 x 100 box. Order: meadow, ploughland, roads, town ground, then
 * everything upright by its foot. The cell makes tones and border houses continuous with the neighbours and varies
 * the rest, so that the same tile on the same cell is always the same picture.
 */
import { edgesOf, type TileKind } from '../kinds';
import type { Turn } from '../terms';
import type { Cell } from '../types';
import { anchors, pennantFoot } from './anchors';
import { distance, inside, nearest, offset, type Line, type Point } from './geometry';
import { GROUND } from './palette';
import { band, closed, fill, paintersOrder, through, type Upright } from './markup';
import { meadow } from './meadow';
import { monastery } from './monastery';
import { pennant } from './pennant';
import { hash, rng } from './random';
import { road } from './road';
import { scatter, type Meadowland } from './scatter';
import { skeletonOf, type Skeleton } from './skeleton';
import { gatehouse, wall } from './stone';
import { town, type TownPlan } from './town';
import { village, type Village } from './village';

/** Before all houses, and after all of them. */
const BEHIND = -1;
const BEFORE = 200;

interface Site {
  kind: TileKind;
  turn: Turn;
  cell: Cell;
  id: number;
  skeleton: Skeleton;
  walls: Line;
  roads: Line;
}

function meadowland(site: Site, crossing: Village | null): Meadowland {
  const { kind, skeleton, walls, roads } = site;
  const blocked: { at: Point; radius: number }[] = [];
  const block = (x: number, y: number, radius: number) => void blocked.push({ at: [x, y], radius });
  for (const [place, [x, y]] of Object.entries(anchors(kind, site.turn)))
    if (place[0] === 'f') block(x, y, 9);
  for (const [x, y] of crossing?.houses ?? []) block(x, y - 3, 8);
  if (kind.monastery) {
    block(50, 50, 36);
    block(43, 14, 10);
  }
  return {
    random: rng(site.id),
    openness: kind.fields.reduce((n, field) => n + field.half_edges.length, 0),
    block,
    isFree: (x, y, m) =>
      x > m + 1.5 &&
      x < 98.5 - m &&
      y > m + 3 &&
      y < 98 - m &&
      blocked.every((b) => distance(b.at, [x, y]) > b.radius + m) &&
      nearest([x, y], roads) > m + 6.5 &&
      nearest([x, y - m], roads) > m + 4 &&
      nearest([x, y], walls) > m + 4 &&
      nearest([x, y - m], walls) > m + 1 &&
      !skeleton.cityShapes.some((shape) => inside([x, y], shape)),
  };
}

/** A city reaches a little beyond the tile, so that no hairline shows between two. */
export const padded = (shape: Line): Line => {
  const pad = (v: number) => (v <= 0 ? -1 : v >= 100 ? 101 : v);
  return shape.map(([x, y]) => [pad(x), pad(y)]);
};

/** The town's ground, and the bank of earth outside its walls. */
function cityGround(site: Site, city: number): string {
  const banks = site.skeleton.walls.filter((w) => w.city === city).map((w) => offset(w.line, -4));
  return (
    fill(closed(padded(site.skeleton.cityShapes[city] ?? [])), GROUND.plain) +
    banks.map((way) => band(through(way), GROUND.dark, 4, 'opacity=".6"')).join('')
  );
}

function keptFree(site: Site, city: number, knight: Point): TownPlan['keepFree'] {
  const { kind, skeleton } = site;
  const free: { at: Point; radius: number }[] = [];
  if (kind.cities[city]?.shield) {
    const [x, y] = pennantFoot(kind, site.turn);
    free.push({ at: [x, y - 6], radius: 9.5 });
  }
  if ((skeleton.cities[city] ?? []).length >= 3) free.push({ at: knight, radius: 7 });
  if (skeleton.gate && gateEdge(site) === 0)
    free.push({ at: [skeleton.gate[0], skeleton.gate[1] + 7], radius: 9.5 });
  return free;
}

const gateEdge = (site: Site): number => ((edgesOf(site.kind.roads[0]?.edges ?? [])[0] ?? 0) + site.turn) % 4;

function cityThings(site: Site, city: number): Upright[] {
  const { kind, turn, skeleton } = site;
  const walls = skeleton.walls.filter((w) => w.city === city);
  const knight = anchors(kind, turn)[`c${city}`] ?? [50, 50];
  const things = town({
    shape: skeleton.cityShapes[city] ?? [],
    walls: walls.flatMap((w) => w.line),
    edges: skeleton.cities[city] ?? [],
    cell: site.cell,
    seed: hash(site.id, 'city', city),
    keepFree: keptFree(site, city, knight),
    knight,
  });
  if (kind.cities[city]?.shield) {
    const [x, y] = pennantFoot(kind, turn);
    things.push({ foot: y, svg: pennant(x, y) });
  }
  for (const { line } of walls) {
    const middle = line.reduce((sum, p) => sum + p[1], 0) / line.length;
    things.push({ foot: middle > 50 ? BEFORE : BEHIND, svg: wall(line) });
  }
  return things;
}

function standing(site: Site): Upright[] {
  const { kind, skeleton } = site;
  const things = kind.cities.flatMap((_, city) => cityThings(site, city));
  if (skeleton.gate) {
    const edge = gateEdge(site);
    const svg = gatehouse(skeleton.gate[0], skeleton.gate[1], edge);
    things.push({ foot: edge === 0 ? BEHIND + 1 : BEFORE + 1, svg });
  }
  if (kind.monastery) things.push({ foot: 50, svg: monastery(rng(hash(site.id, 'garden'))) });
  return things;
}

/** The markup of one tile, without an outer <svg> and unclipped: clip it at -0.3 to 100.3. */
export function tileArt(kind: TileKind, turn: Turn = 0, cell: Cell = [0, 0]): string {
  const skeleton = skeletonOf(kind, turn);
  const id = hash('tile', kind.kind, turn, cell[0], cell[1], 0);
  const walls = skeleton.walls.flatMap((w) => w.line);
  const roads = skeleton.roads.flat();
  const site: Site = { kind, turn, cell, id, skeleton, walls, roads };
  const ways = skeleton.roads.map((line, i) => road(line, hash(id, 'road', i)));
  const crossing = skeleton.crossroads && village(skeleton.crossroads, roads, walls, hash(id, 'village'));
  const wild = kind.fields.length ? scatter(meadowland(site, crossing)) : { flat: '', upright: [] };
  return (
    meadow(cell[0], cell[1]) +
    wild.flat +
    ways.map((way) => way.kerbs).join('') +
    (crossing?.kerb ?? '') +
    ways.map((way) => way.way).join('') +
    (crossing?.square ?? '') +
    kind.cities.map((_, city) => cityGround(site, city)).join('') +
    paintersOrder([...wild.upright, ...(crossing?.things ?? []), ...standing(site)])
  );
}

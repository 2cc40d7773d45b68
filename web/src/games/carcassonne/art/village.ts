/** A crossroads: a small square with a well, and a few houses around it. */
import { nearest, type Line, type Point } from './geometry';
import { house } from './houses';
import { ROAD, STONE } from './palette';
import { band, d, ellipse, fill, inked, shade, type Upright } from './markup';
import { rng } from './random';

export interface Village {
  kerb: string;
  square: string;
  things: Upright[];
  /** Where houses stand, so that nothing grows in them. */
  houses: Point[];
}

const LOTS: Point[] = [
  [-15, -9],
  [15.5, -8],
  [-16, 17],
  [15, 18],
  [0, -13],
  [-26, -8.5],
  [27, -9],
];

const well = ([x, y]: Point): string =>
  shade(x + 1.4, y + 1.8, 3.4, 1.5) +
  inked(d`M${x - 3} ${y - 0.6}v1.8a3 1.6 0 0 0 6 0v-1.8Z`, STONE.face, 0.6, STONE.line) +
  ellipse(x, y - 0.6, 3, 1.6, '#5F7890', `stroke="${STONE.lit}" stroke-width=".9"`);

export function village(centre: Point, roads: Line, walls: Line, seed: number): Village {
  const random = rng(seed);
  const [cx, cy] = centre;
  const rim =
    d`M${cx - 9} ${cy + 0.5}C${cx - 9.5} ${cy - 8} ${cx + 8} ${cy - 9.5} ${cx + 9.2} ${cy - 0.6}` +
    d`C${cx + 9.8} ${cy + 8.5} ${cx - 8.5} ${cy + 9.5} ${cx - 9} ${cy + 0.5}Z`;
  const things: Upright[] = [{ foot: cy + 2, svg: well(centre) }];
  const houses: Point[] = [];
  for (const [dx, dy] of LOTS) {
    const w = 10 + random() * 2.4;
    const [x, y] = [cx + dx + (random() - 0.5) * 2, cy + dy + (random() - 0.5) * 1.5];
    const probes: Point[] = [
      [x - w / 2, y],
      [x + w / 2, y],
      [x, y - 5],
      [x, y],
    ];
    if (!probes.every((p) => nearest(p, roads) > 6.2 && nearest(p, walls) > 8)) continue;
    things.push({ foot: y, svg: house(x, y, w, Math.floor(random() * 4), random() < 0.5) });
    houses.push([x, y]);
  }
  return { kerb: band(rim, ROAD.edge, 1.6), square: fill(rim, ROAD.plain), things, houses };
}

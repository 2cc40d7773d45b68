/** Roads: one width and two ruts, leaving the tile at the midpoint of an edge and at right angles. */
import { offset, type Line, type Point } from './geometry';
import { ROAD } from './palette';
import { band, closed, fill, through } from './markup';
import { rng } from './random';
import { ROAD_HALF } from './skeleton';

/** The line with both ends a little longer, so that it meets its neighbour's. */
function longer(line: Line): Line {
  const n = line.length - 1;
  const beyond = (a: Point, b: Point): Point => [a[0] + (a[0] - b[0]) * 0.25, a[1] + (a[1] - b[1]) * 0.25];
  return [
    beyond(line[0] as Point, line[1] as Point),
    ...line,
    beyond(line[n] as Point, line[n - 1] as Point),
  ];
}

/** Kerbs lie under all roads of a tile and the way itself above them, so that crossings melt. */
interface RoadArt {
  kerbs: string;
  way: string;
}

export function road(line: Line, seed: number): RoadArt {
  const random = rng(seed);
  const wobble = (phase: number) => (t: number) =>
    ROAD_HALF + (Math.sin(t * 9 + phase) * 0.55 + Math.sin(t * 17 + phase) * 0.3) * Math.sin(Math.PI * t);
  const [left, right] = [wobble(random() * 6), wobble(random() * 6)];
  const [l, r] = [offset(line, (t) => -left(t)), offset(line, right)];
  const ruts = [-1.7, 1.7].map((by) => through(longer(offset(line, by)))).join('');
  return {
    kerbs: band(through(l) + through(r), ROAD.edge, 2.2),
    way:
      fill(closed([...longer(l), ...longer(r).reverse()]), ROAD.plain) +
      band(ruts, ROAD.rut, 1, 'stroke-dasharray="9 2.5 5 1.5 13 3"'),
  };
}

/** From afar: a kerb and a way, wider than true. */
export const flatRoad = (line: Line): RoadArt => {
  const way = through(longer(line));
  return { kerbs: band(way, ROAD.edge, 14), way: band(way, ROAD.plain, 9.5) };
};

/** River parcels, 100 x 100: water between sandy banks, through whichever sides it flows. */
import { ground } from './ground';
import { band, line, n, type Point } from './markup';
import { P } from './palette';
import { rng } from './random';

export type Compass = 'n' | 'e' | 's' | 'w';
const END: Record<Compass, Point> = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] };
const OPPOSITE: Record<Compass, Compass> = { n: 's', e: 'w', s: 'n', w: 'e' };
const MIDDLE: Point = [50, 50];

interface Reach {
  from: Point;
  by: Point;
  to: Point;
}

/** The water's courses: one bend through two sides, or an arm to each of three or four. */
function reaches(seed: number, open: readonly Compass[]): Reach[] {
  const [a = 'n', b = OPPOSITE[a]] = open;
  if (open.length > 2) return open.map((side) => ({ from: MIDDLE, by: MIDDLE, to: END[side] }));
  const sway = OPPOSITE[a] === b ? (rng(seed)() - 0.5) * 10 : 0;
  const upright = a === 'n' || a === 's';
  return [{ from: END[a], by: upright ? [50 + sway, 50] : [50, 50 + sway], to: END[b] }];
}

const along = ({ from, by, to }: Reach, t: number): Point => {
  const u = 1 - t;
  return [
    u * u * from[0] + 2 * u * t * by[0] + t * t * to[0],
    u * u * from[1] + 2 * u * t * by[1] + t * t * to[1],
  ];
};

function ripples(seed: number, reach: Reach, many: number): string {
  const random = rng(seed + 77);
  const across = Math.abs(reach.from[0] - reach.to[0]) > 40;
  const down = Math.abs(reach.from[1] - reach.to[1]) > 40;
  let svg = '';
  for (let i = 0; i < many; i++) {
    const [x, y] = along(reach, (i + 0.5) / many);
    const drift = (random() - 0.5) * 34;
    const rx = x + (down ? drift : drift * 0.4);
    const ry = y + (across ? drift : drift * 0.4);
    svg += line(`M${n(rx - 6)} ${n(ry)}q3-2.6 6 0t6 0`, 1.3, i % 2 ? '#F2F6EE' : P.waterD, 0.8);
  }
  return svg;
}

/** A river parcel. `open` are the sides that water flows through; `bare` leaves the ground to what lies under it. */
export function river(seed: number, open: readonly Compass[] = ['n', 's'], bare = false): string {
  const courses = reaches(seed, open);
  const data = courses
    .map(({ from, by, to }) => `M${n(from[0])} ${n(from[1])}Q${n(by[0])} ${n(by[1])} ${n(to[0])} ${n(to[1])}`)
    .join('');
  const cap = courses.length > 1 ? 'stroke-linecap="round"' : '';
  const layers: [number, string][] = [
    [72, '#C9B27C'],
    [65, '#EADBB0'],
    [57, P.waterD],
    [53, P.water],
    [34, '#9BBFC6'],
  ];
  return (
    ground(seed, 0.5, bare) +
    layers.map(([width, colour]) => band(data, width, colour, cap)).join('') +
    courses.map((reach) => ripples(seed, reach, courses.length > 1 ? 3 : 7)).join('')
  );
}

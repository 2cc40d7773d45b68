/** Dry grassland: one parcel of it, and the plain under a whole town. */
import { ellipse, line, n, wash } from './markup';
import { P } from './palette';
import { rng, type Rng } from './random';

const BASES = ['#E3D2A4', '#E0CE9E', '#E5D5A9', '#DFCC9B'];
const PATCHES = ['#D2BB84', '#EBDEB8', '#CFC08A', '#DDBF8C'];

const tuft = (x: number, y: number): string =>
  line(
    `M${n(x - 3)} ${n(y - 3)}L${n(x - 1)} ${n(y)}M${n(x)} ${n(y - 5)}V${n(y)}M${n(x + 3)} ${n(y - 3)}L${n(x + 1)} ${n(y)}`,
    1.2,
    '#98965A',
    0.75,
  );

const pebble = (x: number, y: number): string =>
  ellipse(x, y, 2.2, 1.4, '#B79F72') + line(`M${n(x - 2)} ${n(y + 1.4)}h4.6`, 0.8, '#8F7A52', 0.6);

const bush = (x: number, y: number): string =>
  wash(`M${n(x - 6)} ${n(y)}q1-5 4-4q2-4 5 0q4-1 4 4z`, P.sage, 0.7) +
  line(`M${n(x - 5)} ${n(y)}h11`, 1, P.sageD, 0.6);

function growth(random: Rng, wild: number): string {
  let svg = '';
  const many = Math.round((3 + random() * 4) * wild);
  for (let i = 0; i < many; i++) {
    const x = 10 + random() * 80;
    const y = 14 + random() * 76;
    const kind = random();
    svg += (kind < 0.6 ? tuft : kind < 0.85 ? pebble : bush)(x, y);
  }
  return svg;
}

/**
 * A parcel of grassland, 100 x 100, the same for the same seed. `wild` says how much grows on it; `bare` leaves the
 * colour out, for use over a plain.
 */
export function ground(seed: number, wild = 1, bare = false): string {
  const random = rng(seed);
  const base = BASES[Math.floor(random() * 4)] as string;
  let svg = '';
  if (!bare) {
    svg = `<rect width="100" height="100" fill="${base}"/>`;
    for (let i = 0; i < 3; i++) {
      const x = random() * 100;
      const y = random() * 100;
      const w = 14 + random() * 26;
      svg += ellipse(x, y, w, w * 0.32, random() < 0.5 ? '#D3BD88' : '#EBDDB6', 0.45);
    }
  }
  return svg + growth(random, wild);
}

/** The plain under a town, `side` units square: broad patches that run across parcel lines. */
export function plain(side: number, seed = 5): string {
  const random = rng(seed);
  let svg = `<rect width="${side}" height="${side}" fill="#E2D0A1"/>`;
  for (let i = 0; i < 26; i++) {
    const x = random() * side;
    const y = random() * side;
    const a = side * (0.05 + random() * 0.13);
    const b = a * (0.28 + random() * 0.25);
    svg +=
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${PATCHES[i % 4]}"` +
      ` transform="rotate(${n(-18 + random() * 20)} ${n(x)} ${n(y)})" opacity="${i % 4 === 2 ? 0.4 : 0.5}"/>`;
  }
  return svg;
}

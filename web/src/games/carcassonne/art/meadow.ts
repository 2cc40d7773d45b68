/** The ground of every tile. Tonal patches belong to the world, so they run across tile borders. */
import { MEADOW } from './palette';
import { d, fill } from './markup';
import { hash, rng } from './random';

function patch(cx: number, cy: number, i: number, j: number, k: number): string {
  const random = rng(hash('blob', cx + i, cy + j, k));
  const [x, y] = [i * 100 + random() * 100, j * 100 + random() * 100];
  const [a, b] = [24 + random() * 26, 12 + random() * 14];
  if (x + a < 0 || x - a > 100 || y + b < 0 || y - b > 100) return '';
  return (
    d`M${x - a} ${y}C${x - a} ${y - b * 1.3} ${x + a * 0.6} ${y - b * 1.2} ${x + a} ${y - b * 0.1}` +
    d`C${x + a * 1.1} ${y + b * 0.9} ${x - a * 0.8} ${y + b * 1.4} ${x - a} ${y}Z`
  );
}

function patches(cx: number, cy: number, k: number): string {
  let out = '';
  for (let j = -1; j <= 1; j++) for (let i = -1; i <= 1; i++) out += patch(cx, cy, i, j, k);
  return out;
}

export const meadow = (cx: number, cy: number): string =>
  `<rect x="-.5" y="-.5" width="101" height="101" fill="${MEADOW.plain}"/>` +
  fill(patches(cx, cy, 0), MEADOW.dark, 0.5) +
  fill(patches(cx, cy, 1), MEADOW.light, 0.55);

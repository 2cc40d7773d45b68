/** What grows and grazes on a meadow: trees, hedges, sheep, sheaves. */
import { LEAF, SHADOW } from './palette';
import { d, ellipse, fill, inked, shade } from './markup';

export function tree(x: number, y: number, r: number): string {
  const crown =
    d`M${x - r} ${y}q${-r * 0.25} ${-r} ${r * 0.55} ${-r * 1.15}q${r * 0.6} ${-r * 0.7} ${r * 1.05} ${r * 0.2}` +
    d`q${r * 0.8} ${r * 0.3} ${r * 0.35} ${r * 1.1}q${-r * 0.3} ${r * 0.75} ${-r} ${r * 0.5}q${-r * 0.9} ${r * 0.35} ${-r * 0.95} ${-r * 0.65}Z`;
  const lit =
    d`M${x - r * 0.6} ${y - r * 0.15}q${r * 0.1} ${-r * 0.75} ${r * 0.8} ${-r * 0.65}` +
    d`q${-r * 0.1} ${r * 0.7} ${-r * 0.8} ${r * 0.65}Z`;
  return (
    shade(x + r * 0.55, y + r * 0.75, r * 1.1, r * 0.5) +
    inked(crown, LEAF.plain, 0.7, LEAF.line) +
    fill(lit, LEAF.lit)
  );
}

export function poplar(x: number, y: number, h: number): string {
  const crown =
    d`M${x} ${y + 0.6}C${x - 2.6} ${y - h * 0.1} ${x - 1.7} ${y - h * 0.7} ${x} ${y - h}` +
    d`C${x + 1.7} ${y - h * 0.7} ${x + 2.6} ${y - h * 0.1} ${x} ${y + 0.6}Z`;
  const lit = d`M${x - 0.6} ${y - 1}C${x - 1.8} ${y - h * 0.3} ${x - 1.1} ${y - h * 0.65} ${x - 0.2} ${y - h * 0.85}Z`;
  return shade(x + 1.8, y + 0.3, 2.6, 1) + inked(crown, LEAF.plain, 0.7, LEAF.line) + fill(lit, LEAF.lit);
}

/** A blob as path data, so that a whole hedge is four shapes. */
const blob = (x: number, y: number, rx: number, ry: number): string =>
  d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

/** `n` bushes in a row from (x, y) by steps of (dx, dy). */
export function hedge(x: number, y: number, dx: number, dy: number, n: number): string {
  let bushes = '';
  let lit = '';
  let shadows = '';
  for (let i = 0; i < n; i++) {
    const [px, py, r] = [x + dx * i, y + dy * i, 1.9 + ((i * 7) % 3) * 0.25];
    shadows += blob(px + 1, py + 1.2, r, r * 0.7);
    bushes += blob(px, py, r, r);
    lit += blob(px - r * 0.2, py - r * 0.2, r * 0.5, r * 0.45);
  }
  return (
    fill(shadows, SHADOW) +
    inked(bushes, LEAF.plain, 1.3, LEAF.line) +
    fill(bushes, LEAF.plain) +
    fill(lit, LEAF.lit)
  );
}

/** Path data of three blades of grass. */
export const tuft = (x: number, y: number): string =>
  d`M${x - 1.4} ${y}q.1 -1.4 -.7 -2.1M${x} ${y}v-2.9M${x + 1.4} ${y}q-.1 -1.4 .7 -2.1`;

export const sheep = (x: number, y: number): string =>
  shade(x + 0.7, y + 1.3, 2.1, 0.8) +
  inked(d`M${x - 1.9} ${y + 0.4}a1.9 1.5 0 1 1 3.8 0a1.9 1.2 0 1 1 -3.8 0Z`, '#F6EFDD', 0.5, '#6B6152') +
  ellipse(x - 2, y - 0.1, 0.75, 0.75, '#4A4238');

/** A sheaf of corn. */
export const sheaf = (x: number, y: number): string =>
  shade(x + 1, y + 0.3, 1.9, 0.8) +
  inked(d`M${x - 1.7} ${y + 0.5}L${x} ${y - 3.4}L${x + 1.7} ${y + 0.5}Z`, '#E2C36A', 0.55, '#8F7430');

export function pond(x: number, y: number): string {
  const shore =
    d`M${x - 8.5} ${y + 0.5}C${x - 8} ${y - 5.5} ${x + 2} ${y - 5} ${x + 6} ${y - 3.4}C${x + 11} ${y - 0.6} ${x + 7} ${y + 5} ${x} ${y + 4.8}` +
    d`C${x - 5} ${y + 5.4} ${x - 8.8} ${y + 3.6} ${x - 8.5} ${y + 0.5}Z`;
  const glints = d`M${x - 5} ${y - 1}q3 -1.2 6 -.6M${x - 1} ${y + 2}q3 -.8 5 -.2`;
  return (
    inked(shore, '#9DB9B4', 1.2, '#6E8650') +
    `<path d="${glints}" fill="none" stroke="#D6E2D6" stroke-width=".8" stroke-linecap="round"/>`
  );
}

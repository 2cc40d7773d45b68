/** Walls, towers and gates. */
import type { Edge } from '../terms';
import { distance, normals, type Line, type Point } from './geometry';
import { DOOR, ROAD, ROOFS, SHADOW, STONE } from './palette';
import { band, d, fill, inked, line, shade, through } from './markup';

function merlons(wall: Line): string {
  const right = normals(wall);
  let walked = 0;
  let next = 2.4;
  let out = '';
  for (let i = 1; i < wall.length; i++) {
    const [p, n] = [wall[i] as Point, right[i] as Point];
    walked += distance(p, wall[i - 1] as Point);
    if (walked < next) continue;
    next += 4.9;
    out += d`M${p[0] + n[0] * 1.1 - 1.3} ${p[1] + n[1] * 0.9 - 4.1}h2.6v2.5h-2.6Z`;
  }
  return out;
}

/** A town wall along a line, its walkway a little above its foot. */
export function wall(points: Line): string {
  const way = through(points);
  const raised = 'transform="translate(0 -2.3)"';
  return (
    band(way, SHADOW, 5.5, 'transform="translate(1.8 2.6)"') +
    band(way, STONE.line, 5.4) +
    band(way, STONE.face, 4) +
    band(way, STONE.line, 4.6, raised) +
    band(way, STONE.top, 3.3, raised) +
    `<path d="${merlons(points)}" fill="${STONE.lit}" stroke="${STONE.shade}" stroke-width=".5"/>`
  );
}

/** A round tower standing on (x, y), with a pointed roof or battlements. */
export function tower(x: number, y: number, big = 1, roofed = false): string {
  const [w, h] = [3.7 * big, 8.2 * big];
  const t = y - h;
  return (
    shade(x + 2.4, y + 1.2, w * 1.15, w * 0.5) +
    inked(d`M${x - w} ${t}V${y}A${w} ${w * 0.45} 0 0 0 ${x + w} ${y}V${t}Z`, STONE.top, 0.7, STONE.line) +
    fill(
      d`M${x + w * 0.25} ${t}V${y + w * 0.43}A${w} ${w * 0.45} 0 0 0 ${x + w} ${y}V${t}Z`,
      STONE.shade,
      0.75,
    ) +
    line(d`M${x - 0.2} ${y - h * 0.55}v2`, STONE.line, 0.8) +
    (roofed ? towerRoof(x, t, w, big) : battlements(x, t, w))
  );
}

function towerRoof(x: number, t: number, w: number, big: number): string {
  const cone =
    d`M${x - w - 0.8} ${t + 0.4}L${x} ${t - 6.4 * big}L${x + w + 0.8} ${t + 0.4}` +
    d`A${w + 0.8} ${w * 0.4} 0 0 1 ${x - w - 0.8} ${t + 0.4}Z`;
  const dark = d`M${x} ${t - 6.2 * big}L${x + w + 0.5} ${t + 0.4}A${w} ${w * 0.4} 0 0 1 ${x + 0.6} ${t + 1.9}Z`;
  return inked(cone, ROOFS[0].lit) + fill(dark, ROOFS[0].dark);
}

function battlements(x: number, t: number, w: number): string {
  const m = w * 0.52;
  const top =
    d`M${x - w - 0.5} ${t - 2.1}v2.6A${w + 0.5} ${w * 0.45} 0 0 0 ${x + w + 0.5} ${t + 0.5}` +
    d`v-2.6h${-m}v1.3h${-m * 0.8}v-1.3h${-m}v1.5h${-m * 0.8}v-1.5Z`;
  return inked(top, STONE.lit, 0.6, STONE.line);
}

/** The town gate at (x, y), for a road that leaves by `edge`. */
export const gatehouse = (x: number, y: number, edge: Edge): string =>
  edge === 0 ? northGate(x, y) : solidGate(x, y, edge);

/** One building with its arch in the face that the road meets. */
function solidGate(x: number, y: number, edge: Edge): string {
  const [w, t, b] = [5.4, y - 7.5, y + 3];
  const arches = [
    '',
    d`M${x + w} ${b}v-4.6q-2 -.6 -2 2v2.6Z`,
    d`M${x - 2.5} ${b}v-3.6a2.5 2.8 0 0 1 5 0v3.6Z`,
    d`M${x - w} ${b}v-4.6q2 -.6 2 2v2.6Z`,
  ];
  return (
    shade(x + 3, b, w + 1.5, 2.2) +
    inked(d`M${x - w} ${b}V${t}h${2 * w}V${b}Z`, STONE.top, 0.7, STONE.line) +
    fill(d`M${x + w * 0.35} ${b}V${t}H${x + w}V${b}Z`, STONE.shade, 0.7) +
    fill(arches[edge] ?? '', DOOR) +
    inked(
      d`M${x - w - 1} ${t + 0.6}L${x - w * 0.45} ${t - 5.6}H${x + w * 0.45}L${x + w + 1} ${t + 0.6}Z`,
      ROOFS[2].lit,
    ) +
    fill(d`M${x + 0.6} ${t - 5.3}H${x + w * 0.42}L${x + w + 0.6} ${t + 0.3}H${x + 1.8}Z`, ROOFS[2].dark, 0.8)
  );
}

/** Seen from inside the town: two towers, and between them the road coming through, so that the gate stays readable. */
function northGate(x: number, y: number): string {
  const lane = d`M${x - 3.2} ${y - 6}V${y + 3.5}Q${x - 3.4} ${y + 6} ${x - 5.5} ${y + 8}H${x + 5.5}Q${x + 3.4} ${y + 6} ${x + 3.2} ${y + 3.5}V${y - 6}Z`;
  const beam = d`M${x - 4} ${y - 5.6}h8v3h-8Z`;
  return (
    fill(lane, ROAD.plain) +
    fill(d`M${x - 3.2} ${y - 3}h6.4v3.4h-6.4Z`, DOOR, 0.55) +
    inked(beam, STONE.top, 0.7, STONE.line) +
    tower(x - 6.2, y + 2.4, 1, true) +
    tower(x + 6.2, y + 2.4, 1, true)
  );
}

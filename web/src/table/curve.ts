/** The geometry of the curve of points: where each line goes, and which points are written at the side. */
import type { Stand } from '../net/schema';

export const WIDTH = 480;
export const HEIGHT = 190;
const LEFT = 28;
const RIGHT = 14;
const EDGE = 12;

/** What the picture shows: the number of entries, and the range of points. */
export interface Frame {
  entries: number;
  least: number;
  most: number;
}

const across = (n: number, { entries }: Frame) => LEFT + ((WIDTH - LEFT - RIGHT) * n) / entries;
const up = (points: number, { least, most }: Frame) =>
  HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (points - least)) / Math.max(1, most - least);

/** A seat's line: level until points come, then straight up. */
export function curveOf(curve: readonly Stand[], seat: number, frame: Frame) {
  let path = '';
  let y = up(0, frame);
  for (const { n, scores } of curve) {
    const x = across(n, frame);
    const next = up(scores[seat] ?? 0, frame);
    path += path ? `H${x.toFixed(1)}V${next.toFixed(1)}` : `M${x.toFixed(1)} ${next.toFixed(1)}`;
    y = next;
  }
  const end = { x: across(frame.entries, frame), y };
  return { path: `${path}H${end.x.toFixed(1)}`, end };
}

/** Round numbers between the least and the most, at most six. */
export function ticksOf(frame: Frame): { points: number; y: number }[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (frame.most - frame.least) / one <= 6) ?? 200;
  const first = Math.ceil(frame.least / step) * step;
  const count = Math.floor((frame.most - first) / step) + 1;
  return Array.from({ length: count }, (_, i) => first + i * step).map((points) => ({
    points,
    y: up(points, frame),
  }));
}

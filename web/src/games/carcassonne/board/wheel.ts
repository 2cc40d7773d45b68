/** Sets things around a tile like the numbers of a clock, where there is no room for them on it. */
import type { Point } from '../art/geometry';

const TURN = 2 * Math.PI;

/**
 * A point around the middle for each of some points near it, in the order in which these lie around it: lines from one
 * to the other do not cross. The wheel is turned so that they are as short as can be.
 */
export function wheel(points: readonly Point[], middle: Point, radius: number): Point[] {
  const angles = points.map(([x, y]) => Math.atan2(y - middle[1], x - middle[0]));
  const order = angles.map((_, i) => i).sort((a, b) => (angles[a] ?? 0) - (angles[b] ?? 0));
  const place = angles.map((_, i) => (TURN * order.indexOf(i)) / points.length);
  const off = angles.map((angle, i) => angle - (place[i] ?? 0));
  const turned = Math.atan2(
    off.reduce((sum, angle) => sum + Math.sin(angle), 0),
    off.reduce((sum, angle) => sum + Math.cos(angle), 0),
  );
  return place.map((angle) => [
    middle[0] + radius * Math.cos(angle + turned),
    middle[1] + radius * Math.sin(angle + turned),
  ]);
}

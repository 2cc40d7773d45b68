/**
 * The line around a feature that spreads over many tiles. Each tile gives the part of its own outline that is not on
 * a side where the board goes on, so that one stroke goes round the whole without any mask.
 */
import type { Edge } from '../terms';
import type { Line, Point } from './geometry';
import { through } from './markup';
import type { Outline } from './outlines';

/** The side that a piece of outline lies on, if it lies on one. */
function sideOf([ax, ay]: Point, [bx, by]: Point): Edge | null {
  const on = (a: number, b: number, at: number) => Math.abs(a - at) < 0.4 && Math.abs(b - at) < 0.4;
  if (on(ay, by, 0)) return 0;
  if (on(ax, bx, 100)) return 1;
  if (on(ay, by, 100)) return 2;
  return on(ax, bx, 0) ? 3 : null;
}

/** The runs of a ring that remain when everything on the given sides is left out. */
function runs(ring: Line, hidden: readonly Edge[]): Line[] {
  const out: Line[] = [];
  let run: Line = [];
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length] as Point;
    const side = sideOf(p, q);
    if (side !== null && hidden.includes(side)) {
      if (run.length) out.push(run);
      run = [];
    } else {
      if (!run.length) run.push(p);
      run.push(q);
    }
  });
  if (run.length) out.push(run);
  return out;
}

/**
 * Path data of a place's outline without what lies on the sides in `joined`, where a neighbour continues it; the tile
 * lies at (x, y) in board units.
 */
export function boundaryPath(outline: Outline, joined: readonly Edge[], x = 0, y = 0): string {
  return outline
    .flatMap((ring) => runs(ring, joined))
    .map((run) => through(run.map((p) => [p[0] + x, p[1] + y])))
    .join('');
}

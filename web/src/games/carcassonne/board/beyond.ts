/** The cells that lie outside what is seen of the board, by the edge over which they are reached. */
import type { Edge } from '../terms';
import type { Cell } from '../types';
import { TILE, room, type Camera, type Padding, type Size } from './camera';

export interface Beyond {
  towards: Edge;
  count: number;
  /** The nearest of them. */
  cell: Cell;
}

/** A cell counts as seen when a finger's breadth around its middle is. */
const FINGER = 20;

/** How far a cell is out of sight, and over which edge; nothing when it is seen. */
function overshoot(
  cell: Cell,
  camera: Camera,
  size: Size,
  pad: Padding,
): { towards: Edge; far: number } | null {
  const free = room(size, pad);
  const x = camera.x + (cell[0] + 0.5) * TILE * camera.k;
  const y = camera.y + (cell[1] + 0.5) * TILE * camera.k;
  const out = [free.y - y, x - free.x - free.w, y - free.y - free.h, free.x - x].map((far) => far + FINGER);
  const far = Math.max(...out);
  return far > 0 ? { towards: out.indexOf(far), far } : null;
}

export function beyond(cells: readonly Cell[], camera: Camera, size: Size, pad: Padding): Beyond[] {
  const found = new Map<Edge, Beyond & { far: number }>();
  for (const cell of cells) {
    const out = overshoot(cell, camera, size, pad);
    if (!out) continue;
    const known = found.get(out.towards);
    const count = (known?.count ?? 0) + 1;
    found.set(out.towards, known && known.far <= out.far ? { ...known, count } : { ...out, count, cell });
  }
  return [...found.values()].map(({ towards, count, cell }) => ({ towards, count, cell }));
}

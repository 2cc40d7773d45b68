/** The cells that lie outside what is seen of the board, by the edge over which they are reached. */
import type { Edge } from '../terms';
import type { Cell } from '../types';
import { TILE, room, type Camera, type Padding, type Size } from './camera';

export interface Beyond {
  towards: Edge;
  count: number;
  /** The nearest of them. */
  cell: Cell;
  /** Where along that edge its arrow covers least of the cells that are seen; 0.5 is the middle. */
  along: number;
}

/** A cell counts as seen when a finger's breadth around its middle is. */
const FINGER = 20;

/** An arrow with its number, in pixels. */
const ARROW = { w: 56, h: 44 };
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];

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

const overlap = (a: number, length: number, b: number, other: number): number =>
  Math.max(0, Math.min(a + length, b + other) - Math.max(a, b));

/** How much of some cells an arrow at an edge covers. */
function covered(
  towards: Edge,
  along: number,
  cells: readonly Cell[],
  camera: Camera,
  free: ReturnType<typeof room>,
) {
  const side = TILE * camera.k;
  const across = towards % 2 === 0;
  const x = across ? along * free.w - ARROW.w / 2 : towards === 1 ? free.w - ARROW.w : 0;
  const y = across ? (towards === 2 ? free.h - ARROW.h : 0) : along * free.h - ARROW.h / 2;
  return cells.reduce((sum, cell) => {
    const left = camera.x + cell[0] * side - free.x;
    const top = camera.y + cell[1] * side - free.y;
    return sum + overlap(x, ARROW.w, left, side) * overlap(y, ARROW.h, top, side);
  }, 0);
}

/** The place nearest to the middle of an edge where an arrow covers least. */
function clearest(
  towards: Edge,
  seen: readonly Cell[],
  camera: Camera,
  free: ReturnType<typeof room>,
): number {
  const covers = ALONG.map((along) => covered(towards, along, seen, camera, free));
  return ALONG[covers.indexOf(Math.min(...covers))] ?? 0.5;
}

export function beyond(cells: readonly Cell[], camera: Camera, size: Size, pad: Padding): Beyond[] {
  const found = new Map<Edge, Omit<Beyond, 'along'> & { far: number }>();
  for (const cell of cells) {
    const out = overshoot(cell, camera, size, pad);
    if (!out) continue;
    const known = found.get(out.towards);
    const count = (known?.count ?? 0) + 1;
    found.set(out.towards, known && known.far <= out.far ? { ...known, count } : { ...out, count, cell });
  }
  const seen = cells.filter((cell) => !overshoot(cell, camera, size, pad));
  return [...found.values()].map(({ towards, count, cell }) => {
    const along = clearest(towards, seen, camera, room(size, pad));
    return { towards, count, cell, along };
  });
}

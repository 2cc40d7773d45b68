/** The middle of a feature. */
import type { Cell } from './types';

/** The tile of the feature that is nearest to its middle. */
export function middleOf(cells: readonly Cell[]): Cell {
  const mean = (axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis], 0) / (cells.length || 1);
  const [mx, my] = [mean(0), mean(1)];
  const far = ([x, y]: Cell) => (x - mx) ** 2 + (y - my) ** 2;
  return cells.reduce<Cell>((best, cell) => (far(cell) < far(best) ? cell : best), cells[0] ?? [0, 0]);
}

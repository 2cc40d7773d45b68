/** Cells that somebody points at from outside the board. */
import type { Seat } from '../terms';
import type { Cell } from '../types';

export interface Mark {
  cells: Cell[];
  /** Whose colour the mark has. */
  seat: Seat | null;
}

/** What is pointed at from outside the board: a tile, or the parts of features. */
import type { Seat } from '../terms';
import type { Cell, Scored } from '../types';

export interface Mark {
  cell?: Cell;
  places?: Scored['places'];
  /** Whose colour the mark has. */
  seat: Seat | null;
}

/** The offered moves, arranged for a board: which cells, which turns there, which places to claim. */
import type { Edge, Turn } from '../terms';
import type { Cell, ClaimMove, Kind, Move, PlaceMove } from '../types';

/** A cell where the tile in hand may go, and the turns that fit there. */
export interface OpenCell {
  x: number;
  y: number;
  turns: Turn[];
}

export const cellKey = (x: number, y: number): string => `${x},${y}`;

const isPlace = (move: Move): move is PlaceMove => move.type === 'place';
const isClaim = (move: Move): move is ClaimMove => move.type === 'claim';

/** Cells for a tile; `tile` chooses among the tiles of a hand. */
export function openCells(moves: readonly Move[], tile: Kind | null): OpenCell[] {
  const cells = new Map<string, OpenCell>();
  for (const move of moves.filter(isPlace)) {
    if (move.tile !== undefined && move.tile !== tile) continue;
    const key = cellKey(move.x, move.y);
    const cell = cells.get(key) ?? { x: move.x, y: move.y, turns: [] };
    cell.turns.push(move.turn);
    cells.set(key, cell);
  }
  return [...cells.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The offered move that lays the tile here, exactly as the server offered it. */
export const placeMove = (moves: readonly Move[], x: number, y: number, turn: Turn, tile: Kind | null) =>
  moves
    .filter(isPlace)
    .find((m) => m.x === x && m.y === y && m.turn === turn && (m.tile === undefined || m.tile === tile));

export const claimMoves = (moves: readonly Move[]): ClaimMove[] => moves.filter(isClaim);

/** The next turn in a direction that fits; without a cell any turn does. */
export function nextTurn(turn: Turn, by: number, cell: OpenCell | undefined): Turn {
  const step = by > 0 ? 1 : 3;
  let next = (turn + step) % 4;
  while (cell && !cell.turns.includes(next) && next !== turn) next = (next + step) % 4;
  return next;
}

/** The open cell after (or before) the one aimed at, in reading order; the first one where none is. */
export function nextCell(
  cells: readonly OpenCell[],
  aimed: OpenCell | undefined,
  by: number,
): OpenCell | undefined {
  const at = aimed ? cells.indexOf(aimed) : by > 0 ? -1 : 0;
  return cells[(at + by + cells.length) % cells.length];
}

const STEP: Record<Edge, Cell> = { 0: [0, -1], 1: [1, 0], 2: [0, 1], 3: [-1, 0] };

/** The open cell nearest in a direction, counting what lies aside twice. */
export function neighbourCell(cells: readonly OpenCell[], from: Cell, towards: Edge): OpenCell | undefined {
  const [dx, dy] = STEP[towards] as Cell;
  const cost = (cell: OpenCell) => {
    const [ox, oy] = [cell.x - from[0], cell.y - from[1]];
    const ahead = ox * dx + oy * dy;
    const aside = Math.abs(ox * dy) + Math.abs(oy * dx);
    return ahead > 0 ? ahead + 2 * aside : Infinity;
  };
  const best = cells.reduce<OpenCell | undefined>(
    (found, cell) => (cost(cell) < (found ? cost(found) : Infinity) ? cell : found),
    undefined,
  );
  return best;
}

/** The move that pressing a point of the board stands for, so that the server can say why it is not legal. */
import type { Turn } from '../terms';
import type { CarcassonneView, Kind, Move } from '../types';
import { placeAt, type BoardIndex } from './features';

/** Laying the tile on an empty cell, or claiming a place of the new tile; null where that is offered anyway. */
export function triedAt(
  view: Pick<CarcassonneView, 'moves' | 'last' | 'tile'>,
  index: BoardIndex,
  tile: Kind | null,
  turn: Turn,
  x: number,
  y: number,
): Move | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const there = index.tileAt(column, row);
  const offers = (type: Move['type']) => view.moves.some((move) => move.type === type);
  if (!there) {
    const fits = view.moves.some((move) => move.type === 'place' && move.x === column && move.y === row);
    const named = view.tile === null && tile ? { tile } : {};
    return offers('place') && !fits ? { type: 'place', x: column, y: row, turn, ...named } : null;
  }
  const isNew = view.last?.x === column && view.last.y === row;
  const place = isNew && offers('skip') ? placeAt(there, x, y) : undefined;
  const free = view.moves.some((move) => move.type === 'claim' && move.place === place);
  return place && !free ? { type: 'claim', place } : null;
}

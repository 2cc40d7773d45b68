/** Words of the page's own for what it draws of Carcassonne. */
import type { CarcassonneView, Forecast, LaidTile, Move, Survey } from './types';

export type Seat = number;
/** Clockwise quarter turns. */
export type Turn = number;
/** Sides of a tile: 0 north, 1 east, 2 south, 3 west. */
export type Edge = number;
/** Something for each place of a tile that has it. */
export type ByPlace<T> = Record<string, T>;
/** A tile to be drawn, without its owner. */
export type TileAt = Omit<LaidTile, 'seat'>;

/** What the table of this game is made of. */
export interface CarcassonneTypes {
  View: CarcassonneView;
  Move: Move;
  Survey: Survey;
  Forecast: Forecast;
}

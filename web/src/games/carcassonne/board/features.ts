/** Finding the feature under a point of the board. */
import { kindOf } from '../kinds';
import type { Edge } from '../terms';
import type { BoardFeature, BoardSurvey } from '../survey';
import type { LaidTile, Place } from '../types';
import { inside } from '../art/geometry';
import { outlines } from '../art/outlines';
import { cellKey } from './placing';

export interface BoardIndex {
  tileAt(x: number, y: number): LaidTile | undefined;
  featureOf(x: number, y: number, place: Place): BoardFeature | undefined;
  /** Sides of a cell where the board goes on. */
  joined(x: number, y: number): Edge[];
}

export function indexBoard(tiles: readonly LaidTile[], survey: BoardSurvey): BoardIndex {
  const cells = new Map(tiles.map((tile) => [cellKey(tile.x, tile.y), tile]));
  const places = new Map<string, BoardFeature>();
  for (const feature of survey.features)
    for (const [x, y, place] of feature.places) places.set(cellKey(x, y) + place, feature);
  const sides = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  return {
    tileAt: (x, y) => cells.get(cellKey(x, y)),
    featureOf: (x, y, place) => places.get(cellKey(x, y) + place),
    joined: (x, y) => sides.flatMap(([dx, dy], e) => (cells.has(cellKey(x + dx, y + dy)) ? [e] : [])),
  };
}

/** Monasteries lie over roads, roads over cities, cities over fields. */
const ORDER = 'mrcf';

/** The place of a tile under a point, given in tiles from the board's origin. */
export function placeAt(tile: LaidTile, x: number, y: number): Place | undefined {
  const kind = kindOf(tile.tile);
  const shapes = outlines(kind, tile.turn);
  const point = [(x - tile.x) * 100, (y - tile.y) * 100] as const;
  const covers = (place: Place) =>
    (shapes[place] ?? []).filter((ring) => inside(point, ring)).length % 2 === 1;
  return kind.places
    .slice()
    .sort((a, b) => ORDER.indexOf(a.charAt(0)) - ORDER.indexOf(b.charAt(0)))
    .find(covers);
}

export function featureAt(index: BoardIndex, x: number, y: number): BoardFeature | undefined {
  const tile = index.tileAt(Math.floor(x), Math.floor(y));
  const place = tile && placeAt(tile, x, y);
  return tile && place ? index.featureOf(tile.x, tile.y, place) : undefined;
}

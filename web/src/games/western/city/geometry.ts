/**
 * Where cards lie in a city of the card game. A card covers four parcels; `row` and `col` are of its upper left one
 * and may be negative. Later cards lie on earlier ones.
 */
import type { Element, Grid } from '../ids';

/** Units a parcel is wide in all drawings of a city. */
export const CELL = 100;

export interface Spot {
  row: number;
  col: number;
}

/** A terrain card lying in a city. */
export interface Laid extends Spot {
  id: string;
  grid: Grid;
}

interface Parcel extends Spot {
  element: Element;
  /** Which card it belongs to. */
  card: string;
}

/** The four parcels under a card put here. */
export const under = ({ row, col }: Spot): Spot[] => [
  { row, col },
  { row, col: col + 1 },
  { row: row + 1, col },
  { row: row + 1, col: col + 1 },
];

const key = ({ row, col }: Spot): string => `${row},${col}`;

/** The parcels that are seen from above. */
export function seen(cards: readonly Laid[]): Map<string, Parcel> {
  const top = new Map<string, Parcel>();
  for (const card of cards)
    under(card).forEach((spot, i) =>
      top.set(key(spot), { ...spot, element: card.grid[i >> 1]?.[i % 2] ?? 'empty', card: card.id }),
    );
  return top;
}

/** What a card put here would cover. */
export function covered(cards: readonly Laid[], at: Spot): Parcel[] {
  const top = seen(cards);
  return under(at).flatMap((spot) => top.get(key(spot)) ?? []);
}

/** Rows and columns from the first up to, not with, the last. */
interface Bounds {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The smallest frame round some cards. */
export function bounds(cards: readonly Spot[]): Bounds {
  if (!cards.length) return { top: 0, left: 0, bottom: 2, right: 2 };
  return {
    top: Math.min(...cards.map((card) => card.row)),
    left: Math.min(...cards.map((card) => card.col)),
    bottom: Math.max(...cards.map((card) => card.row + 2)),
    right: Math.max(...cards.map((card) => card.col + 2)),
  };
}

/** The middle of a card, where the number of a place goes. */
export const middle = ({ row, col }: Spot): [number, number] => [(col + 1) * CELL, (row + 1) * CELL];

/** Whether cards put at two places would share a parcel. */
export const overlap = (a: Spot, b: Spot): boolean =>
  Math.abs(a.row - b.row) < 2 && Math.abs(a.col - b.col) < 2;

/** The first of the places that bring most. */
export const bestOf = <P extends Spot & { change: number }>(places: readonly P[]): P | null =>
  places.reduce<P | null>((best, one) => (best && best.change >= one.change ? best : one), null);

/** The place whose number is nearest to a point in units, if it lies within so many parcels. */
export function nearest<P extends Spot>(
  places: readonly P[],
  [x, y]: [number, number],
  most = Infinity,
): P | null {
  let found: P | null = null;
  let least = most * CELL;
  for (const place of places) {
    const [px, py] = middle(place);
    const far = Math.hypot(px - x, py - y);
    if (far <= least) [found, least] = [place, far];
  }
  return found;
}

/** What must be in the picture: the cards, the ghost, and a finger's breadth round each number. */
export function frame(cards: readonly Spot[], places: readonly Spot[], ghost: Spot | null): Bounds {
  const box = bounds(ghost ? [...cards, ghost] : cards);
  const margin = 0.22;
  const reach = 0.48;
  return {
    top: Math.min(box.top - margin, ...places.map((place) => place.row + 1 - reach)),
    left: Math.min(box.left - margin, ...places.map((place) => place.col + 1 - reach)),
    bottom: Math.max(box.bottom + margin, ...places.map((place) => place.row + 1 + reach)),
    right: Math.max(box.right + margin, ...places.map((place) => place.col + 1 + reach)),
  };
}

export const viewBox = ({ top, left, bottom, right }: Bounds): string =>
  [left, top, right - left, bottom - top].map((value) => Math.round(value * CELL)).join(' ');

/**
 * The radius of a place's number in units, where a parcel is `pixels` wide: as large as its neighbours allow on a
 * small screen, never needlessly large on a big one.
 */
export const numberSize = (pixels: number): number =>
  Math.min(44, Math.max(24, (17 / Math.max(1, pixels)) * CELL));

/** Lines along the sides where a city is as wide or as high as it may be. */
export function fences(
  { top, left, bottom, right }: Bounds,
  [columns, rows]: readonly [number, number],
): string {
  const off = 14;
  const [x1, x2] = [left * CELL - off, right * CELL + off];
  const [y1, y2] = [top * CELL - off, bottom * CELL + off];
  return (
    (right - left >= columns ? `M${x1} ${y1}V${y2}M${x2} ${y1}V${y2}` : '') +
    (bottom - top >= rows ? `M${x1} ${y1}H${x2}M${x1} ${y2}H${x2}` : '')
  );
}

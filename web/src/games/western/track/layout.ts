/**
 * The action track's winding way: ten columns in three rows where there is room, five in five where there is not, in
 * the same order. Every other row runs back. A last field after the squares is where the round's wheel starts.
 */
import type { Point } from '../art/markup';
import { SQUARES, type Square } from '../ids';

export type Field = Exclude<Square, 'kept_buildings'> | 'start';
/** The printed squares in order; kept buildings have a moment, but no square. */
export const FIELDS: readonly Field[] = [
  ...SQUARES.filter((square): square is Exclude<Square, 'kept_buildings'> => square !== 'kept_buildings'),
  'start',
];

/** Squares where no cowboy stands: they remind of what happens elsewhere. */
export const REMINDERS: readonly Field[] = ['land_purchase', 'income_buildings', 'start'];
/** Squares without duels. */
export const PEACEFUL: readonly Field[] = ['salary', 'roads_1'];

/** Column from 0, how many columns wide, and row from 0. */
export interface Slot {
  col: number;
  span: number;
  row: number;
}

/** Under this many pixels the track has five columns. */
const NARROW = 540;
export const columnsFor = (width: number): 5 | 10 => (width < NARROW ? 5 : 10);

export function slotOf(field: Field, columns: 5 | 10): Slot {
  const k = FIELDS.indexOf(field);
  if (columns === 5) {
    const row = Math.floor(k / 5);
    return { col: row % 2 ? 4 - (k % 5) : k % 5, span: 1, row };
  }
  if (k < 5) return { col: k * 2, span: 2, row: 0 };
  if (k < 15) return { col: 14 - k, span: 1, row: 1 };
  return k === 15 ? { col: 0, span: 2, row: 2 } : { col: k - 14, span: 1, row: 2 };
}

export interface Measure {
  /** Pixels from the left of the first column to the right of the last. */
  width: number;
  columns: 5 | 10;
  rowHeight: number;
  gapX: number;
  gapY: number;
}

/** The middle of a field, in pixels from the grid's upper left. */
export function fieldMiddle(field: Field, { width, columns, rowHeight, gapX, gapY }: Measure): Point {
  const { col, span, row } = slotOf(field, columns);
  const unit = (width - gapX * (columns - 1)) / columns;
  const wide = unit * span + gapX * (span - 1);
  return [col * (unit + gapX) + wide / 2, row * (rowHeight + gapY) + rowHeight / 2];
}

/** The trail through all fields, with a bend beyond the edge where it turns back. */
export function trail(measure: Measure, beyond = 14): string {
  const middles = FIELDS.map((field) => fieldMiddle(field, measure));
  let data = '';
  let last: Point | null = null;
  for (const [x, y] of middles) {
    if (!last) data = `M${round(x)} ${round(y)}`;
    else if (Math.abs(last[1] - y) < 1) data += `L${round(x)} ${round(y)}`;
    else {
      const right = last[0] > measure.width / 2;
      const edge = right ? measure.width : 0;
      const out = edge + (right ? beyond : -beyond);
      data += `L${edge} ${round(last[1])}C${out} ${round(last[1])} ${out} ${round(y)} ${edge} ${round(y)}L${round(x)} ${round(y)}`;
    }
    last = [x, y];
  }
  return data;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where the wheel that counts the rounds stands: rounds 2 to 4 close one square after another. */
export const wheelField = (round: number): Field =>
  (({ 2: 'buy_vp_2', 3: 'buy_vp_3', 4: 'buy_vp_4' }) as const)[round] ?? 'start';

/** A city as it is clicked or typed together for the score pad: two letters a parcel, as the notation has it. */
import type { Element } from '../western/ids';

export type Cell = Element | 'none';
export const LETTERS: Record<Cell, string> = {
  none: '--',
  empty: '..',
  mountain: 'mo',
  house: 'ho',
  townhouse: 'th',
  mine: 'mi',
  ranch: 'ra',
  blacksmith: 'bl',
  drugstore: 'dr',
  bank: 'ba',
  saloon: 'sa',
  hotel: 'ht',
  general_store: 'gs',
  church: 'ch',
  prison: 'pr',
  city_hall: 'ci',
  outlaws: 'ou',
};
const CELLS = new Map(Object.entries(LETTERS).map(([cell, letters]) => [letters, cell as Cell]));

export interface Sketch {
  cells: Cell[][];
  characters: string[];
  sold: number;
}

export const blank = (size: number): Cell[][] =>
  Array.from({ length: size }, () => Array.from({ length: size }, (): Cell => 'none'));

/** The same cells on a field of another size; what does not fit is cut off. */
export const resized = (cells: readonly Cell[][], size: number): Cell[][] =>
  blank(size).map((row, r) => row.map((_, c) => cells[r]?.[c] ?? 'none'));

/** The sketch in notation: the smallest rectangle that holds the city, then characters and sales. */
export function spell({ cells, characters, sold }: Sketch): string {
  const rows = cells.flatMap((row, r) => (row.some((cell) => cell !== 'none') ? [r] : []));
  const cols = (cells[0] ?? []).flatMap((_, c) => (cells.some((row) => row[c] !== 'none') ? [c] : []));
  const [top, bottom, left, right] = [rows[0] ?? 0, rows.at(-1) ?? -1, cols[0] ?? 0, cols.at(-1) ?? -1];
  const lines = cells.slice(top, bottom + 1).map((row) =>
    row
      .slice(left, right + 1)
      .map((cell) => LETTERS[cell])
      .join(' '),
  );
  if (characters.length) lines.push(`characters: ${characters.join(', ')}`);
  if (sold) lines.push(`sold: ${sold}`);
  return lines.join('\n');
}

/** A typed text as a sketch, as far as it can be drawn; the server says what is wrong with it. */
export function readSketch(text: string, size: number): Sketch {
  const cells: Cell[][] = [];
  let characters: string[] = [];
  let sold = 0;
  for (const raw of text.split('\n')) {
    const line = raw.split('#')[0]?.trim() ?? '';
    const header = /^([a-z]+)\s*:\s*(.*)$/.exec(line);
    if (header?.[1] === 'characters') characters = (header[2] ?? '').split(/[\s,]+/).filter(Boolean);
    else if (header?.[1] === 'sold') sold = Number(header[2]) || 0;
    else if (line && !header) cells.push(line.split(/\s+/).map((word) => CELLS.get(word) ?? 'none'));
  }
  return {
    cells: resized(cells, Math.max(size, cells.length, ...cells.map((row) => row.length))),
    characters,
    sold,
  };
}

/** A city as it is clicked or typed together for the score pad: two letters a parcel, as the notation has it. */
import type { Element } from '../western/ids';

export type Cell = Element | 'none';
const LETTERS: Record<Cell, string> = {
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

const blank = (size: number): Cell[][] =>
  Array.from({ length: size }, () => Array.from({ length: size }, (): Cell => 'none'));

/** The same cells on a field of another size; what does not fit is cut off. */
const resized = (cells: readonly Cell[][], size: number): Cell[][] =>
  blank(size).map((row, r) => row.map((_, c) => cells[r]?.[c] ?? 'none'));

/** The sketch in notation, from the first row and column so that it stays in its place, then characters and sales. */
export function spell({ cells, characters, sold }: Sketch): string {
  const rows = cells.flatMap((row, r) => (row.some((cell) => cell !== 'none') ? [r] : []));
  const cols = (cells[0] ?? []).flatMap((_, c) => (cells.some((row) => row[c] !== 'none') ? [c] : []));
  const [bottom, right] = [rows.at(-1) ?? -1, cols.at(-1) ?? -1];
  const lines = cells.slice(0, bottom + 1).map((row) =>
    row
      .slice(0, right + 1)
      .map((cell) => LETTERS[cell])
      .join(' '),
  );
  if (characters.length) lines.push(`characters: ${characters.join(', ')}`);
  if (sold) lines.push(`sold: ${sold}`);
  return lines.join('\n');
}

/**
 * A text with another sketch in it. What cannot be drawn stays; the cards that lay there are forgotten once other
 * parcels are drawn, and those that were sold once another number is.
 */
export function redrawn(text: string, before: Sketch, after: Sketch): string {
  const moved = before.cells.flat().join() !== after.cells.flat().join();
  const kept = text.split('\n').filter((line) => {
    const header = HEADER.exec(line.trim())?.[1];
    if (header === 'laid') return !moved;
    return header === 'sold' ? before.sold === after.sold : header && header !== 'characters';
  });
  const sold = before.sold === after.sold ? 0 : after.sold;
  return [spell({ ...after, sold }), ...kept].filter(Boolean).join('\n');
}

const HEADER = /^([a-z]+)\s*:\s*(.*)$/;

/** A number of cards, or the cards. */
const soldIn = (value: string): number =>
  /^\d$/.test(value) ? Number(value) : value.split(/[\s,]+/).filter(Boolean).length;

/** A typed text as a sketch, as far as it can be drawn; the server says what is wrong with it. */
export function readSketch(text: string, size: number): Sketch {
  const cells: Cell[][] = [];
  let characters: string[] = [];
  let sold = 0;
  for (const raw of text.split('\n')) {
    const line = raw.split('#')[0]?.trim() ?? '';
    const header = HEADER.exec(line);
    if (header?.[1] === 'characters') characters = (header[2] ?? '').split(/[\s,]+/).filter(Boolean);
    else if (header?.[1] === 'sold') sold = soldIn(header[2] ?? '');
    else if (line && !header) cells.push(line.split(/\s+/).map((word) => CELLS.get(word) ?? 'none'));
  }
  return {
    cells: resized(cells, Math.max(size, cells.length, ...cells.map((row) => row.length))),
    characters,
    sold,
  };
}

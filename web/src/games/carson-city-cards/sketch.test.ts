/** Cities that are drawn over a text. */
import { expect, it } from 'vitest';
import { readSketch, redrawn } from './sketch';

const TEXT = 'mo ho\nra mi\nlaid: I-05 0,0\ncharacters: doctor\nsold: I-07\nspent: 3';

it('keeps what cannot be drawn while characters change', () => {
  const before = readSketch(TEXT, 8);
  expect(before.sold).toBe(1);
  expect(redrawn(TEXT, before, { ...before, characters: [] })).toBe(
    'mo ho\nra mi\nlaid: I-05 0,0\nsold: I-07\nspent: 3',
  );
});

it('forgets the cards under parcels that were drawn anew', () => {
  const before = readSketch(TEXT, 8);
  const cells = before.cells.map((row) => [...row]);
  cells[0]?.splice(0, 1, 'bank');
  expect(redrawn(TEXT, before, { ...before, cells })).toBe(
    'ba ho\nra mi\ncharacters: doctor\nsold: I-07\nspent: 3',
  );
});

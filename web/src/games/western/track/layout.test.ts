/** The winding track, and arrow keys on boards. */
import { describe, expect, it } from 'vitest';
import { SQUARES } from '../ids';
import { ahead } from '../spatial';
import { columnsFor, fieldMiddle, FIELDS, slotOf, trail, wheelField, type Measure } from './layout';

const measure = (columns: 5 | 10): Measure => ({ width: 600, columns, rowHeight: 88, gapX: 5, gapY: 16 });

describe.each([5, 10] as const)('with %i columns', (columns) => {
  it('has a place for every field, and none twice', () => {
    const taken = FIELDS.flatMap((field) => {
      const { col, span, row } = slotOf(field, columns);
      return Array.from({ length: span }, (_, i) => `${row},${col + i}`);
    });
    expect(new Set(taken).size).toBe(taken.length);
    for (const field of FIELDS) {
      const { col, span } = slotOf(field, columns);
      expect(col).toBeGreaterThanOrEqual(0);
      expect(col + span).toBeLessThanOrEqual(columns);
    }
  });

  it('goes on to the next field beside or below', () => {
    FIELDS.slice(1).forEach((field, i) => {
      const here = slotOf(field, columns);
      const before = slotOf(FIELDS[i] ?? 'start', columns);
      const gap = Math.max(here.col - before.col - before.span, before.col - here.col - here.span);
      if (here.row === before.row) expect(gap).toBe(0);
      else {
        expect(here.row).toBe(before.row + 1);
        expect(gap).toBeLessThan(0);
      }
    });
  });

  it('winds through every middle', () => {
    const data = trail(measure(columns));
    expect(data.match(/C/g)).toHaveLength(columns === 5 ? 4 : 2);
    expect(data).not.toMatch(/NaN|undefined/);
    for (const field of FIELDS) {
      const [x, y] = fieldMiddle(field, measure(columns));
      expect(data).toContain(`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
    }
  });
});

it('has all squares but kept buildings, which have none', () => {
  expect(FIELDS).toHaveLength(SQUARES.length);
  expect(FIELDS).not.toContain('kept_buildings');
});

it('folds on narrow screens', () => {
  expect(columnsFor(374)).toBe(5);
  expect(columnsFor(628)).toBe(10);
});

it('closes one square a round', () => {
  expect([1, 2, 3, 4].map(wheelField)).toEqual(['start', 'buy_vp_2', 'buy_vp_3', 'buy_vp_4']);
});

describe('arrow keys', () => {
  const spots = [
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [100, 0] },
    { id: 'c', at: [200, 90] },
    { id: 'd', at: [0, 100] },
  ] as const;

  it('lead to the nearest place ahead', () => {
    expect(ahead(spots, [0, 0], 'ArrowRight')).toBe('b');
    expect(ahead(spots, [0, 0], 'ArrowDown')).toBe('d');
    expect(ahead(spots, [100, 0], 'ArrowRight')).toBe('c');
    expect(ahead(spots, [100, 0], 'ArrowLeft')).toBe('a');
  });

  it('lead nowhere where there is nothing', () => {
    expect(ahead(spots, [0, 0], 'ArrowUp')).toBeNull();
    expect(ahead(spots, [0, 0], 'Enter')).toBeNull();
  });
});

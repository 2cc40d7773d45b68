import { describe, expect, it } from 'vitest';
import { COLOURS, PAINT } from '$lib/players';
import { ringOf } from '../western/marks';
import { touchedBy } from './recent';
import type { CityEvent } from './types';

const paint = (seat: number) => PAINT[COLOURS[seat] ?? 'red'].fill;
const placed = (seat: number, target: 'salary' | 'ammunition'): CityEvent => ({
  type: 'placed',
  seat,
  target,
  white: false,
});

describe('what others did lately', () => {
  it('names everybody who came to a square, each once, in order', () => {
    const found = touchedBy([
      placed(2, 'salary'),
      placed(1, 'salary'),
      placed(1, 'ammunition'),
      placed(2, 'salary'),
    ]);
    expect(found).toEqual([
      { spot: 'salary', colours: [paint(2), paint(1)] },
      { spot: 'ammunition', colours: [paint(1)] },
    ]);
  });

  it('marks roads with the colour of the one who laid them', () => {
    expect(touchedBy([{ type: 'road', seat: 3, edge: 'H3,4', bridge: false }])).toEqual([
      { spot: 'H3,4', colours: [paint(3)] },
    ]);
  });

  it('gives every colour of a ring the same part of it', () => {
    expect(ringOf(['red', 'blue'])).toBe('conic-gradient(from 45deg, red 0deg 180deg, blue 180deg 360deg)');
  });
});

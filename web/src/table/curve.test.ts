import { describe, expect, test } from 'vitest';
import { curveOf, HEIGHT, ticksOf, WIDTH } from './curve';

const frame = { entries: 10, least: 0, most: 20 };

describe('the curve of points', () => {
  test('stays level until points come, and ends at the last entry', () => {
    const curve = [
      { n: 0, scores: [0, 0] },
      { n: 5, scores: [20, 0] },
    ];
    const { path, end } = curveOf(curve, 0, frame);
    expect(path).toBe(`M28.0 ${HEIGHT - 12}.0H247.0V12.0H${WIDTH - 14}.0`);
    expect(end).toEqual({ x: WIDTH - 14, y: 12 });
    expect(curveOf(curve, 1, frame).end.y).toBe(HEIGHT - 12);
  });

  test('has a few round numbers at the side, also below nothing', () => {
    expect(ticksOf(frame).map(({ points }) => points)).toEqual([0, 5, 10, 15, 20]);
    expect(ticksOf({ entries: 1, least: -3, most: 3 }).map(({ points }) => points)).toEqual([
      -3, -2, -1, 0, 1, 2, 3,
    ]);
    expect(ticksOf({ entries: 1, least: 0, most: 137 }).map(({ points }) => points)).toEqual([0, 50, 100]);
  });
});

import { expect, test } from 'vitest';
import type { Cell } from '../types';
import { beyond } from './beyond';

const SIZE = { width: 400, height: 600 };
const PAD = { left: 0, right: 0, top: 100, bottom: 100 };
const camera = { x: 0, y: 100, k: 1 };

test('cells in sight are not counted', () => {
  expect(beyond([[0, 0] as Cell, [3, 3] as Cell], camera, SIZE, PAD)).toEqual([]);
});

test('each edge counts what lies beyond it and knows the nearest', () => {
  const cells: Cell[] = [
    [5, 1],
    [4, 1],
    [9, 2],
    [1, -1],
    [2, 7],
  ];
  expect(beyond(cells, camera, SIZE, PAD)).toEqual([
    { towards: 1, count: 3, cell: [4, 1], along: 0.5 },
    { towards: 0, count: 1, cell: [1, -1], along: 0.5 },
    { towards: 2, count: 1, cell: [2, 7], along: 0.5 },
  ]);
});

test('a cell of which a sliver is seen lies outside', () => {
  expect(beyond([[-1, 1] as Cell], { ...camera, x: 30 }, SIZE, PAD)).toEqual([
    { towards: 3, count: 1, cell: [-1, 1], along: 0.5 },
  ]);
});

test('an arrow steps aside for a cell in sight', () => {
  const [up] = beyond([[1, -1] as Cell, [1.5, 0] as Cell], camera, SIZE, PAD);
  expect(up).toEqual({ towards: 0, count: 1, cell: [1, -1], along: 0.2 });
});

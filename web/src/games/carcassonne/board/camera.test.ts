import { describe, expect, it } from 'vitest';
import {
  NEAREST,
  TILE,
  boxAround,
  closeUp,
  fit,
  fitCells,
  reveal,
  revealOne,
  toBoard,
  zoomAt,
} from './camera';

const SIZE = { width: 1000, height: 600 };
const PAD = { left: 200, right: 0, top: 50, bottom: 50 };
const BOX = { x: -2, y: -1, w: 10, h: 5 };

describe('the camera', () => {
  it('fits a board into the part that no panel covers', () => {
    const camera = fit(BOX, SIZE, PAD, [0, 0]);
    expect(camera.k).toBeCloseTo(0.8);
    expect(camera.x + BOX.x * TILE * camera.k).toBeCloseTo(200);
    expect(camera.y + (BOX.y + BOX.h / 2) * TILE * camera.k).toBeCloseTo(300);
  });

  it('keeps to the eye where the board is larger than the room', () => {
    const camera = fit(BOX, SIZE, PAD, [7, 0], 2);
    const right = camera.x + (BOX.x + BOX.w) * TILE * camera.k;
    expect(camera.k).toBe(2);
    expect(right).toBeCloseTo(SIZE.width);
  });

  it('zooms around a point, within its limits', () => {
    const camera = { x: 10, y: 20, k: 1 };
    const before = toBoard(camera, 300, 200);
    const after = toBoard(zoomAt(camera, 1.7, 300, 200), 300, 200);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
    expect(zoomAt(camera, 100, 0, 0).k).toBe(NEAREST);
  });

  it('reveals the nearest of some cells, and none when one is seen', () => {
    const camera = { x: 0, y: 0, k: 1 };
    expect(revealOne(camera, [], SIZE, PAD)).toEqual(camera);
    expect(
      revealOne(
        { ...camera, x: 100 },
        [
          [1, 1],
          [-9, 9],
        ],
        SIZE,
        PAD,
      ),
    ).toEqual(reveal({ ...camera, x: 100 }, [1, 1], SIZE, PAD));
    const [near, far] = [reveal(camera, [-1, 5], SIZE, PAD), reveal(camera, [-40, 50], SIZE, PAD)];
    expect(
      revealOne(
        camera,
        [
          [-40, 50],
          [-1, 5],
        ],
        SIZE,
        PAD,
      ),
    ).toEqual(near);
    expect(far).not.toEqual(near);
  });

  it('reveals a cell by the shortest way, and leaves a visible one alone', () => {
    const camera = { x: 200, y: 50, k: 1 };
    expect(reveal(camera, [1, 1], SIZE, PAD)).toEqual(camera);
    expect(reveal(camera, [-1, 5], SIZE, PAD)).toEqual({ x: 300, y: -50, k: 1 });
  });

  it('brings several cells into sight, and steps back only for what is too large', () => {
    const camera = { x: 200, y: 50, k: 1 };
    const near: [number, number][] = [
      [1, 1],
      [2, 3],
    ];
    expect(fitCells(camera, near, SIZE, PAD)).toEqual(camera);
    expect(
      fitCells(
        camera,
        [
          [-1, 1],
          [3, 5],
        ],
        SIZE,
        PAD,
      ),
    ).toEqual({ x: 300, y: -50, k: 1 });
    expect(
      fitCells(
        camera,
        [
          [0, 0],
          [15, 0],
        ],
        SIZE,
        PAD,
      ),
    ).toEqual({ x: 200, y: 275, k: 0.5 });
  });

  it('looks at one cell from near', () => {
    const camera = closeUp([3, -1], 2, SIZE, PAD);
    expect(toBoard(camera, 600, 300)).toEqual([3.5, -0.5]);
  });

  it('finds the box around cells', () => {
    expect(
      boxAround(
        [
          [0, 0],
          [3, -2],
        ],
        1,
      ),
    ).toEqual({ x: -1, y: -3, w: 6, h: 5 });
    expect(boxAround([])).toEqual({ x: 0, y: 0, w: 1, h: 1 });
  });
});

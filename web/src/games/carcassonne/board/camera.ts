/**
 * The camera over the board, as arithmetic. A board point of (x, y) tiles is on the screen at
 * (camera.x + x * TILE * camera.k, camera.y + y * TILE * camera.k).
 */
import type { Cell } from '../types';

/** Board units a tile. */
export const TILE = 100;
export const NEAREST = 4.2;
const FARTHEST = 0.16;
/** A board that fits is not brought closer than this. */
const FIT_NEAREST = 1.4;

export interface Camera {
  x: number;
  y: number;
  k: number;
}
export interface Size {
  width: number;
  height: number;
}
/** What panels cover at the edges. */
export interface Padding {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** Cells from (x, y), w wide and h high. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const clampZoom = (k: number): number => Math.min(NEAREST, Math.max(FARTHEST, k));

/** The smallest box around some cells, with a margin of cells. */
export function boxAround(cells: readonly Cell[], margin = 0): Box {
  const xs = cells.length ? cells.map((c) => c[0]) : [0];
  const ys = cells.length ? cells.map((c) => c[1]) : [0];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + 1 + margin - x, h: Math.max(...ys) + 1 + margin - y };
}

/** The part of the screen that no panel covers. */
export function room(size: Size, pad: Padding): Box {
  return {
    x: pad.left,
    y: pad.top,
    w: Math.max(1, size.width - pad.left - pad.right),
    h: Math.max(1, size.height - pad.top - pad.bottom),
  };
}

/** Centre a stretch of n cells if it fits, else the eye, without showing more than the stretch. */
function centre(from: number, n: number, eye: number, cellsInRoom: number): number {
  if (n <= cellsInRoom) return from + n / 2;
  return Math.min(from + n - cellsInRoom / 2, Math.max(from + cellsInRoom / 2, eye));
}

function lookAt(x: number, y: number, k: number, size: Size, pad: Padding): Camera {
  const free = room(size, pad);
  return { k, x: free.x + free.w / 2 - x * TILE * k, y: free.y + free.h / 2 - y * TILE * k };
}

/** Show the whole box, but not smaller than `least`; then as much of it as there is room for, around the eye. */
export function fit(box: Box, size: Size, pad: Padding, eye: Cell, least = FARTHEST): Camera {
  const free = room(size, pad);
  const whole = Math.min(free.w / (box.w * TILE), free.h / (box.h * TILE), FIT_NEAREST);
  const k = clampZoom(Math.max(least, whole));
  const x = centre(box.x, box.w, eye[0] + 0.5, free.w / TILE / k);
  const y = centre(box.y, box.h, eye[1] + 0.5, free.h / TILE / k);
  return lookAt(x, y, k, size, pad);
}

/** Look at one cell from near. */
export const closeUp = (cell: Cell, k: number, size: Size, pad: Padding): Camera =>
  lookAt(cell[0] + 0.5, cell[1] + 0.5, clampZoom(k), size, pad);

/** Zoom so that the board point under (px, py) stays there. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number): Camera {
  const k = clampZoom(camera.k * factor);
  const f = k / camera.k;
  return { k, x: px - (px - camera.x) * f, y: py - (py - camera.y) * f };
}

/** Move as little as needed for at least one of some cells to be seen whole. */
export function revealOne(camera: Camera, cells: readonly Cell[], size: Size, pad: Padding): Camera {
  const ways = cells.map((cell) => reveal(camera, cell, size, pad));
  const far = (way: Camera) => Math.abs(way.x - camera.x) + Math.abs(way.y - camera.y);
  return ways.length ? ways.reduce((best, way) => (far(way) < far(best) ? way : best)) : camera;
}

/** Move as little as needed for a cell to be seen whole. */
export function reveal(camera: Camera, cell: Cell, size: Size, pad: Padding): Camera {
  const free = room(size, pad);
  const side = TILE * camera.k;
  const shift = (at: number, from: number, length: number) =>
    at < from ? from - at : at + side > from + length ? from + length - at - side : 0;
  return {
    k: camera.k,
    x: camera.x + shift(camera.x + cell[0] * side, free.x, free.w),
    y: camera.y + shift(camera.y + cell[1] * side, free.y, free.h),
  };
}

/** Move just enough to see some cells, and step back only if they do not fit otherwise. */
export function fitCells(camera: Camera, cells: readonly Cell[], size: Size, pad: Padding): Camera {
  const box = boxAround(cells);
  const free = room(size, pad);
  const whole = Math.min(free.w / (box.w * TILE), free.h / (box.h * TILE));
  if (whole < camera.k) return lookAt(box.x + box.w / 2, box.y + box.h / 2, clampZoom(whole), size, pad);
  const corners: Cell[] = [
    [box.x, box.y],
    [box.x + box.w - 1, box.y + box.h - 1],
  ];
  return corners.reduce((seen, corner) => reveal(seen, corner, size, pad), camera);
}

/** The board point under a point of the screen, in tiles. */
export const toBoard = (camera: Camera, px: number, py: number): [number, number] => [
  (px - camera.x) / camera.k / TILE,
  (py - camera.y) / camera.k / TILE,
];

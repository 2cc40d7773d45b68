/** A town from afar: a few roof masses between streets, cut to the shape of the town. */
import type { Cell } from '../types';
import { offset, type Line, type Point } from './geometry';
import { ROOFS } from './palette';
import { closed, fill } from './markup';
import { hash, rng, type Rng } from './random';
import { skeletonOf, type Skeleton } from './skeleton';
import type { TileKind } from '../kinds';

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const STREET = 6;
const SMALLEST = 25;

/** Streets cut the tile in two, again and again, across the longer side. */
function split(rect: Rect, random: Rng): Rect[] {
  const wide = rect.w * (0.85 + random() * 0.3) > rect.h;
  const length = wide ? rect.w : rect.h;
  if (length < 2 * SMALLEST + STREET) return [rect];
  const first = SMALLEST + random() * (length - STREET - 2 * SMALLEST);
  const rest = length - STREET - first;
  const [a, b] = wide
    ? [
        { ...rect, w: first },
        { ...rect, x: rect.x + first + STREET, w: rest },
      ]
    : [
        { ...rect, h: first },
        { ...rect, y: rect.y + first + STREET, h: rest },
      ];
  return [...split(a, random), ...split(b, random)];
}

type Half = (p: Point) => number;

/** The part of a polygon where `depth` is positive (Sutherland and Hodgman). */
function cut(polygon: Line, depth: Half): Line {
  const out: Point[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point;
    const [dp, dq] = [depth(p), depth(q)];
    if (dp >= 0) out.push(p);
    if (dp >= 0 !== dq >= 0) {
      const t = dp / (dp - dq);
      out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
  });
  return out;
}

function cutToRect(polygon: Line, { x, y, w, h }: Rect): Line {
  const sides: Half[] = [(p) => p[0] - x, (p) => x + w - p[0], (p) => p[1] - y, (p) => y + h - p[1]];
  return sides.reduce(cut, polygon);
}

function area(polygon: Line): number {
  return Math.abs(
    polygon.reduce((sum, p, i) => {
      const q = polygon[(i + 1) % polygon.length] as Point;
      return sum + (p[0] * q[1] - q[0] * p[1]) / 2;
    }, 0),
  );
}

/** The town without the ground along its walls. */
function builtShape(skeleton: Skeleton, city: number): Line {
  const walls = skeleton.walls.filter((wall) => wall.city === city);
  const shape = skeleton.cityShapes[city] ?? [];
  const corners = shape.slice(walls.reduce((n, wall) => n + wall.line.length, 0));
  return [...walls.flatMap((wall) => offset(wall.line, 6)), ...corners];
}

/** The side of a roof away from the light: below a level ridge, right of an upright one. */
const darkSide = (r: Rect): Rect =>
  r.w > r.h ? { ...r, y: r.y + r.h * 0.52, h: r.h * 0.48 } : { ...r, x: r.x + r.w * 0.52, w: r.w * 0.48 };

export function quarters(kind: TileKind, turn: number, cell: Cell, city: number): string {
  const shape = builtShape(skeletonOf(kind, turn), city);
  const random = rng(hash('streets', cell[0], cell[1]));
  const whole = { x: STREET / 2, y: STREET / 2, w: 100 - STREET, h: 100 - STREET };
  const lit = ['', '', '', ''];
  const dark = ['', '', '', ''];
  for (const block of split(whole, random)) {
    const roof = cutToRect(shape, block);
    const tone = Math.floor(random() * 4);
    if (roof.length < 3 || area(roof) < 90) continue;
    lit[tone] += closed(roof);
    dark[tone] += closed(cutToRect(roof, darkSide(block)));
  }
  return ROOFS.map((roof, tone) =>
    lit[tone] ? fill(lit[tone], roof.lit) + fill(dark[tone] ?? '', roof.dark, 0.6) : '',
  ).join('');
}

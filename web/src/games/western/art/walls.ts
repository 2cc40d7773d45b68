/** What most buildings are made of: a front in the light, a right wall in the shade, a shadow to the right. */
import { line, n, poly, rect } from './markup';
import { INK, LINE, P } from './palette';

/** The shadow of a building that stands on y = 57. */
export const shadow = (x: number, w: number, length = 10): string =>
  `<path d="M${n(x)} 57H${n(x + w - 2)}L${n(x + w + length - 2)} 52.6L${n(x + w + length + 3)} 55` +
  `L${n(x + w + 3)} 61H${n(x + 6)}Z" fill="${INK}" opacity=".2"/>`;

/** Woodcut hatching on a shaded right wall: short parallels that follow its slope. */
function hatch(x: number, bottom: number, h: number, depth: number, many = 4): string {
  let data = '';
  for (let i = 1; i <= many; i++) {
    const y = bottom - (h * i) / (many + 1);
    data += `M${n(x + depth * 0.25)} ${n(y - depth * 0.1)}l${n(depth * 0.55)} ${n(-depth * 0.24)}`;
  }
  return line(data, 0.8, LINE, 0.5);
}

interface Paints {
  wall: string;
  wallD: string;
  roof: string;
  roofD: string;
}

/** A front gable `g` high over a wall `h` high; the roof's right slope lies in the shade. */
export function gable(
  x: number,
  bottom: number,
  w: number,
  h: number,
  g: number,
  depth: number,
  { wall, wallD, roof, roofD }: Paints,
): string {
  const rise = depth * 0.42;
  const top = bottom - h;
  const right = x + w;
  const ridge = x + w / 2;
  const peak = top - g;
  return (
    poly(
      [
        [right, bottom],
        [right, top],
        [right + depth, top - rise],
        [right + depth, bottom - rise],
      ],
      wallD,
    ) +
    hatch(right, bottom, h, depth, 3) +
    poly(
      [
        [x, bottom],
        [x, top],
        [ridge, peak],
        [right, top],
        [right, bottom],
      ],
      wall,
    ) +
    poly(
      [
        [ridge, peak],
        [ridge + depth, peak - rise],
        [right + depth + 2.4, top - rise + 2.6],
        [right + 2.4, top + 2.6],
      ],
      roofD,
    ) +
    shingles(ridge, peak, right, top, depth, rise) +
    poly(
      [
        [x - 2.6, top + 2.8],
        [ridge, peak - 1.5],
        [right + 2.6, top + 2.8],
        [right + 2.6, top - 1.2],
        [ridge, peak - 5],
        [x - 2.6, top - 1.2],
      ],
      roof,
      1.6,
    )
  );
}

/** Fine courses on a roof's slope: they vanish at small sizes. */
function shingles(ridge: number, peak: number, right: number, top: number, d: number, rise: number): string {
  let data = '';
  for (const t of [0.25, 0.5, 0.75]) {
    const x = ridge + (right + 2.4 - ridge) * t;
    const y = peak + (top + 2.6 - peak) * t;
    data += `M${n(x + 1)} ${n(y)}l${n(d - 1)} ${n(-rise)}`;
  }
  return line(data, 0.6, LINE, 0.4);
}

/** A plain block: a front and a shaded right side. */
export function block(
  x: number,
  bottom: number,
  w: number,
  h: number,
  depth: number,
  wall: string,
  wallD: string,
): string {
  const rise = depth * 0.42;
  return (
    poly(
      [
        [x + w, bottom],
        [x + w, bottom - h],
        [x + w + depth, bottom - h - rise],
        [x + w + depth, bottom - rise],
      ],
      wallD,
    ) +
    hatch(x + w, bottom, h, depth, Math.round(h / 6)) +
    rect(x, bottom - h, w, h, wall)
  );
}

/** Clapboard on a lit front: fine lines that vanish at small sizes. */
export function siding(x0: number, x1: number, y0: number, y1: number, step: number): string {
  let data = '';
  for (let y = y0; y <= y1; y += step) data += `M${n(x0)} ${n(y)}H${n(x1)}`;
  return line(data, 0.55, LINE, 0.3);
}

/** Upright boards. */
export function planks(x0: number, x1: number, y0: number, y1: number, step: number): string {
  let data = '';
  for (let x = x0; x <= x1; x += step) data += `M${n(x)} ${n(y0)}V${n(y1)}`;
  return line(data, 0.6, LINE, 0.35);
}

/** A lamplit sash window with a glint in its upper left pane. */
export const sash = (x: number, y: number, w: number, h: number, fill: string = P.lamp): string =>
  rect(x, y, w, h, fill, 1.4) +
  line(`M${n(x + w / 2)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h / 2)}h${n(w)}`, 0.8) +
  line(`M${n(x + w * 0.14)} ${n(y + h * 0.36)}l${n(w * 0.2)} ${n(-h * 0.2)}`, 0.6, '#FFFDF2', 0.9);

/** A doorway's step and the dust before it. */
export const step = (x: number, w: number): string =>
  rect(x, 56, w, 2.2, P.timber, 1) + line(`M${n(x - 2)} 60.4h${n(w * 0.6)}`, 0.7, P.timberD, 0.5);

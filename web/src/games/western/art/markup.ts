/**
 * Small pieces of SVG markup in one hand: a warm ink line, flat print inks, light from the upper left. Nothing here
 * has an id, a gradient, a mask or a filter, so any drawing may be repeated on a page and kept.
 */
import { INK, LETTERS, LINE, RIM } from './palette';

export type Point = readonly [number, number];

/** A number for markup, to a tenth. */
export const n = (value: number): number => Math.round(value * 10) / 10;

const points = (corners: readonly Point[]): string => corners.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');

/** The ink line of an outline, as attributes; no width, no line. */
const outline = (width: number): string =>
  width
    ? ` stroke="${LINE}" stroke-width="${n(width * 0.84)}" stroke-linejoin="round" stroke-linecap="round"`
    : '';

const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');

export const poly = (corners: readonly Point[], fill: string, width = 2): string =>
  `<polygon points="${points(corners)}" fill="${fill}"${outline(width)}/>`;

export const path = (data: string, fill: string, width = 2): string =>
  `<path d="${data}" fill="${fill}"${outline(width)}/>`;

/** A filled shape without a line. */
export const wash = (data: string, fill: string, opacity = 1): string =>
  `<path d="${data}" fill="${fill}"${faint(opacity)}/>`;

export const line = (data: string, width = 1.2, colour = LINE, opacity = 1): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"` +
  ` stroke-linejoin="round"${faint(opacity)}/>`;

/** A line whose ends are cut square, for what goes on beyond the parcel. */
export const band = (data: string, width: number, colour: string, extra = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${extra && ' ' + extra}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  width = 2,
  radius = 0,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${radius ? ` rx="${radius}"` : ''}` +
  ` fill="${fill}"${outline(width)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, width = 2): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${outline(width)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${faint(opacity)}/>`;

/** Letters in the middle of (x, y). */
export const letters = (x: number, y: number, size: number, text: string | number, fill = INK): string =>
  `<text x="${n(x)}" y="${n(y + size * 0.34)}" font-size="${n(size)}" font-weight="700" text-anchor="middle"` +
  ` font-family="${LETTERS}" fill="${fill}">${text}</text>`;

/** A number on a pale disc, legible on anything. */
export const tally = (x: number, y: number, r: number, text: string | number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${RIM}"${outline(1.5)}/>` +
  letters(x, y, r * (String(text).length > 1 ? 1.25 : 1.55), text);

/** A drawing moved and scaled. */
export const at = (x: number, y: number, scale: number, inner: string, extra = ''): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"` +
  `${extra && ' ' + extra}>${inner}</g>`;

/** A drawing in a box of its own that clips it. */
export const boxed = (x: number, y: number, size: number, inner: string, view = 100): string =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(size)}" height="${n(size)}" viewBox="0 0 ${view} ${view}">${inner}</svg>`;

/** The corners of a star with k rays. */
export function star(cx: number, cy: number, r: number, k = 5, inner = 0.42): Point[] {
  return Array.from({ length: k * 2 }, (_, i) => {
    const angle = ((-90 + (i * 180) / k) * Math.PI) / 180;
    const reach = i % 2 ? r * inner : r;
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)] as const;
  });
}

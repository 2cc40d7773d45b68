/** Small pieces of SVG markup. Numbers are rounded to a tenth of a hundredth of a tile. */
import type { Point } from './geometry';
import { INK, SHADOW } from './palette';

const round = (n: number): string => String(Math.round(n * 10) / 10);

/** Path data as a template: numbers in it are rounded. */
export function d(text: TemplateStringsArray, ...values: (number | string)[]): string {
  return text.reduce((all, part, i) => {
    const value = values[i - 1] as number | string;
    return all + (typeof value === 'number' ? round(value) : value) + part;
  });
}

/** Path data through some points. */
export const through = (points: readonly Point[]): string =>
  points.map(([x, y], i) => (i ? 'L' : 'M') + round(x) + ' ' + round(y)).join('');

export const closed = (points: readonly Point[]): string => (points.length ? through(points) + 'Z' : '');

/** A filled shape without a line. */
export const fill = (data: string, colour: string, opacity = 1): string =>
  `<path d="${data}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

/** A filled shape with an ink line around it. */
export const inked = (data: string, colour: string, width = 0.6, ink = INK): string =>
  `<path d="${data}" fill="${colour}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A line; `extra` holds further attributes. */
export const line = (data: string, colour: string, width: number, extra = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${extra && ' ' + extra}/>`;

/** A line whose ends are cut square, for what goes on beyond the tile. */
export const band = (data: string, colour: string, width: number, extra = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${extra && ' ' + extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, extra = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}"${extra && ' ' + extra}/>`;

/** The shadow of something that stands here, to its right. */
export const shade = (x: number, y: number, rx: number, ry: number): string => ellipse(x, y, rx, ry, SHADOW);

/** Something upright and where its foot is: what stands lower is drawn later. */
export interface Upright {
  foot: number;
  svg: string;
}

export const paintersOrder = (things: Upright[]): string =>
  things
    .sort((a, b) => a.foot - b.foot)
    .map((thing) => thing.svg)
    .join('');

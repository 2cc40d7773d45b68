/** The strokes of the portraits: as on the board, with lines a little stronger. */
import { INK } from '../palette';

export const ink = (width: number): string =>
  width ? ` stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : '';
const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');

/** A filled shape with an ink line. */
export const shape = (data: string, fill: string, width = 1.8): string =>
  `<path d="${data}" fill="${fill}"${ink(width)}/>`;

export const stroke = (data: string, width = 1.2, colour = INK, opacity = 1): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"` +
  ` stroke-linejoin="round"${faint(opacity)}/>`;

export const shade = (data: string, fill: string, opacity = 1): string =>
  `<path d="${data}" fill="${fill}"${faint(opacity)}/>`;

export const disc = (x: number, y: number, r: number, fill: string, width = 1.6): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${ink(width)}/>`;

/** A parcel, 100 x 100: ground or river, whose it is, and what stands on it. */
import type { Element, FigureColour } from '../ids';
import { standing } from './buildings';
import { mark } from './figures';
import { ground } from './ground';
import { ellipse, line, path, rect } from './markup';
import { clothOf, INK, P, RIM } from './palette';
import { river, type Compass } from './river';

interface Holding {
  owner?: FigureColour | null;
  /** The sides that water flows through, on a river parcel. */
  flow?: readonly Compass[] | null;
}

export const parcel = (seed: number, id: Element = 'empty', { owner, flow }: Holding = {}): string =>
  (flow ? river(seed, flow) : ground(seed, id === 'empty' ? 1 : 0.35)) +
  (owner ? property(owner) : '') +
  standing(id);

/** Ownership, 100 x 100: a deed line round the parcel and a pennant with the mark in its upper left corner. */
export function property(colour: FigureColour): string {
  const { fill } = clothOf(colour);
  const frame = (colourOfLine: string, width: number, extra: string): string =>
    `<rect x="8" y="8" width="84" height="84" rx="5" stroke="${colourOfLine}" stroke-width="${width}" ${extra}/>`;
  return (
    frame(RIM, 6, `fill="${fill}" fill-opacity=".1" stroke-opacity=".8"`) +
    frame(fill, 3.6, 'fill="none"') +
    path('M6 6H33V26L19.5 33L6 26Z', fill, 1.8) +
    mark(colour, 19.5, 17, 8.4)
  );
}

/** A player's claim as an icon, 32 x 32: a flag on a stake. */
export function deed(colour: FigureColour): string {
  const { fill, dark } = clothOf(colour);
  return (
    ellipse(17, 29, 11, 2, INK, 0.2) +
    rect(5, 3, 3, 26, P.timberD, 1.5, 1) +
    path('M8 4.4Q18 2.6 29 5V21.4Q18 19 8 20.6Z', fill, 1.8) +
    line('M26.4 6.4V19', 1.4, dark, 0.7) +
    mark(colour, 17.4, 12.4, 6.2)
  );
}

/** Unclaimed land as an icon, 32 x 32: a stake with a blank board. */
export const plot = (): string =>
  ellipse(17, 29, 11, 2, INK, 0.2) +
  rect(14.5, 3, 3, 26, P.timberD, 1.5, 1) +
  rect(4, 5, 24, 13, P.cream, 1.8, 1.5) +
  line('M8 9.4h16M8 13.4h11', 1.3, P.timberD);

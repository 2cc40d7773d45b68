/** Cowboys, 40 x 48: hat, face and a poncho that carries the player's mark. The white one is the sheriff's. */
import { badge as playerBadge, mark as playerMark } from '$lib/players';
import type { FigureColour } from '../ids';
import { at, circle, ellipse, line, n, path, poly, star, tally, wash } from './markup';
import { clothOf, INK, P, RIM } from './palette';

export const FIGURE_BOX = '0 0 40 48';

/** A player's mark of radius r around (x, y); the sheriff's is a six-pointed star. */
export const mark = (colour: FigureColour, x: number, y: number, r: number): string =>
  colour === 'white' ? poly(star(x, y, r * 1.1, 6, 0.55), P.gold, 1.2) : playerMark(colour, n(x), n(y), r);

/** A disc in a player's colour with the mark, 32 x 32. */
export const badge = (colour: FigureColour): string =>
  colour === 'white'
    ? circle(16, 16, 14.6, '#F7F0DF', 2) + mark(colour, 16, 16, 8.6)
    : at(16, 16, 1.58, playerBadge(colour));

const PONCHO =
  'M20 20.6Q27 20.6 29.6 24.4Q33.6 30.4 34.4 37.4L20 42L5.6 37.4Q6.4 30.4 10.4 24.4Q13 20.6 20 20.6Z';
const HAT =
  'M4.6 10.6Q11.6 8.8 12.6 7.6Q13 .6 16.4 1.4Q20 3.4 23.6 1.4Q27 .6 27.4 7.6Q28.4 8.8 35.4 10.6Q29 14.4 20 14.4T4.6 10.6Z';
const BOOTS = 'M13.4 37H19V45.6H9.4Q9.4 43.4 13.4 42.4ZM21 37H26.6V42.4Q30.6 43.4 30.6 45.6H21Z';
const FACE = 'M14.4 11H25.6V17.4Q24 22.4 20 22.4T14.4 17.4Z';

const rim = (): string =>
  `<path d="${PONCHO}${HAT}${BOOTS}${FACE}" fill="${RIM}" stroke="${RIM}" stroke-width="4.4" stroke-linejoin="round"/>`;

interface Dress {
  poncho: string;
  shade: string;
  hat: string;
  band: string;
  scarf: string;
  boots: string;
}

const figure = ({ poncho, shade, hat, band, scarf, boots }: Dress, chest: string): string =>
  ellipse(24, 45.6, 13, 2.2, INK, 0.25) +
  rim() +
  path(BOOTS, boots, 1.8) +
  path(PONCHO, poncho, 0) +
  wash('M25.8 21.6Q28.4 22.6 29.6 24.4Q33.6 30.4 34.4 37.4L29.6 39Q29.8 28.4 25.8 21.6Z', shade) +
  line('M7 36.4L20 40.6L33 36.4', 0.8, RIM, 0.55) +
  path(PONCHO, 'none', 2.2) +
  path(FACE, '#E8C096', 1.8) +
  wash('M22.6 11H25.6V17.4Q24.4 21.4 21.6 22.2Q23.4 17 22.6 11Z', '#C2905F') +
  path('M14.6 18.4Q20 21.6 25.4 18.4L27 22.2Q20 26.4 13 22.2Z', scarf, 1.6) +
  path(HAT, hat, 2.2) +
  line('M14.4 6.6q.2-3 1.6-3.6', 0.9, poncho, 0.9) +
  line('M13 8q7 2.4 14 0', 1.5, band, 0.9) +
  chest;

export function cowboy(colour: FigureColour): string {
  const { fill, dark } = clothOf(colour);
  const chest = mark(colour, 20, 31.6, 7);
  return colour === 'white'
    ? figure(
        { poncho: fill, shade: dark, hat: '#F2E8CF', band: P.rust, scarf: P.rust, boots: P.timberD },
        chest,
      )
    : figure({ poncho: fill, shade: dark, hat: dark, band: RIM, scarf: dark, boots: '#4A3A2C' }, chest);
}

/** A cowboy in a neutral colour. */
export const anyone = (): string =>
  figure(
    { poncho: '#A8947A', shade: '#83704F', hat: '#7B6850', band: RIM, scarf: '#6B5A46', boots: '#4A3A2C' },
    '',
  );

/** How many cowboys of each colour stand in a place, in order of arrival. */
export function counted(colours: readonly FigureColour[]): [FigureColour, number][] {
  const counts = new Map<FigureColour, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts];
}

/** More figures than this in one place are drawn once a colour, with a number. */
const CROWD = 3;

/** Those in a crowd row by row, the last row in front: four or more colours stand in two. */
export function ranks(colours: readonly FigureColour[]): FigureColour[][] {
  const kinds = counted(colours).map(([colour]) => colour);
  if (kinds.length <= CROWD) return colours.length ? [[...colours]] : [];
  return [kinds.slice(CROWD), kinds.slice(0, CROWD)].map((row) =>
    colours.filter((colour) => row.includes(colour)),
  );
}

/** Figures side by side in a row `width` wide and 48 high; they overlap rather than shrink. */
export function crowd(colours: readonly FigureColour[]): { svg: string; width: number } {
  const crowded = colours.length > CROWD;
  const figures: [FigureColour, number][] = crowded
    ? counted(colours)
    : colours.map((colour): [FigureColour, number] => [colour, 1]);
  const pace = figures.length > 3 ? 25 : figures.length > 1 ? 30 : 0;
  const svg =
    figures.map(([colour], i) => at(i * pace, 0, 1, cowboy(colour))).join('') +
    figures.map(([, count], i) => (count > 1 ? tally(i * pace + 20, 41, 7.6, count) : '')).join('');
  return { svg, width: figures.length ? 40 + pace * (figures.length - 1) : 0 };
}

/**
 * Followers: a small carved figure in a cloak, our own. Standing for knight, thief and monk; lying on its side for
 * the farmer. Drawn around (0, 0), about 26 high standing and 30 wide lying, in tile units, with a cream rim that
 * keeps it legible on roof, road, meadow and at night.
 */
import type { Place } from '../types';
import { CREAM } from './palette';
import { fill, inked, line } from './markup';
import { PAINT, mark, type Colour } from '$lib/players';

export const ROLES = ['knight', 'thief', 'monk', 'farmer'] as const;
export type Role = (typeof ROLES)[number];
const ROLE_OF: Record<string, Role> = { c: 'knight', r: 'thief', m: 'monk', f: 'farmer' };
export const roleOf = (place: Place): Role => ROLE_OF[place.charAt(0)] ?? 'thief';

const LINE = '#241E18';
const SKIN = '#E3B98A';
const WOOD = '#6F4C28';
const CLOAK =
  'M-9.6 11.2C-9.4 5 -7.2 -.6 -4.6 -3.6C-2.6 -5.6 2.6 -5.6 4.6 -3.6C7.2 -.6 9.4 5 9.6 11.2C6 13.6 -6 13.6 -9.6 11.2Z';
const HAT = 'M-8 -8.2Q0 -6.2 8 -8.2Q5.2 -10 4 -10.2Q3.2 -14.4 0 -14.4Q-3.2 -14.4 -4 -10.2Q-5.2 -10 -8 -8.2Z';

const face = (width: number): string =>
  `<circle cy="-7.6" r="4.3" fill="${SKIN}" stroke="${LINE}" stroke-width="${width}"/>`;

/** Helmet with a plume, pilgrim's hat, pointed cowl. */
const HEADS: Record<Exclude<Role, 'farmer'>, (colour: Colour) => string> = {
  knight: (colour) =>
    inked('M1 -13C3 -17.5 7.5 -17.5 8.5 -14C6.5 -13.5 4 -12.5 2.5 -11Z', PAINT[colour].lit, 0.9, LINE) +
    inked('M-4.7 -5V-9A4.7 4.9 0 0 1 4.7 -9V-5Q0 -3.2 -4.7 -5Z', PAINT[colour].fill, 1.1, LINE) +
    line('M-3 -8.2H3.2', LINE, 1.5) +
    line('M-3.5 -10A3.6 3.8 0 0 1 -.6 -12.7', PAINT[colour].lit, 1.1),
  thief: (colour) =>
    face(1.1) +
    inked(HAT, PAINT[colour].fill, 1.1, LINE) +
    line('M-3 -11.2Q-2.2 -13.2 -.4 -13.3', PAINT[colour].lit, 1.1),
  monk: (colour) =>
    inked('M-5.6 -4C-6.6 -9 -3.6 -13 1.2 -15.2C3.8 -11.5 6.8 -8.5 5.4 -4Z', PAINT[colour].fill, 1.1, LINE) +
    `<ellipse cx=".2" cy="-6.9" rx="3.1" ry="3.3" fill="${SKIN}" stroke="${LINE}" stroke-width=".9"/>` +
    line('M-4 -8.5Q-2.8 -11.4 .2 -13', PAINT[colour].lit, 1.1),
};

const tool = (way: string, ink: string, width: number): string =>
  line(way, CREAM, width + 1.7) + line(way, ink, width);
const TOOLS: Record<Role, string> = {
  knight: tool('M9.5 9.5V-8M7.3 -3.6H11.7', '#4B4640', 1.5),
  thief: tool('M9.8 12V-9.5Q9.8 -12.5 12.3 -11.8', WOOD, 1.6),
  monk: '',
  farmer: tool('M-13 9.5H8.5M8.5 9.5h3.6M8.5 9.5q0 -2.4 3.6 -2.4M8.5 9.5q0 2.4 3.6 2.4', WOOD, 1.3),
};

const cloak = (colour: Colour, width: number): string =>
  inked(CLOAK, PAINT[colour].fill, width, LINE) +
  fill('M4 -4.1C6.8 -1.2 9 5 9.1 11Q6.8 12.5 4.6 12.7C5.2 6 5 1 2.4 -4.8Z', PAINT[colour].dark, 0.85) +
  line('M-7.7 9.5C-7.2 4.6 -5.6 .6 -3.6 -2.2', PAINT[colour].lit, 1.7);

const rim = (width: number, head: string): string =>
  `<g stroke="${CREAM}" stroke-width="${width}" stroke-linejoin="round" fill="${CREAM}"><path d="${CLOAK}"/>${head}</g>`;

const standing = (colour: Colour, role: Exclude<Role, 'farmer'>): string =>
  '<ellipse cx="2.5" cy="12.2" rx="11" ry="3.2" fill="rgba(36,30,24,.35)"/>' +
  rim(3.6, '<circle cy="-8" r="5"/>') +
  TOOLS[role] +
  cloak(colour, 1.1) +
  HEADS[role](colour) +
  mark(colour, -1, 5.3, 4.3);

/** The same figure laid on its side, straw hat on, fork beside it; the mark stays upright. */
const lying = (colour: Colour): string =>
  '<ellipse cx="-1" cy="8.6" rx="13" ry="2.6" fill="rgba(36,30,24,.32)"/>' +
  TOOLS.farmer +
  '<g transform="rotate(90) scale(.84)">' +
  rim(4, '<circle cy="-8.6" r="5"/><path d="M-7.4 -9Q0 -7 7.4 -9L0 -14.6Z"/>') +
  cloak(colour, 1.3) +
  face(1.3) +
  inked(HAT, '#E8CA74', 1.3, LINE) +
  `<path d="M-3.9 -10.4Q0 -9 3.9 -10.4" fill="none" stroke="${PAINT[colour].dark}" stroke-width="1.6"/>` +
  '</g>' +
  mark(colour, -4.6, -0.6, 3.7);

export const follower = (colour: Colour, role: Role): string =>
  role === 'farmer' ? lying(colour) : standing(colour, role);

/** The view box of a figure on its own. */
export const figureBox = (role: Role): string => (role === 'farmer' ? '-18 -12 36 24' : '-15 -19 30 36');

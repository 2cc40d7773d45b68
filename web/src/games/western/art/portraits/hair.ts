/** Hair and beards, each in one colour. */
import { INK } from '../palette';
import { disc, ink, shape, stroke } from './strokes';

export const HAIR_COLOUR = {
  brown: '#5B3F2A',
  black: '#2A2522',
  grey: '#A39A8C',
  fair: '#C79A4E',
  auburn: '#8A4526',
  white: '#D8D2C4',
} as const;
export type HairColour = keyof typeof HAIR_COLOUR;

const CURLS = [
  [24, 36],
  [24.6, 28],
  [30, 22],
  [38, 19.4],
  [46, 20.6],
  [52.6, 25],
  [56, 32],
  [56.6, 39],
  [22.8, 43],
  [57.4, 46],
] as const;

const braid = (x: number, colour: string): string =>
  shape(`M${x - 3.6} 46H${x + 3.6}L${x + 3} 78Q${x} 82 ${x - 3} 78Z`, colour, 1.5) +
  stroke(`M${x - 3} 52l6 3M${x - 3} 58l6 3M${x - 3} 64l6 3`, 1, '#8A7D68', 0.9) +
  `<rect x="${x - 3.6}" y="70" width="7.2" height="4" fill="#B4532A"${ink(1.2)}/>`;

export const hair = {
  short: (c: string) =>
    shape('M23 44Q20.6 20 40 19.4Q59.4 20 57 44L54.8 40Q55 31 49.6 29.6Q40 32 29 29Q25.4 33 25.4 40Z', c) +
    stroke('M28 26q5-4 11-4.4', 0.9, '#FFF8E6', 0.3),
  side: (c: string) =>
    shape(
      'M22.8 45Q19.6 18.6 41 18.4Q60 19.6 57.2 45L54.8 39Q55.6 32 49 27Q40 34 27.6 32Q25.4 35 25.2 40Z',
      c,
    ) +
    stroke('M33 21q8 2 15 6', 0.9, INK, 0.5) +
    stroke('M26 29q4-6 10-7.4', 0.9, '#FFF8E6', 0.3),
  bun: (c: string) =>
    disc(40, 14.6, 7, c) +
    stroke('M35.6 13q3-3.4 7.6-1.6', 0.9, INK, 0.45) +
    shape(
      'M22.4 47Q18.6 20 40 18.6Q61.4 20 57.6 47Q55 44 54.6 38Q48 34 40 26.6Q32 34 25.4 38Q25 44 22.4 47Z',
      c,
    ) +
    stroke('M40 20v6M33 22l-4 9M47 22l4 9', 0.9, INK, 0.45),
  long: (c: string) =>
    shape(
      'M21.6 72Q16.6 20 40 18.4Q63.4 20 58.4 72Q53 68 54.6 40Q49 33 40 27Q31 33 25.4 40Q27 68 21.6 72Z',
      c,
    ) + stroke('M22.6 50q.6 10-.4 18M57.4 50q-.6 10 .4 18', 0.9, INK, 0.45),
  curls: (c: string) =>
    CURLS.map(([x, y]) => disc(x, y, 5.2, c, 1.4)).join('') +
    shape('M26 34Q28 24 40 23Q52 24 54 34Q48 28 40 28T26 34Z', c, 0),
  braids: (c: string) =>
    shape('M22.8 46Q20 19.4 40 19Q60 19.4 57.2 46L54.6 40Q52 30 40 24Q28 30 25.4 40Z', c) +
    stroke('M40 19.4V25', 1, '#8A7D68', 0.8) +
    braid(22, c) +
    braid(58, c),
  nape: (c: string) => shape('M23 50Q21 34 25 31V46ZM57 50Q59 34 55 31V46Z', c, 1.5),
};
export type HairStyle = keyof typeof hair;

/** What is seen of long hair under a hat. */
export const locks = (c: string): string => shape('M22 52Q20 34 26 30V44ZM58 52Q60 34 54 30V44Z', c, 1.4);

const CHIN = 'M23.8 46Q27 53 31 54.6Q36 53 40 54.6Q44 53 49 54.6Q53 53 56.2 46';
const LIPS = 'M35 59.6q5 2.4 10 0q-5-2.6-10 0z';

export const beard = {
  none: (_: string) => '',
  moustache: (c: string) =>
    shape('M40 54.4Q33 53.4 29.6 59.6Q35.4 61.4 40 57.4Q44.6 61.4 50.4 59.6Q47 53.4 40 54.4Z', c, 1.3),
  full: (c: string) =>
    shape(`${CHIN}Q58 62 49 70.4Q40 76 31 70.4Q22 62 23.8 46Z${LIPS}`, c, 1.4) +
    stroke('M33 64l1 6M40 66v7M47 64l-1 6', 0.9, INK, 0.5),
  long: (c: string) =>
    shape(`${CHIN}Q58.6 66 50 78Q40 88 30 78Q21.4 66 23.8 46Z${LIPS}`, c, 1.4) +
    stroke('M32 64l2 12M40 66v15M48 64l-2 12', 0.9, INK, 0.5),
  goatee: (c: string) =>
    shape(
      'M40 54.6Q34 54 31.6 58.4L36 58.2Q40 56.8 44 58.2L48.4 58.4Q46 54 40 54.6ZM35.6 62Q40 60.6 44.4 62Q44.6 70.4 40 72Q35.4 70.4 35.6 62Z',
      c,
      1.3,
    ),
  side: (c: string) =>
    shape(
      'M22.6 38L27.4 40.6Q27 48 30.8 52.6Q34 56 32 60.4Q25.6 59.6 23.6 51ZM57.4 38L52.6 40.6Q53 48 49.2 52.6Q46 56 48 60.4Q54.4 59.6 56.4 51Z',
      c,
      1.4,
    ),
};
export type BeardStyle = keyof typeof beard;

/** Collars, scarves, aprons and uniforms, over the coat. */
import { INK } from '../palette';
import { disc, shape, stroke } from './strokes';

const LINEN = '#F7F0DF';
const GOLD = '#E0AC30';

const shirt = (): string => shape('M31 68L40 78L49 68L53 72L46 84L40 79L34 84L27 72Z', LINEN, 1.5);
const epaulette = (x: number): string =>
  shape(`M${x} 79Q${x + 8} 72 ${x + 15} 77L${x + 15} 81Q${x + 7} 79 ${x} 84Z`, GOLD, 1.4);

export const collar = {
  shirt: (_: string) => shirt(),
  bow: (c: string) =>
    shirt() + shape('M40 79L32.6 75V84.6ZM40 79L47.4 75V84.6Z', c, 1.4) + disc(40, 79.4, 2, c, 1.2),
  cravat: (c: string) =>
    shape('M30 66Q40 74 50 66L52 73Q40 80 28 73Z', LINEN, 1.5) +
    shape('M36 74H44L46.6 92L40 97L33.4 92Z', c, 1.5) +
    stroke('M38.6 80l-1.4 11', 0.8, '#FFF8E6', 0.35) +
    disc(40, 78, 1.5, GOLD, 1),
  scarf: (c: string) =>
    shape('M26 67Q40 78 54 67L57 74Q50 82 44 83L40 94L36 83Q30 82 23 74Z', c, 1.6) +
    stroke('M31 74.6q9 5 18 0M40 82v7', 1, INK, 0.5),
  high: (c: string) =>
    shape('M30.6 65Q40 71.6 49.4 65L51.4 76Q40 82 28.6 76Z', c, 1.6) +
    stroke('M40 70V97', 1.4) +
    [80, 87, 94].map((y) => stroke(`M36.6 ${y}h6.8`, 1.8)).join(''),
  lace: (c: string) =>
    shape(
      'M27 71Q40 86 53 71L57 76Q52 82 50 81Q48 87 44.6 84Q42.4 90 40 86.6Q37.6 90 35.4 84Q32 87 30 81Q28 82 23 76Z',
      c,
      1.4,
    ) + disc(40, 77.6, 2.8, '#B4532A', 1.2),
  apron: (_: string) =>
    shirt() +
    shape('M25 97L28 80Q40 86 52 80L55 97Z', LINEN, 1.6) +
    stroke('M28 80L26 71M52 80L54 71', 2, LINEN) +
    stroke('M40 85v12', 0.9, INK, 0.4),
  vest: (c: string) =>
    shirt() +
    shape('M27 73L40 97H18Q18 82 27 73ZM53 73L40 97H62Q62 82 53 73Z', c, 1.5) +
    stroke('M44 92q6 3 12-1', 1.5, GOLD),
  uniform: (_: string) =>
    shape('M29.6 66Q40 72.6 50.4 66L52 74Q40 80 28 74Z', GOLD, 1.5) +
    stroke('M40 76V97', 1.3) +
    [81, 88, 95].map((y) => disc(36, y, 1.6, GOLD, 1) + disc(44, y, 1.6, GOLD, 1)).join('') +
    epaulette(8) +
    epaulette(57),
  blanket: (_: string) =>
    shape('M3 97Q5 76 26 70L40 88L54 70Q75 76 77 97Z', '#A24A30', 1.8) +
    stroke('M9 86q10-8 20-10M71 86q-10-8-20-10', 3.2, '#F4ECD8') +
    stroke('M9 91q11-8 22-11M71 91q-11-8-22-11', 2.2, '#34302C') +
    stroke('M31 70q9 9 18 0', 3.6, '#F4ECD8') +
    stroke('M31 70q9 9 18 0', 1, INK, 0.8) +
    disc(40, 76, 2.4, '#5F8E9C', 1.1),
  round: (_: string) =>
    shape('M28 69Q40 80 52 69L55 74Q40 87 25 74Z', LINEN, 1.5) + disc(40, 82.6, 2, GOLD, 1.1),
};
export type CollarStyle = keyof typeof collar;

/** What a character is known by, 24 x 24: the tool of a trade or a sign of office. */
import { star } from '../markup';
import { INK } from '../palette';
import { disc, ink, shape, stroke } from './strokes';

const GOLD = '#E0AC30';
const WOOD = '#BF8F55';
const IRON = '#8C969A';
const LINEN = '#F7F0DF';

const lassoLoop = (colour: string, width: number): string =>
  `<ellipse cx="12" cy="8.6" rx="8.6" ry="5" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const badge = (): string => {
  const corners = star(12, 12, 10, 6, 0.56).map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
  return (
    `<polygon points="${corners.join(' ')}" fill="${GOLD}"${ink(1.7)}/>` + disc(12, 12, 2.6, '#FBF0CF', 1.1)
  );
};

export const attributes = {
  revolver: () =>
    '<g transform="translate(0 1) scale(.74)">' +
    shape(
      'M3 9H21L23 7.4H27.4L28.6 10.2Q30 11 29.6 13L28 15.2L30.4 25Q27.6 27.4 23.8 26.4L21.4 18.6H15.6V14.4H3Z',
      '#69747A',
    ) +
    '</g>',
  bullet: () =>
    shape('M6 20V10Q7.6 4 8.6 3Q9.6 4 11.2 10V20ZM13 20V10Q14.6 4 15.6 3Q16.6 4 18.2 10V20Z', GOLD, 1.5) +
    stroke('M6 16.6h5.2M13 16.6h5.2', 1.2),
  note: () => stroke('M9 18V5.6L18.6 3.6V16', 2.2) + disc(6.8, 18, 2.9, INK, 0) + disc(16.4, 16, 2.9, INK, 0),
  scales: () =>
    stroke('M12 3.4V20.6M7 20.6h10M4 7h16', 1.9) +
    shape('M.8 13.4L4 7L7.2 13.4Q4 17 .8 13.4ZM16.8 13.4L20 7L23.2 13.4Q20 17 16.8 13.4Z', GOLD, 1.4),
  wheel: () =>
    disc(12, 12, 9, 'none', 2.2) +
    stroke('M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4', 1.5) +
    disc(12, 12, 2.4, WOOD, 1.4),
  coin: () => disc(12, 12, 9, GOLD, 1.8) + stroke('M12 6v12M15 9q-6-2-6 1.2q0 1.6 3 1.9t3 2.1q0 3-6 1', 1.5),
  gavel: () =>
    shape('M8 3.4L16.6 12L13.4 15.2L4.8 6.6Z', WOOD, 1.7) +
    stroke('M12.6 11L21 19.6', 3.6) +
    stroke('M12.6 11L21 19.6', 1.4, WOOD) +
    stroke('M3 21h11', 2.6),
  sabre: () =>
    stroke('M4 21Q15 17 20.6 3.4', 3.4) +
    stroke('M5 20.4Q15 16.6 20.4 4.4', 1.5, '#DDE2E3') +
    stroke('M3.4 15.4Q9.4 15.4 9.8 21.4', 2.2, '#A97A17'),
  lasso: () => lassoLoop(INK, 2.6) + lassoLoop(WOOD, 1) + stroke('M8.4 13.2Q12 17 7 20.6T14 22', 2.2),
  sack: () =>
    shape('M8.6 7.4Q2 14 4.6 21H19.4Q22 14 15.4 7.4Z', '#E3CC98', 1.7) +
    shape('M8 3.4h8l-1.6 4H9.6z', '#E3CC98', 1.5) +
    stroke('M8.6 7.6h6.8', 1.8) +
    stroke('M9 15.6h6', 1.4),
  spade: () =>
    stroke('M12 2.6V13', 2.6) +
    stroke('M8.6 3h6.8', 2.6) +
    shape('M6.6 12H17.4V17Q16 21.6 12 22.4Q8 21.6 6.6 17Z', '#9AA4A8', 1.7),
  bag: () =>
    shape('M3 8.6H21V20.4H3Z', '#6B4A30', 1.7) +
    stroke('M8.4 8.4Q8.4 3.6 12 3.6T15.6 8.4', 2) +
    stroke('M12 11.4v6.4M8.8 14.6h6.4', 2.4, LINEN),
  quill: () => shape('M5 21Q6 8 20.6 2.6Q21.6 12 9.6 16.6Z', LINEN, 1.6) + stroke('M4 22.4L15 9', 1.5),
  medal: () =>
    shape('M7 2.6H17L14 11H10Z', '#B4532A', 1.5) +
    disc(12, 15.4, 6.2, GOLD, 1.7) +
    shape('M12 11.6l1.2 2.5 2.7.4-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.4z', INK, 0),
  seal: () =>
    shape('M5.6 2.6H18.4V15H5.6Z', LINEN, 1.6) +
    stroke('M8 6h8M8 9h8', 1.3) +
    disc(12, 16.6, 5, '#B4532A', 1.6) +
    stroke('M9.8 16.6h4.4M12 14.4v4.4', 1.3, LINEN),
  book: () =>
    shape('M2.4 5.4Q8 3.4 12 6.4Q16 3.4 21.6 5.4V19Q16 17 12 20Q8 17 2.4 19Z', LINEN, 1.7) +
    stroke('M12 6.4V20M5 9q3-.8 5 .4M14 9.4q2-1.2 5-.4M5 13q3-.8 5 .4M14 13.4q2-1.2 5-.4', 1.3),
  sun: () =>
    disc(12, 15, 5, GOLD, 1.6) +
    stroke('M12 4v3.4M4.6 7.6l2.4 2.4M19.4 7.6L17 10', 1.8) +
    shape('M1.4 21.6L7 15.4L11 19L16 13.6L22.6 21.6Z', '#C99A6A', 1.5),
  hammer: () =>
    stroke('M6 21.6L15.4 9', 4) +
    stroke('M6 21.6L15.4 9', 1.8, WOOD) +
    shape('M9.4 4.4L20.6 12.6L18 16.2L6.8 8Z', IRON, 1.7),
  paper: () =>
    shape('M3.4 3.6H18V20.4H3.4Z', LINEN, 1.6) +
    shape('M18 8H21V18.4Q21 20.4 18 20.4Z', '#D3C8AE', 1.4) +
    stroke('M6 7.4h9', 2.4) +
    stroke('M6 11.4h4M6 14h4M6 16.6h9M12.4 11.4H15M12.4 14H15', 1.2),
  pick: () =>
    stroke('M12.4 5V22', 3.8) +
    stroke('M12.4 5V22', 1.6, WOOD) +
    shape('M1.6 9.6Q12 .6 22.6 9.6Q17 6.6 12.2 7.4Q7 6.6 1.6 9.6Z', IRON, 1.6) +
    disc(19, 19, 2.8, GOLD, 1.3),
  badge,
};
export type AttributeName = keyof typeof attributes;

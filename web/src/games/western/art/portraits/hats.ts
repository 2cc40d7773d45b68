/** Hats: felt or straw in one colour, a band in another. */
import { INK } from '../palette';
import { disc, shade, shape, stroke } from './strokes';

const flat = (felt: string, band: string): string =>
  shape('M8 31.6Q22 28 24.4 26V10Q40 5.6 55.6 10V26Q58 28 72 31.6Q56 37.6 40 37.6T8 31.6Z', felt) +
  shade('M51 8.8L55.6 10V26Q58 28 72 31.6Q62 35.6 52 36.8Q53 24 51 8.8Z', '#000', 0.2) +
  stroke('M24.6 25q15.4 6 30.8 0', 3.6, band) +
  stroke('M27.4 12q3-1.4 7-2', 1, '#FFF8E6', 0.3);

export const hat = {
  none: (_felt: string, _band: string) => '',
  flat,
  range: (felt: string, band: string) =>
    shape(
      'M8 32.6Q20 27.6 23.4 24.6Q24 4.6 31 6Q40 11 49 6Q56 4.6 56.6 24.6Q60 27.6 72 32.6Q60 39 40 39T8 32.6Z',
      felt,
    ) +
    shade('M56.6 24.6Q60 27.6 72 32.6Q64 37 52 38.4Q56 31 51 6Q56 6.6 56.6 24.6Z', '#000', 0.22) +
    stroke('M24 25q16 6.4 32 0', 3.4, band) +
    stroke('M24 23q16 6.4 32 0M24 27q16 6.4 32 0', 1) +
    stroke('M27 18q.6-8 3.4-9.4M13 31.8q6-2 9-4', 1, '#FFF8E6', 0.35),
  bowler: (felt: string, band: string) =>
    shape('M18 31Q22.6 30 23.6 27Q24 8 40 7.6Q56 8 56.4 27Q57.4 30 62 31Q54 36.6 40 36.6T18 31Z', felt) +
    stroke('M23.8 26.6q16.2 6 32.4 0', 3.2, band) +
    stroke('M49 11q4 5 4 14', 1, INK, 0.45) +
    stroke('M27.4 20q1-7 7-8.8', 1.1, '#FFF8E6', 0.35),
  top: (felt: string, band: string) =>
    shape('M15 31.6Q22 30.6 24.6 28L22.6 3Q40-.4 57.4 3L55.4 28Q58 30.6 65 31.6Q56 37 40 37T15 31.6Z', felt) +
    stroke('M24.4 24.4q15.6 5 31.2 0', 4.4, band) +
    stroke('M27 5.4l1.4 15M31 4.6l1 13', 1, '#FFF8E6', 0.3),
  cap: (felt: string, _band: string) =>
    shape('M20.6 31Q18 14 40 13Q62 14 59.4 31Q50 26.6 40 26.6T20.6 31Z', felt) +
    stroke('M40 14.6v11.6M31 16.4q-3.6 5-4 11.6M49 16.4q3.6 5 4 11.6', 0.8, INK, 0.45) +
    shape('M22 30.6Q40 23 58 30.6Q50 37 40 36.8T22 30.6Z', '#3A322A', 1.6) +
    disc(40, 13.4, 1.8, felt, 1.2),
  kepi: (felt: string, _band: string) =>
    shape('M24 29L26.6 10.6Q40 6 53.4 10.6L56 29Q40 24 24 29Z', felt) +
    stroke('M24.4 26q15.6-5 31.2 0', 2.6, '#E0AC30') +
    shape('M22.6 30.6Q40 22.6 57.4 30.6Q50 36.6 40 36.4T22.6 30.6Z', '#241F1B', 1.6) +
    stroke('M28 31.4q10-4 20-1.8', 0.9, '#FFF8E6', 0.35) +
    stroke('M36 14.4l8 6M44 14.4l-8 6', 1.6, '#E0AC30'),
  straw: (felt: string, band: string) =>
    shape('M8 33Q22 28.6 24 26.6Q24.6 9.6 40 9Q55.4 9.6 56 26.6Q58 28.6 72 33Q56 38.6 40 38.6T8 33Z', felt) +
    stroke('M24.2 26q15.8 6 31.6 0', 3.4, band) +
    stroke('M28 14q12-4 24 0M26 19q14-4 28 0M14 33.4q26 5 52 0', 0.8, INK, 0.4),
  visor: (felt: string, _band: string) =>
    shape('M22 33Q30 27 40 27T58 33Q50 39.4 40 39.4T22 33Z', felt, 1.6) + stroke('M23 31q17-8 34 0', 2.4),
  headband: (felt: string, _band: string) =>
    stroke('M23.6 34.6q16.4-6 32.8 0', 5.4) +
    stroke('M24 34.6q16-6 32 0', 3.2, felt) +
    stroke('M30 32.6l3 2.4M38 31l3 2.6M46 31.4l3 2.8', 1.2, '#F4ECD8'),
};
export type HatStyle = keyof typeof hat;

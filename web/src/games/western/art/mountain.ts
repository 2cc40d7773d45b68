/** A mountain with snow on its top, 64 x 64. */
import { line, path, wash } from './markup';
import { INK, LINE, P } from './palette';

const RIDGE = 'M2 57L15 31L19 35L30 12L33 9L41 24L45 22L62 57';

export const mountain = (): string =>
  wash('M3 57H61L64 60L10 61Z', INK, 0.18) +
  path(RIDGE + 'Z', P.rock, 0) +
  wash('M33 9L41 24L45 22L62 57H40L36 45L40 36L33 26Z', P.rockD) +
  wash('M15 31L19 35L21 44L17 57H26L22 46L24 38Z', P.rockD) +
  wash('M33 9L26.5 21L30 20L32 24L35 19.5L38.6 19.6Z', P.white) +
  wash('M33 9L38.6 19.6L35 19.5L33.6 22Z', '#D8D6CC') +
  line('M26.5 21L30 20L32 24L35 19.5L38.6 19.6', 1.2) +
  line('M44 30l8 18M46 27l11 24M41 32l6 16M39 43l4 10M50 48l4 8', 1, LINE, 0.55) +
  line('M9 50l4-8M12 53l4-9M24 30l-5 12M28 27l-2 8', 1, P.rockD, 0.9) +
  line('M29 38l-3 9M31 31l-1 4', 0.7, '#F3E7CD', 0.8) +
  path(RIDGE, 'none', 2.2) +
  line('M2 57H62', 1.9);

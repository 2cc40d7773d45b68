/** Two outlaws behind their scarves, 64 x 64. */
import { circle, ellipse, line, path, wash } from './markup';
import { INK, P } from './palette';

const second = (): string =>
  path('M33 57Q34 45 44 44Q56 44.5 60 57Z', '#6B4A3A') +
  wash('M51 46Q58 49 60 57H53Q54 51 51 46Z', '#4D3327') +
  circle(46, 36, 7.5, '#C99A74', 1.8) +
  line('M41.6 34.6h2.6M47.8 34.6h2.6', 1.5) +
  path('M38.2 37.5H53.8Q53 46 46 48Q39 46 38.2 37.5Z', '#4C6B8C', 1.6) +
  line('M41 40q5 1.6 10 0M43 43.6q3 1 6 0', 0.7, '#2F4A66') +
  path(
    'M33 32Q39 28.5 40 27.5Q40.5 20.5 43.5 21.5Q46 23 48.5 21.5Q51.5 20.5 52 27.5Q53 28.5 59 32Q46 36.5 33 32Z',
    '#4A3A2E',
    1.8,
  );

const first = (): string =>
  path('M4 57.5Q5 40 23 39Q41 40 43 57.5Z', '#3D352E') +
  wash('M31 41Q42 45 43 57.5H35Q36.6 48 31 41Z', '#28221D') +
  line('M23 45v12', 0.8, '#6B6152') +
  circle(23, 28, 10, '#D6A67E', 2) +
  path('M12.6 29.5H33.4Q32 41.5 23 45Q14 41.5 12.6 29.5Z', P.rust, 1.8) +
  line('M16 33.5q7 2.5 14 0M19 39q4 1.5 8 0', 1, P.rustD) +
  [17, 22, 27].map((x) => circle(x, 36.2, 0.6, '#F3D9B8', 0)).join('') +
  line('M17.4 26.6h3.4M25.4 26.6h3.4', 2) +
  path(
    'M4.5 22.5Q13 18.5 14.5 17Q15 6.5 19 7.5Q23 10 27 7.5Q31 6.5 31.5 17Q33 18.5 41.5 22.5Q23 29.5 4.5 22.5Z',
    '#2F2822',
    2,
  ) +
  line('M9 21.6q5-2.4 7-3.4M18 9.6q-1.4 1.6-1.6 6', 0.8, '#5B5048', 0.9) +
  line('M15 17.6q8 3.4 16.4 0', 2, P.rust);

export const outlaws = (): string => ellipse(34, 58, 27, 3.4, INK, 0.18) + second() + first();

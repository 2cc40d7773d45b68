/** Church, prison and city hall, 64 x 64. */
import { circle, line, path, poly, rect, wash } from './markup';
import { LINE, P } from './palette';
import { block, sash, shadow, siding } from './walls';

/** A white nave and a spire with a cross. */
export const church = (): string =>
  shadow(14, 36, 8) +
  poly(
    [
      [42, 57],
      [42, 36],
      [53, 31.5],
      [53, 52.5],
    ],
    P.whiteD,
  ) +
  poly(
    [
      [29, 24],
      [42, 19],
      [55.5, 33.5],
      [43.8, 38.5],
    ],
    P.slateD,
  ) +
  line('M33 28l12.4-4.8M37 32l12-4.8M40.6 35.6l12-5', 0.6, LINE, 0.5) +
  path('M16 57V37L29 24L42 37V57Z', P.white) +
  siding(17.5, 40.5, 41, 55.5, 2.6) +
  line('M14 39L29 24L44 39', 3.2) +
  line('M14.4 38.6L29 24L43.6 38.6', 1.4, P.slate) +
  rect(22.5, 19, 13, 19, P.white) +
  path('M35.5 38V19L39 17.6V35Z', P.whiteD, 1.6) +
  path('M20.5 19.5L29 4.5L37.5 19.5Z', P.slate) +
  path('M29 4.5L37.5 19.5L41 18Z', P.slateD, 1.5) +
  line('M29 6V1.2M26.2 3.2h5.6', 1.9) +
  path('M26 33v-5.5q3-4.5 6 0V33z', P.dark, 1.4) +
  wash('M27.4 31q0-3 1.6-3.2t1.6 3.2z', P.gold) +
  path('M24.5 57V48q4.5-6 9 0v9z', P.timberD, 1.6) +
  line('M29 46v11', 0.7, LINE, 0.7) +
  path('M18 52v-7q1.8-2.6 3.6 0v7zM36.6 52v-7q1.8-2.6 3.6 0v7z', P.lamp, 1.3) +
  line('M19.8 44v8M38.4 44v8', 0.6);

/** A battlement and a barred window. */
export const prison = (): string =>
  shadow(6, 46, 9) +
  poly(
    [
      [49, 57],
      [49, 24],
      [59, 20],
      [59, 53],
    ],
    '#6F6A60',
  ) +
  path('M7 57V17H14V22H20V17H27V22H33V17H39V22H43V17H49V57Z', '#9C978A') +
  line('M8.4 18.4h4.4M21.4 18.4h4.4M34.4 18.4h3.4', 0.8, '#CFCABB') +
  line('M7 31h8M7 44h6M41 31h8M42 46h7M12 38h5M40 38.5h4M7 51h9M30 51.5h7M34 25.6h8M20 25h6', 1, LINE, 0.45) +
  line('M51 30l6-2.4M51 37l6-2.4M51 44l6-2.4', 0.8, LINE, 0.5) +
  rect(14, 27, 17, 15, '#17130F', 2) +
  line('M18.2 29v11M22.5 29v11M26.8 29v11', 2.4, '#C3BCAA') +
  rect(12, 42, 21, 3.2, P.stone, 1.5) +
  path('M35.5 57V41h9.5v16z', P.timberD, 1.8) +
  line('M35.5 46h9.5M35.5 52h9.5', 1.6) +
  line('M38.6 42v3M42 42v3M38.6 53v3.4M42 53v3.4', 0.6, LINE, 0.6) +
  circle(42.6, 49, 1, P.gold, 0);

/** A dome, a clock and a flag. */
export const city_hall = (): string =>
  shadow(4, 50, 7) +
  block(5, 57, 48, 23, 6, P.cream, P.creamD) +
  line('M7 39h4M14 43h4M42 39.6h2M49 44h3M8 53h4M45 53h5', 0.6, LINE, 0.35) +
  rect(3.5, 31.5, 51, 3.6, P.white, 1.6) +
  block(20, 33, 18, 14, 5, P.cream, P.creamD) +
  path('M18 19.5Q19 9 29 8.5Q39 9 40 19.5Z', P.teal) +
  wash('M31 8.7Q39 9.6 40 19.5H35Q35.6 12 31 8.7Z', P.tealD) +
  line('M22 18.6q.6-6 4-8.4M29 9.4v9.4', 0.8, '#9CC7B8', 0.9) +
  path('M18 19.5Q19 9 29 8.5Q39 9 40 19.5Z', 'none') +
  line('M29 8.5V1', 1.8) +
  path('M29 1h9l-2.4 2.4L38 6h-9z', P.rust, 1.3) +
  circle(29, 26, 4.6, P.white, 1.6) +
  line('M29 23v3l2 1.6', 1.3) +
  path('M19 41L29 34.5L39 41Z', P.white, 1.6) +
  rect(20, 41, 18, 14, P.white, 0) +
  rect(26, 44, 6, 11, P.dark, 1.3) +
  line('M21 41v14M24 41v14M34 41v14M37 41v14', 1.6) +
  sash(8, 41, 5.6, 9) +
  sash(44.5, 41, 5.6, 9) +
  rect(16, 54.5, 26, 3, P.stone, 1.5);

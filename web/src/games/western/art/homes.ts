/** Where people live: the house and the townhouse, 64 x 64. */
import { circle, line, path, rect } from './markup';
import { P } from './palette';
import { gable, sash, shadow, siding, step } from './walls';

export const house = (): string =>
  shadow(13, 38, 8) +
  rect(39, 16, 5, 14, P.stoneD, 1.6) +
  rect(38, 14.6, 7, 2.6, P.stone, 1.2) +
  gable(12, 57, 25, 19, 14, 15, { wall: P.cream, wallD: P.creamD, roof: P.rust, roofD: P.rustD }) +
  siding(13.5, 35.5, 41, 55, 3) +
  step(15.5, 10) +
  rect(16.5, 44, 8, 12.4, P.timberD, 1.6) +
  line('M19 46v8M22 46v8', 0.5, P.dark, 0.6) +
  circle(23, 50.4, 0.7, P.gold, 0) +
  sash(28, 43, 6, 7) +
  line('M39 27.5l5 8.4M44.6 26l3.6 6', 0.9, '#D98A5E', 0.7) +
  circle(24.5, 34, 2.2, P.dark, 0);

export const townhouse = (): string =>
  shadow(7, 46, 8) +
  gable(31, 57, 17, 32, 11, 10, { wall: P.cream, wallD: P.creamD, roof: P.slate, roofD: P.slateD }) +
  gable(8, 57, 20, 26, 12, 8, { wall: '#DDA98C', wallD: '#B07A5C', roof: P.slate, roofD: P.slateD }) +
  siding(9.5, 26.5, 34, 55, 3) +
  siding(32.5, 46.5, 29, 55, 3) +
  sash(11.5, 35, 5, 7) +
  sash(19.5, 35, 5, 7) +
  rect(11.5, 46, 6, 11, P.dark, 1.5) +
  circle(16, 51.6, 0.6, P.gold, 0) +
  sash(20, 47, 5, 6) +
  sash(36.5, 29, 6, 7) +
  rect(37, 45, 6, 12, P.rustD, 1.5) +
  circle(41.6, 51.4, 0.6, P.gold, 0) +
  path('M15.4 31.4a2.6 2.6 0 0 1 5.2 0z', P.lamp, 1) +
  line('M31 41.5h17', 1.2);

/** Houses of towns and villages, and the landmark that gives a town's roofs a centre. */
import { DOOR, INK, PLASTER, ROOFS, SHADOW, SLATE, STONE, roofOf, type Roof } from './palette';
import { d, fill, inked, line, shade } from './markup';

/** A house on the base centre (x, y), `w` wide: ridge from left to right, or its gable to the viewer. */
export function house(x: number, y: number, w: number, tone: number, gable: boolean): string {
  const h = w * 0.25;
  const right = x + w / 2;
  const shadow = d`M${x - w / 2 + 1} ${y}L${right} ${y}L${right + 2} ${y - 1.2}L${right + 2} ${y - h}L${right} ${y - h - 1}Z`;
  const body = gable ? gabled : ridged;
  return fill(shadow, SHADOW) + body(x, y, w, h, roofOf(tone));
}

function gabled(x: number, y: number, w: number, h: number, roof: Roof): string {
  const [l, r, deep, rise] = [x - w / 2, x + w / 2, w * 0.5, w * 0.41];
  const [eaves, ridge] = [y - h, y - h - rise];
  const side = (edge: number) =>
    d`M${edge} ${eaves + 0.3}L${x} ${ridge}V${ridge - deep}L${edge} ${eaves - deep + 0.3}Z`;
  return (
    inked(d`M${l} ${y}V${eaves}L${x} ${ridge}L${r} ${eaves}V${y}Z`, PLASTER.gable, 0.55, STONE.line) +
    inked(side(l - 0.5), roof.lit, 0.5) +
    inked(side(r + 0.5), roof.dark, 0.5) +
    fill(d`M${x - 0.7} ${y}v-1.9h1.4v1.9Z`, '#6F5540')
  );
}

function ridged(x: number, y: number, w: number, h: number, roof: Roof): string {
  const [l, r, eaves, ridge] = [x - w / 2, x + w / 2, y - h, y - h - w * 0.5];
  const top = d`M${l - 0.6} ${eaves + 0.3}L${l + w * 0.12} ${ridge}H${r - w * 0.12}L${r + 0.6} ${eaves + 0.3}Z`;
  const shadeSide = d`M${x + w * 0.1} ${ridge + 0.3}H${r - w * 0.13}L${r + 0.3} ${eaves}H${x + w * 0.22}Z`;
  return (
    inked(d`M${l} ${y}V${eaves}H${r}V${y}Z`, PLASTER.shade, 0.55, STONE.line) +
    inked(top, roof.lit, 0.5) +
    fill(shadeSide, roof.dark, 0.75) +
    fill(d`M${x - w * 0.22} ${y - 0.5}v-1.3h1.1v1.3ZM${x + w * 0.16} ${y - 0.5}v-1.3h1.1v1.3Z`, '#6F5540')
  );
}

/** A keep with a flag. */
export const keep = (x: number, y: number): string =>
  shade(x + 4, y + 0.4, 8, 2.2) +
  inked(d`M${x - 6} ${y}V${y - 12}H${x + 6}V${y}Z`, STONE.top, 0.7, STONE.line) +
  fill(d`M${x + 2} ${y}V${y - 12}H${x + 6}V${y}Z`, STONE.shade, 0.75) +
  inked(
    d`M${x - 7} ${y - 11.2}v-4.6h2.6v1.7h2.5v-1.7h3.8v1.7h2.5v-1.7h2.6v4.6Z`,
    STONE.lit,
    0.65,
    STONE.line,
  ) +
  fill(
    d`M${x - 1.5} ${y}v-3.4a1.5 1.7 0 0 1 3 0v3.4ZM${x - 3.6} ${y - 7}v-2.2h1v2.2ZM${x + 0.4} ${y - 7}v-2.2h1v2.2Z`,
    DOOR,
  ) +
  line(d`M${x} ${y - 14}v-7.5`, '#4F3B28', 0.9) +
  inked(d`M${x + 0.3} ${y - 21.4}l5 1.7l-5 1.8Z`, ROOFS[2].lit, 0.4);

/** A parish church with a slate roof. */
export const parishChurch = (x: number, y: number): string =>
  shade(x + 4.5, y + 0.2, 9.5, 2.2) +
  inked(d`M${x - 4} ${y}V${y - 5.2}H${x + 8.5}V${y}Z`, PLASTER.plain, 0.6, STONE.line) +
  inked(d`M${x - 5} ${y - 4.8}L${x - 3} ${y - 11}H${x + 7}L${x + 9.3} ${y - 4.8}Z`, SLATE.lit, 0.6, INK) +
  fill(d`M${x + 2.5} ${y - 10.7}H${x + 6.9}L${x + 8.8} ${y - 5.1}H${x + 4}Z`, SLATE.dark) +
  inked(d`M${x - 8.5} ${y + 0.6}V${y - 12}H${x - 3.3}V${y + 0.6}Z`, STONE.lit, 0.6, STONE.line) +
  fill(d`M${x - 5.3} ${y + 0.6}V${y - 12}H${x - 3.3}V${y + 0.6}Z`, STONE.shade, 0.6) +
  inked(d`M${x - 9.3} ${y - 11.6}L${x - 5.9} ${y - 20}L${x - 2.5} ${y - 11.6}Z`, SLATE.lit, 0.6, INK) +
  fill(d`M${x - 5.9} ${y - 19.6}L${x - 2.9} ${y - 11.8}H${x - 5.2}Z`, SLATE.dark) +
  fill(
    d`M${x - 7} ${y - 8}v-1.8a1 1.1 0 0 1 2 0v1.8ZM${x - 0.5} ${y - 1.2}v-2h1.2v2ZM${x + 3.5} ${y - 1.2}v-2h1.2v2Z`,
    DOOR,
  );

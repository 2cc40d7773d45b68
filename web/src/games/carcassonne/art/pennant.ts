/** A city's shield: a hanging gonfalon with our own device, a sun over two fields. Its pole stands on (x, y). */
import { WOOD } from './palette';
import { d, ellipse, fill, inked, line, shade } from './markup';

export function pennant(x: number, y: number): string {
  const cloth = d`M${x - 5.6} ${y - 19}h11.2v13.2l-2.8 -2.4l-2.8 3.4l-2.8 -3.4l-2.8 2.4Z`;
  const chevron =
    d`M${x - 5.2} ${y - 9.6}L${x} ${y - 14.6}L${x + 5.2} ${y - 9.6}` +
    d`v2.6L${x} ${y - 12}L${x - 5.2} ${y - 7}Z`;
  return (
    shade(x + 2.5, y + 0.4, 4, 1.3) +
    line(d`M${x} ${y + 0.6}V${y - 21}M${x - 6.8} ${y - 19.2}h13.6`, WOOD, 1.5) +
    inked(cloth, '#27466F', 2.6, '#FBF4E2') +
    inked(cloth, '#27466F', 0.9, '#1F2C42') +
    fill(chevron, '#F4E7C5') +
    ellipse(x, y - 16.3, 1.8, 1.8, '#E9BE4B') +
    ellipse(x, y - 21.4, 1.3, 1.3, '#E0B23C', `stroke="${WOOD}" stroke-width=".5"`)
  );
}

/** The same seen from afar: larger, without pole and sun. */
export function flatPennant(x: number, y: number): string {
  const cloth = d`M${x - 9} ${y - 21}h18v20l-4.5 -4l-4.5 5l-4.5 -5l-4.5 4Z`;
  return (
    inked(cloth, '#27466F', 4, '#FBF4E2') +
    fill(
      d`M${x - 7} ${y - 10}L${x} ${y - 17}L${x + 7} ${y - 10}v5L${x} ${y - 12}L${x - 7} ${y - 5}Z`,
      '#F4E7C5',
    )
  );
}

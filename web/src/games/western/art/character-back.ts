/** Backs of the card game's characters, 80 x 96: the order that breaks ties, or a skull. */
import { SUITS, type Suit } from '../ids';
import { at, n, rect } from './markup';
import { clothOfSuit } from './palette';
import { suit } from './suits';

const PAPER = '#F6EDD6';
const NIGHT = '#3B3029';
const SCALES = [0.66, 0.54, 0.46, 0.41, 0.37, 0.34];

/** The order of the suits from the strongest down; suits that are not in play are pale. No order is the skull. */
export function characterBack(order: readonly Suit[] | null, present: readonly Suit[] = SUITS): string {
  if (!order)
    return (
      rect(1, 1, 78, 94, NIGHT, 2, 6) +
      '<rect x="5" y="5" width="70" height="86" rx="4" fill="none" stroke="#D9C590" stroke-width="1.2"/>' +
      at(16, 22, 1.5, suit('skull', '#F4ECD8', NIGHT))
    );
  let y = 6.4;
  let svg =
    rect(1, 1, 78, 94, PAPER, 2, 6) +
    '<rect x="4.6" y="4.6" width="70.8" height="86.8" rx="4" fill="none" stroke="#B79F6B" stroke-width="1.1"/>';
  order.forEach((id, i) => {
    const scale = SCALES[i] ?? 0.34;
    const pale = present.includes(id) ? '' : 'opacity=".28"';
    svg += at(n(40 - 16 * scale), y, scale, suit(id, clothOfSuit(id).fill, PAPER), pale);
    y += 30 * scale;
  });
  return svg;
}

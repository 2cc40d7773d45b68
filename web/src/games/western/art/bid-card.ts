/** Bid cards of the card game, 60 x 84: a number and the suit; spent ones are struck out. */
import type { Suit } from '../ids';
import { at, letters, line, rect } from './markup';
import { CARD, clothOfSuit } from './palette';
import { suit } from './suits';

export const BID_BOX = '0 0 60 84';
const GREY = '#8A7D68';

const inset = (colour: string, opacity = 1): string =>
  `<rect x="5" y="5" width="50" height="74" rx="4" fill="none" stroke="${colour}" stroke-width="1.4" opacity="${opacity}"/>`;

/** A bid face up. A changed bid (`plus`) says by how much. */
export function bidCard(value: number, id: Suit, { spent = false, plus = 0 } = {}): string {
  const { text } = clothOfSuit(id);
  const ink = spent ? GREY : text;
  const paper = spent ? '#E2D6B8' : CARD;
  return (
    rect(1, 1, 58, 82, paper, 2, 7) +
    inset(ink) +
    letters(30, 29.6, value > 9 ? 33 : 38, value, ink) +
    at(15.6, 47, 0.9, suit(id, ink, paper)) +
    (plus ? rect(33, 3, 25, 17, text, 1.4, 8) + letters(45.5, 11.6, 12.5, `+${plus}`, CARD) : '') +
    (spent ? line('M8 74L52 10', 2.4, GREY, 0.8) : '')
  );
}

/** A bid face down. */
export function bidBack(id: Suit): string {
  const { fill, ink, dark } = clothOfSuit(id);
  return (
    rect(1, 1, 58, 82, fill, 2, 7) +
    line('M8 20L20 8M8 34L34 8M26 76L52 50M40 76L52 64', 1, dark, 0.8) +
    inset(ink, 0.7) +
    at(11.6, 23.6, 1.15, suit(id, ink, fill))
  );
}

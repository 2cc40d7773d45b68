/** The order that breaks ties between bids in this round: the suits that are in play, the strongest first. */
import type { Suit } from '../western/ids';
import type { CardsView } from './types';

export const suitsOf = (view: CardsView): Suit[] => view.players.flatMap((player) => player.suit ?? []);

export function tiesOf(view: CardsView): Suit[] {
  const present = suitsOf(view);
  return view.back?.order.filter((suit) => present.includes(suit)) ?? [];
}

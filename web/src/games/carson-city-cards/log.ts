/** The log of the Card Game as the table shows it. */
import type { LogLine } from '../../table/log';
import { isCharacter, type Deck } from './deck';
import type { LogItem } from './history';
import type { TerrainId } from './types';
import { lineOf } from './words';

export interface About {
  item: LogItem;
  /** Which line it is, the first being 0. */
  index: number;
  /** Where its card is drawn from. */
  deck: Deck;
}

/** A card in a city. */
export interface Mark {
  seat: number;
  card: TerrainId;
}

export const markOf = ({ item }: About): Mark | null =>
  item.kind === 'card' && item.placed && !isCharacter(item.card)
    ? { seat: item.seat, card: item.card }
    : null;

export const linesOf = (items: readonly LogItem[], names: readonly string[], deck: Deck): LogLine<About>[] =>
  items.map((item, index) => ({
    text: lineOf(item, names, deck),
    seats: 'seat' in item ? [item.seat] : [],
    about: { item, index, deck },
    heading: item.kind === 'round',
  }));

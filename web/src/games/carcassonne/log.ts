/** The log of Carcassonne as the table shows it: each turn with the points that it gave. */
import type { Gain, LogLine } from '../../table/log';
import type { Award, LogItem } from './history';
import type { Mark } from './table/mark';
import { awardText, lineOf, reasonOf } from './words';

/** What a line is about: its turn, and what of it lies on the board. */
export interface About {
  item: LogItem;
  mark: Mark | null;
}

function markOf(item: LogItem): Mark | null {
  if (item.kind !== 'turn') return null;
  return { cell: [item.placed.x, item.placed.y], seat: item.placed.seat };
}

const markOfAward = ({ seats, fact }: Award): Mark => ({
  places: fact.places,
  seat: seats[0] ?? null,
});

export function linesOf(items: readonly LogItem[], names: readonly string[]): LogLine<About>[] {
  const gain = (item: LogItem, award: Award): Gain<About> => ({
    text: awardText(award, names),
    why: reasonOf(award.fact),
    points: award.fact.points,
    seats: award.seats,
    about: { item, mark: markOfAward(award) },
  });
  return items.map((item) => ({
    text: lineOf(item, names),
    seats: item.kind === 'turn' ? [item.placed.seat] : [],
    about: { item, mark: markOf(item) },
    heading: item.kind === 'final',
    gains: item.kind === 'aside' ? [] : item.awards.map((award) => gain(item, award)),
  }));
}

/** Carcassonne in sentences: what happened and why it gave points. */
import { t, word } from '$lib/text.svelte';
import type { Award, LogItem } from './history';
import { tileName } from './spoken';
import type { Scored } from './types';

const nameList = (seats: readonly number[], names: readonly string[]): string[] =>
  seats.map((seat) => `**${names[seat] ?? ''}**`);

/** "3 tiles and 1 shield, 2 points each": both always give the same. */
export function reasonOf({ because }: Scored): string {
  const [counted, shields] = because;
  if (!counted) return '';
  const [what, count, each] = counted;
  if (shields) return t('because-tiles-shields', { tiles: count, shields: shields[1], each });
  return t(`because-${what}`, { count, each });
}

/** "City: 8 points to Ines and Teun". */
export function awardText({ seats, fact }: Award, names: readonly string[]): string {
  const what = word(`award-${fact.feature}`);
  return t('award', { what, points: fact.points, names: nameList(seats, names) });
}

/** A line of the log without its awards. */
export function lineOf(item: LogItem, names: readonly string[]): string {
  if (item.kind === 'final') return t('log-final');
  if (item.kind === 'points') return '';
  if (item.kind === 'aside')
    return t('log-aside', { name: names[item.aside.seat] ?? '', tile: tileName(item.aside.tile) });
  const name = names[item.placed.seat] ?? '';
  return item.claimed ? t(`log-claimed-${item.claimed.role}`, { name }) : t('log-laid', { name });
}

/** A line with its awards, as one plain sentence after the other. */
export function spokenLine(item: LogItem, names: readonly string[]): string {
  const awards = item.kind === 'aside' ? [] : item.awards.map((award) => awardText(award, names));
  return [lineOf(item, names), ...awards].filter(Boolean).join('. ').replaceAll('**', '') + '.';
}

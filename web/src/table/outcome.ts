/** How a game ended, in one sentence. */
import { t } from '$lib/text.svelte';
import type { Table } from '../net/schema';

/** `me` is the seat of the one who reads it, if that is one person. */
export function outcomeText(table: Table, names: readonly string[], me: number | null = null): string {
  if (table.status === 'abandoned' || table.ended_by === 'agreement') return t('outcome-agreement');
  const { winners } = table;
  if (table.ended_by === 'resignation' && me !== null && winners.includes(me))
    return t('outcome-resignation-you');
  if (table.ended_by === 'resignation')
    return t('outcome-resignation', { winners: winners.map((seat) => names[seat] ?? '').join(', ') });
  return wonText(winners, names, me);
}

/** Who has won; the reader is addressed. */
export function wonText(winners: readonly number[], names: readonly string[], me: number | null): string {
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
  if (me === null || !winners.includes(me))
    return t('outcome-won', { winners: others, count: winners.length });
  return others.length ? t('outcome-you-share', { others }) : t('outcome-you-won');
}

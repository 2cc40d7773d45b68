/** How a game ended, in one sentence. */
import { t } from '$lib/text.svelte';
import type { Table } from '../net/schema';

export function outcomeText(table: Table, names: readonly string[]): string {
  if (table.status === 'abandoned' || table.ended_by === 'agreement') return t('outcome-agreement');
  const winners = table.winners.map((seat) => names[seat] ?? '').join(', ');
  if (table.ended_by === 'resignation') return t('outcome-resignation', { winners });
  return t('outcome-won', { winners, count: table.winners.length });
}

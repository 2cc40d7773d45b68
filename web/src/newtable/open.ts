/** Set up a table; when nobody has to come, begin at once. */
import { ensureMe } from '../app/session.svelte';
import type { NewTable, Table } from '../net/schema';
import { nonce, server } from '../net/rest';

export async function openTable(wanted: NewTable): Promise<Table> {
  await ensureMe();
  const table = await server.create(wanted);
  const free = table.seats.some((seat) => seat.kind === 'open');
  return free || table.status !== 'waiting' ? table : server.start(table.id, nonce());
}

/** Starting a lesson: a table of its own, which begins immediately. */
import { go } from '../app/router.svelte';
import { ensureMe } from '../app/session.svelte';
import { attempt } from '../app/trouble';
import { server } from '../net/rest';

export async function playLesson(game: string, name: string): Promise<void> {
  const table = await attempt(async () => {
    await ensureMe();
    return server.startLesson(game, name);
  });
  if (table) go(`/t/${table.id}`);
}

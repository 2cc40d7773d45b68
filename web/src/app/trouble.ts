/** What went wrong, in the viewer's language. */
import { hasText, say, t } from '$lib/text.svelte';
import { toast } from '$lib/toasts.svelte';
import { Unwilling } from './naming.svelte';
import { Refusal } from '../net/rest';

/** A part of the page that could not be loaded: browsers say so in words of their own. */
const isUnloaded = (problem: unknown): boolean =>
  problem instanceof Error && /import|preload|fetch/i.test(problem.message);

/** What to say about a problem: nothing if the user only cancelled. */
export function troubleText(problem: unknown): string {
  if (problem instanceof Unwilling) return '';
  // Texts of errors come after the page; until then English has to do.
  if (problem instanceof Refusal) return hasText(problem.said.id) ? say(problem.said) : problem.message;
  return t(isUnloaded(problem) ? 'refused-offline' : 'refused-unknown');
}

/** Do something that may be refused, and say so if it is. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (problem) {
    const text = troubleText(problem);
    if (text) toast(text);
    return undefined;
  }
}

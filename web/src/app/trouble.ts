/** Refusals in the viewer's language: by their code where there is a message for it, else the server's sentence. */
import { hasText, t } from '$lib/text.svelte';
import { toast } from '$lib/toasts.svelte';
import { Refusal } from '../net/rest';

export const refusalText = (code: string, detail: string): string => {
  const id = `refused-${code.replaceAll('_', '-')}`;
  return hasText(id) ? t(id) : detail;
};

/** A part of the page that could not be loaded: browsers say so in words of their own. */
const isUnloaded = (problem: unknown): boolean =>
  problem instanceof Error && /import|preload|fetch/i.test(problem.message);

export const troubleText = (problem: unknown): string =>
  problem instanceof Refusal
    ? refusalText(problem.code, problem.message)
    : t(isUnloaded(problem) ? 'refused-offline' : 'refused-unknown');

/** Do something that may be refused, and say so if it is. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (problem) {
    toast(troubleText(problem));
    return undefined;
  }
}

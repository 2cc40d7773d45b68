/** Asks for a name once, at the first seat taken. The page shows the dialog; the caller waits for it. */
import { t } from '$lib/text.svelte';

/** Somebody would rather not sit down: nothing went wrong, and nothing is said. */
export class Unwilling extends Error {}

interface Question {
  answer: () => void;
  cancel: (reason: Unwilling) => void;
}

const KEY = 'name';
let question = $state.raw<Question | null>(null);
let waiting: Promise<void> | undefined;

/** The question on the page, if there is one. */
export const asked = (): Question | null => question;

/** The name that was chosen in this browser before: it outlives a cookie that the server no longer knows. */
export const keptName = (): string => localStorage.getItem(KEY)?.trim() ?? '';
export const keepName = (name: string): void => localStorage.setItem(KEY, name);

/** Suggest a name: a bird and a number. */
export function suggestedName(random: () => number = Math.random): string {
  const birds = t('guest-names')
    .split(',')
    .map((name) => name.trim());
  const pick = (n: number) => Math.floor(random() * n);
  return `${birds[pick(birds.length)] ?? ''} ${10 + pick(90)}`.trim();
}

/** Resolves when a name has been given; rejects with Unwilling if the question was closed. */
export function askName(): Promise<void> {
  waiting ??= new Promise<void>((resolve, reject) => {
    question = { answer: resolve, cancel: reject };
  }).finally(() => {
    waiting = undefined;
    question = null;
  });
  return waiting;
}

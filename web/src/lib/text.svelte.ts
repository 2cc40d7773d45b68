/**
 * Every word on the page comes from a message id (Fluent). English is part of the first load; other languages are
 * fetched when chosen, and fall back to English message by message.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { texts } from 'virtual:games';

const english = import.meta.glob<string>('../locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const others = import.meta.glob<string>(['../locales/*/*.ftl', '!../locales/en/*.ftl'], {
  query: '?raw',
  import: 'default',
});

function bundle(locale: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

const fallback = bundle('en', [...Object.values(english), ...texts]);
let bundles = $state.raw<FluentBundle[]>([fallback]);
let language = $state('en');

export type Arguments = Record<string, FluentVariable>;

/** The text of a message in the chosen language; an unknown id is shown as it is. */
export function t(id: string, args?: Arguments): string {
  for (const candidate of bundles) {
    const value = candidate.getMessage(id)?.value;
    if (value) return candidate.formatPattern(value, args ?? null, []);
  }
  return id;
}

/** "Ada, Bob and Eve". */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words);

/** Whether there is such a message. */
export const hasText = (id: string): boolean => bundles.some((candidate) => candidate.hasMessage(id));

/** Change the language; resolves when its texts are here. */
export async function setLocale(locale: string): Promise<void> {
  const mine = Object.entries(others).filter(([path]) => path.includes(`/locales/${locale}/`));
  const texts = await Promise.all(mine.map(([, load]) => load()));
  bundles = texts.length ? [bundle(locale, texts), fallback] : [fallback];
  language = texts.length ? locale : 'en';
  document.documentElement.lang = language;
}

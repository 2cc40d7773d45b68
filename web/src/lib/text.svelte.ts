/**
 * Every word on the page comes from a message id (Fluent). The English texts of the page are part of the first load; other
 * languages, and those of a game's table, are fetched when they are needed.
 */
import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import { english, languages, load } from 'virtual:texts';

/** A message as data: what the server says, and words inside other messages. */
export interface Message {
  id: string;
  args?: Record<string, Argument>;
}
/** A number, a text that is never translated, a word or sentence of the catalogue, or a list of these. */
type Argument = FluentVariable | Message | readonly Argument[];
export type Arguments = Record<string, Argument>;
/** What can be shown: a message, a text that is never translated, or a list of these. */
export type Words = string | Message | readonly Words[];

const PAGE = 'page';
const parts = [PAGE];
let wish = 'en';

/** A message inside another one, of which a form can be asked for: `{ FORM($building, "acc") }`. */
class Word extends FluentType<Message> {
  constructor(
    message: Message,
    private readonly names: readonly string[],
  ) {
    super(message);
  }

  form(name: string): string {
    const said = formed(this.value, name, this.names);
    return name === 'cap' ? said.charAt(0).toLocaleUpperCase(language) + said.slice(1) : said;
  }

  toString(): string {
    return this.form('');
  }
}

/** Several arguments, joined as the language joins them, or by commas alone. */
class Listed extends FluentType<FluentVariable[]> {
  constructor(
    words: FluentVariable[],
    private readonly join = listed,
  ) {
    super(words);
  }

  form(name: string): string {
    return this.join(this.forms(name));
  }

  /** A list of alternatives: "Ada, Bob or Eve". */
  either(): string {
    return new Intl.ListFormat(language, { type: 'disjunction' }).format(this.forms(''));
  }

  private forms(name: string): string[] {
    return this.value.map((one) =>
      one instanceof Word || one instanceof Listed ? one.form(name) : String(one),
    );
  }

  toString(): string {
    return this.form('');
  }
}

/** A form of a word; names and numbers have only one. */
function form([word, name]: FluentValue[]): FluentValue {
  return word instanceof Word || word instanceof Listed ? word.form(String(name)) : (word ?? '');
}

/** A list joined by "or". */
const either = ([words]: FluentValue[]): FluentValue =>
  words instanceof Listed ? words.either() : (words ?? '');

function bundle(locale: string, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false, functions: { FORM: form, OR: either } });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

const fallback = bundle('en', [english]);
let bundles = $state.raw<FluentBundle[]>([fallback]);
let language = $state('en');

function argument(value: Argument, names: readonly string[]): FluentVariable {
  if (Array.isArray(value)) return new Listed(value.map((one: Argument) => argument(one, names)));
  if (typeof value === 'object' && 'id' in value) return new Word(value as Message, names);
  return value as FluentVariable;
}

function formed({ id, args = {} }: Message, form: string, names: readonly string[]): string {
  if (id === 'player') {
    const seat = Number(args.seat);
    return names[seat] || t('player-numbered', { n: seat + 1 });
  }
  for (const candidate of bundles) {
    const found = candidate.getMessage(id);
    const pattern = found?.attributes[form] ?? found?.value;
    if (!pattern) continue;
    const given = Object.entries(args).map(([name, value]) => [name, argument(value, names)]);
    return candidate.formatPattern(pattern, Object.fromEntries(given) as Record<string, FluentVariable>, []);
  }
  return id;
}

/** The text of a message in the chosen language; an unknown id is shown as it is. */
export const t = (id: string, args: Arguments = {}): string => formed({ id, args }, '', []);

/** Words in the chosen language, with the names of the players in messages from the server. */
export const say = (words: Words, names: readonly string[] = []): string => String(argument(words, names));

/** A form of a word; `cap` is the word with a capital: as a heading, or at the start of a sentence. */
export const sayAs = (form: string, words: Message, names: readonly string[] = []): string =>
  new Word(words, names).form(form);

/**
 * A word of the catalogue, as an argument of another message: only so can a language ask for the form that it needs there.
 * What is shown by itself is said (`say`) where it is shown.
 */
export const word = (id: string, args: Arguments = {}): Message => ({ id, args });

/** "Ada, Bob and Eve". */
const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words);

/** Several arguments without an "and", which would seem to belong to one of them. */
export const commas = (words: readonly Words[]): FluentVariable =>
  new Listed(
    words.map((one) => argument(one, [])),
    (said) => said.join(', '),
  );

/** Whether there is such a message. */
export const hasText = (id: string): boolean => bundles.some((candidate) => candidate.hasMessage(id));

/** The chosen language. */
export const locale = (): string => language;

/** The name of a language in that language itself. */
export const languageName = (of: string): string => {
  const name = new Intl.DisplayNames(of, { type: 'language' }).of(of) ?? of;
  return name.charAt(0).toLocaleUpperCase(of) + name.slice(1);
};

const fetched = async (language: string): Promise<string[]> =>
  (await Promise.all(parts.map((part) => load[language]?.[part]?.()))).map((found) => found?.default ?? '');

async function speak(wanted: string): Promise<void> {
  wish = wanted;
  let texts: string[];
  // Parts that are asked for meanwhile belong to it as well.
  do texts = await fetched(wanted);
  while (texts.length !== parts.length);
  if (wanted !== wish) return;
  const mine = bundle(wanted, texts);
  bundles = wanted === 'en' ? [mine] : [mine, fallback];
  language = wanted;
  document.documentElement.lang = wanted;
}

/** Change the language; resolves when its texts are here. */
export const setLocale = (wanted: string): Promise<void> => speak(languages.includes(wanted) ? wanted : 'en');

const coming: Record<string, Promise<void> | undefined> = {};

/** Fetch further texts: those of a game's table, of its lessons (`GAME-more`), or of errors. */
export function loadTexts(part: string): Promise<void> {
  if (coming[part]) return coming[part];
  parts.push(part);
  const came = speak(wish).catch((problem: unknown) => {
    parts.splice(parts.indexOf(part), 1);
    coming[part] = undefined;
    throw problem;
  });
  return (coming[part] = came);
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Whether a message can be said, with those inside it. */
const isKnown = ({ id, args = {} }: Message): boolean =>
  (id === 'player' || hasText(id)) &&
  Object.values(args)
    .flat()
    .every((one) => !isMessage(one) || isKnown(one));

/** Fetch the texts that a message needs, wherever they are. */
export async function loadFor(message: Message): Promise<void> {
  for (const part of Object.keys(load.en ?? {})) {
    if (isKnown(message)) return;
    await loadTexts(part);
  }
}

/** Options of a game as a form: presets fill in others, and some matter only with certain values of others. */
import { hasText, say, t, word, type Words } from '$lib/text.svelte';
import type { GameOption, OptionValue } from '../net/schema';

export type Values = Record<string, OptionValue>;

/** All options with their values: chosen ones over those that a preset sets over defaults. */
export function resolved(options: readonly GameOption[], chosen: Values): Values {
  const values: Values = Object.fromEntries(options.map((option) => [option.id, option.default]));
  for (const option of options)
    Object.assign(values, option.sets?.[String(chosen[option.id] ?? option.default)] ?? {});
  return { ...values, ...chosen };
}

/** Whether an option makes a difference with these values. */
export const matters = (option: GameOption, values: Values): boolean =>
  Object.entries(option.only_if ?? {}).every(([id, allowed]) => allowed.includes(values[id] as OptionValue));

/** Whether some preset decides about this option, so that it can stay in the background. */
export const isPreset = (option: GameOption, options: readonly GameOption[]): boolean =>
  options.some((other) => Object.values(other.sets ?? {}).some((set) => option.id in set));

/** After choosing a preset, what was set by hand before it gives way. */
export function choose(
  options: readonly GameOption[],
  chosen: Values,
  id: string,
  value: OptionValue,
): Values {
  const option = options.find((one) => one.id === id);
  const set = new Set(Object.values(option?.sets ?? {}).flatMap((values) => Object.keys(values)));
  const kept = Object.fromEntries(Object.entries(chosen).filter(([key]) => !set.has(key)));
  return { ...kept, [id]: value };
}

/** Without seats that the table does not have any more. */
export const fitting = (options: readonly GameOption[], chosen: Values, seats: number): Values =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      ([id, value]) => options.find((one) => one.id === id)?.type !== 'seat' || Number(value) < seats,
    ),
  );

const words = (id: string): string => id.replaceAll('_', '-');

export const optionName = (game: string, id: string): Words => {
  const message = `option-${game}-${words(id)}`;
  return hasText(message) ? word(message) : id.replaceAll('_', ' ');
};
/** What an option is called in messages; those of a kind, such as `level_1` and `level_2`, share those of `level`. */
const called = (id: string): string[] => [words(id), words(id).replace(/-[^-]*$/, '')];
export const optionHelp = (game: string, option: GameOption): string => {
  const message = called(option.id)
    .map((name) => `option-help-${game}-${name}`)
    .find(hasText);
  return message ? t(message) : option.help;
};
export const choiceName = (game: string, id: string, value: OptionValue): Words => {
  const message = called(id)
    .map((name) => `choice-${game}-${name}-${words(String(value))}`)
    .find(hasText);
  return message ? word(message) : String(value);
};

/** The name of a preset's choice on its own; the default may have none, because it need not be mentioned. */
const presetName = (game: string, { id }: GameOption, value: OptionValue): string =>
  `brief-${game}-${words(id)}-${words(String(value))}`;

/** One option in a few words. */
export function inWords(game: string, option: GameOption, value: OptionValue): string {
  const preset = presetName(game, option, value);
  if (hasText(preset)) return t(preset);
  const name = optionName(game, option.id);
  if (option.type === 'bool') return value === true ? say(name) : t('option-without', { option: name });
  if (option.type === 'text' || option.type === 'file') return say(name);
  if (option.type === 'seat')
    return t('option-said', { option: name, value: word('seat-n', { n: Number(value) + 1 }) });
  return t('option-said', { option: name, value: choiceName(game, option.id, value) });
}

/** One option where there is little room: what was chosen, without what it is about. */
function inShort(game: string, option: GameOption, value: OptionValue): string {
  const chosen =
    typeof value === 'string' && option.type === 'choice' && !hasText(presetName(game, option, value));
  return chosen ? say(choiceName(game, option.id, value)) : inWords(game, option, value);
}

/** The options to name: the edition, and what differs from it and from the usual game. */
function named(game: string, options: readonly GameOption[], values: Values): GameOption[] {
  const chosen = Object.fromEntries(options.filter(({ sets }) => sets).map(({ id }) => [id, values[id]]));
  const usual = resolved(options, chosen as Values);
  return options
    .filter((option) => matters(option, values))
    .filter((option) => {
      const { id, sets, default: normal } = option;
      const value = values[id] ?? normal;
      return sets ? value !== normal || hasText(presetName(game, option, value)) : value !== usual[id];
    });
}

/** The edition, and what differs from it and from the usual game, in a line. */
export const brief = (game: string, options: readonly GameOption[], values: Values): string =>
  named(game, options, values)
    .map((option) => inWords(game, option, values[option.id] ?? option.default))
    .join(' · ');

/** The same for a phone, with what differs first: the line may be cut off. */
export const briefest = (game: string, options: readonly GameOption[], values: Values): string =>
  named(game, options, values)
    .toSorted((a, b) => Number(Boolean(a.sets)) - Number(Boolean(b.sets)))
    .map((option) => inShort(game, option, values[option.id] ?? option.default))
    .join(' · ');

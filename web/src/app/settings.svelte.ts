/** What this viewer prefers, kept in this browser. */
import type { Colour } from '$lib/players';
import { languages } from 'virtual:texts';
import { setLocale } from '$lib/text.svelte';
import type { OptionValue } from '../net/schema';
import { negotiate, wishes } from './language';
import type { Sound } from './sounds';

type Values = Record<string, OptionValue>;

type Theme = 'system' | 'light' | 'dark';
type Contrast = 'system' | 'more';
/** How long the table takes to show what happened. */
export type Pace = 'calm' | 'quick' | 'off';

export interface Settings {
  theme: Theme;
  contrast: Contrast;
  /** The language chosen here; empty for the browser's own. */
  locale: string;
  pace: Pace;
  /** Which sounds are heard. */
  sounds: Record<Sound, boolean>;
  notify: boolean;
  /** The colour that was chosen last, taken again where it is free. */
  colour: Colour | null;
  /** End a turn without asking. */
  autoConfirm: boolean;
  /** Ask even where there is only one answer. */
  askAll: boolean;
  /** In Carson City: ask about roads whenever some can be laid. */
  askRoads: boolean;
  /** The rules that are known from a box at home, by game: what a new table and a score pad begin with. */
  rules: Record<string, Values>;
  /** How many bots to play against, by game. */
  rivals: Record<string, number>;
  /** Off for purists: nothing foreseen, nothing counted, nothing outlined. */
  help: boolean;
}

const KEY = 'settings';
const DEFAULTS: Settings = {
  theme: 'system',
  contrast: 'system',
  locale: '',
  pace: 'calm',
  sounds: { tile: false, follower: false, coin: false, duel: false, turn: true, win: false },
  notify: false,
  colour: null,
  autoConfirm: false,
  askAll: false,
  askRoads: false,
  rules: {},
  rivals: {},
  help: true,
};

function restored(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return { ...DEFAULTS, ...kept, sounds: { ...DEFAULTS.sounds, ...kept.sounds } };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(restored());

/** Show a choice that concerns the whole page. */
function apply(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === 'system') delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.contrast === 'system') delete dataset.contrast;
  else dataset.contrast = settings.contrast;
}

export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  localStorage.setItem(KEY, JSON.stringify(settings));
  apply();
}

/** Read the page in another language from now on. */
export async function changeLanguage(wanted: string): Promise<void> {
  change({ locale: wanted });
  await setLocale(wanted);
}

/** Whether the page is dark now. */
const isDark = (): boolean =>
  settings.theme === 'dark' ||
  (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

export const toggleTheme = (): void => change({ theme: isDark() ? 'light' : 'dark' });

/** Take up earlier choices; resolves when the texts are here. */
export async function startSettings(): Promise<void> {
  apply();
  const wanted = negotiate(wishes(settings.locale), languages);
  if (wanted !== 'en') await setLocale(wanted);
}

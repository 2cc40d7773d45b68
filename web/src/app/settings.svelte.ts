/** What this viewer prefers, kept in this browser. */
import { setLocale } from '$lib/text.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Contrast = 'system' | 'more';
/** How long the table takes to show what happened. */
export type Pace = 'calm' | 'quick' | 'off';

export interface Settings {
  theme: Theme;
  contrast: Contrast;
  locale: string;
  pace: Pace;
  sound: boolean;
  notify: boolean;
  /** End a turn without asking. */
  autoConfirm: boolean;
  /** Off for purists: nothing foreseen, nothing counted, nothing outlined. */
  help: boolean;
}

const KEY = 'settings';
const DEFAULTS: Settings = {
  theme: 'system',
  contrast: 'system',
  locale: 'en',
  pace: 'calm',
  sound: true,
  notify: false,
  autoConfirm: false,
  help: true,
};

function restored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
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
  const spoke = settings.locale;
  Object.assign(settings, wanted);
  localStorage.setItem(KEY, JSON.stringify(settings));
  apply();
  if (settings.locale !== spoke) void setLocale(settings.locale);
}

/** Whether the page is dark now. */
export const isDark = (): boolean =>
  settings.theme === 'dark' ||
  (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

export const toggleTheme = (): void => change({ theme: isDark() ? 'light' : 'dark' });

/** Take up earlier choices. */
export function startSettings(): void {
  apply();
  if (settings.locale !== DEFAULTS.locale) void setLocale(settings.locale);
}

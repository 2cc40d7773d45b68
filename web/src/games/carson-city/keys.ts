/** What the keys mean at this table, beside those of the boards. */

type Command =
  | { do: 'answer' | 'undo' | 'skip' | 'roads' | 'pass' | 'town' | 'track' | 'overlay' | 'help' }
  | { do: 'number'; n: number };

const COMMANDS: Record<string, Exclude<Command['do'], 'number'>> = {
  u: 'undo',
  s: 'skip',
  r: 'roads',
  p: 'pass',
  t: 'town',
  k: 'track',
  o: 'overlay',
  '?': 'help',
};

/** The command of a key press that nothing else has handled. */
export function commandFor(event: KeyboardEvent): Command | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target as Element;
  if (target.closest('input, select, textarea, dialog, [contenteditable]')) return undefined;
  const isControl = target.closest('button, a, [role=button], [role=tab], [role=radio]') !== null;
  if (event.key === 'Enter') return isControl ? undefined : { do: 'answer' };
  const found = COMMANDS[event.key];
  if (found) return { do: found };
  return /^[1-9]$/.test(event.key) ? { do: 'number', n: Number(event.key) } : undefined;
}

/** What the keys do, for the list of them. */
export const KEYS = [
  ['← ↑ → ↓', 'cc-keys-arrows'],
  ['Enter', 'cc-keys-enter'],
  ['T K', 'cc-keys-town'],
  ['1 … 9', 'cc-keys-numbers'],
  ['R', 'cc-keys-roads'],
  ['P', 'cc-keys-pass'],
  ['O', 'cc-keys-overlay'],
  ['S', 'cc-keys-skip'],
  ['U', 'cc-keys-undo'],
  ['?', 'cc-keys-help'],
] as const;

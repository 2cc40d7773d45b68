/** What the keys mean at this table, beside those of the boards. */

export type Command =
  | { do: 'answer' | 'undo' | 'skip' | 'roads' | 'pass' | 'town' | 'track' | 'overlay' | 'help' }
  | { do: 'number'; n: number };

const KEYS: Record<string, Exclude<Command['do'], 'number'>> = {
  u: 'undo',
  s: 'skip',
  r: 'roads',
  p: 'pass',
  t: 'town',
  k: 'track',
  o: 'overlay',
  '?': 'help',
};

/** The command of a key press that nobody else has answered. */
export function commandFor(event: KeyboardEvent): Command | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target as Element;
  if (target.closest('input, select, textarea, dialog, [contenteditable]')) return undefined;
  const isControl = target.closest('button, a, [role=button], [role=tab], [role=radio]') !== null;
  if (event.key === 'Enter') return isControl ? undefined : { do: 'answer' };
  const found = KEYS[event.key];
  if (found) return { do: found };
  return /^[1-9]$/.test(event.key) ? { do: 'number', n: Number(event.key) } : undefined;
}

/** What the keys mean at the table, beside those of the board. */

type Command = { do: 'answer' | 'undo' | 'restart' | 'none' | 'help' } | { do: 'claim'; n: number };

/** The command of a key press that nothing else has handled. */
export function commandFor(event: KeyboardEvent): Command | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target as Element;
  if (target.closest('input, select, textarea, dialog, [contenteditable]')) return undefined;
  const isControl = target.closest('button, a, [role=button], [role=tab], [role=radio]') !== null;
  if (event.key === 'Enter') return isControl ? undefined : { do: 'answer' };
  if (event.key === 'u') return { do: 'undo' };
  if (event.key === 'U') return { do: 'restart' };
  if (event.key === 'n') return { do: 'none' };
  if (event.key === '?') return { do: 'help' };
  return /^[1-9]$/.test(event.key) ? { do: 'claim', n: Number(event.key) } : undefined;
}

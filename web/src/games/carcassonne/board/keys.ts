/** What the keys mean on a board. */
import type { Edge } from '../terms';

export type Command =
  | { do: 'turn'; by: number }
  | { do: 'aim'; towards: Edge }
  | { do: 'zoom'; by: number }
  | { do: 'cell'; by: number }
  | { do: 'feature'; by: number }
  | { do: 'fit' | 'fields' | 'leave' };

const COMMANDS: Record<string, Command> = {
  r: { do: 'turn', by: 1 },
  R: { do: 'turn', by: -1 },
  ArrowUp: { do: 'aim', towards: 0 },
  ArrowRight: { do: 'aim', towards: 1 },
  ArrowDown: { do: 'aim', towards: 2 },
  ArrowLeft: { do: 'aim', towards: 3 },
  c: { do: 'cell', by: 1 },
  C: { do: 'cell', by: -1 },
  '+': { do: 'zoom', by: 1.25 },
  '-': { do: 'zoom', by: 0.8 },
  '.': { do: 'feature', by: 1 },
  ',': { do: 'feature', by: -1 },
  '0': { do: 'fit' },
  f: { do: 'fields' },
  Escape: { do: 'leave' },
};

/** The command of a key press, unless it belongs to a form, a dialog or another part of the page. */
export function commandFor(event: KeyboardEvent, board: Element): Command | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target as Element;
  if (target.closest('input, select, textarea, dialog, [contenteditable]')) return undefined;
  const command = COMMANDS[event.key];
  const elsewhere = target.closest('button, a, [tabindex="0"]') !== null && !board.contains(target);
  if (command?.do === 'aim' && elsewhere) return undefined;
  return command;
}

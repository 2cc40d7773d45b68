/** The options that a typed position names in its line `options:`. */
import type { Values } from '../newtable/options';

const LINE = /^options:.*$/m;

export function optionsOf(text: string): Record<string, string> {
  const words = LINE.exec(text)?.[0].slice('options:'.length).split(/\s+/).filter(Boolean) ?? [];
  return Object.fromEntries(words.map((word) => word.split('=') as [string, string]));
}

/** The same position with some options more, or others. */
export function withOptions(text: string, values: Values): string {
  const words = Object.entries({ ...optionsOf(text), ...values }).map(([id, value]) => `${id}=${value}`);
  if (!words.length) return text;
  const line = `options: ${words.join(' ')}`;
  return LINE.test(text) ? text.replace(LINE, line) : `${line}\n${text}`;
}

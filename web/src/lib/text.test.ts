/** Messages take arguments, words have forms, and no component says anything by itself. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { say, t, word } from './text.svelte';

const src = fileURLToPath(new URL('..', import.meta.url));
const components = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.svelte') && !file.startsWith('gallery'),
);
/** Attributes that people read or hear. */
const SPOKEN = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
];
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''));

/** The texts in a component that do not come from the catalogue. */
function* ownTexts(node: unknown, spoken = true): Generator<string> {
  if (Array.isArray(node)) {
    for (const one of node) yield* ownTexts(one, spoken);
  } else if (node && typeof node === 'object') {
    const { type, data, name } = node as { type?: string; data?: string; name?: string };
    if (type?.startsWith('Style')) return;
    if (type === 'Text' && spoken && hasWord(data ?? '')) yield (data ?? '').trim();
    const inner = type === 'Attribute' ? SPOKEN.includes(name ?? '') : spoken;
    for (const [key, value] of Object.entries(node)) if (key !== 'css') yield* ownTexts(value, inner);
  }
}

describe('messages', () => {
  it('take arguments and plurals, and show an unknown id as it is', () => {
    expect(t('feature-tiles', { tiles: 1 })).toBe('1 tile');
    expect(t('feature-tiles', { tiles: 3 })).toBe('3 tiles');
    expect(t('no-such-message')).toBe('no-such-message');
  });

  it('take words, lists and players', () => {
    const name = [word('player', { seat: 0 }), word('player', { seat: 1 }), word('player', { seat: 2 })];
    expect(say({ id: 'state-running', args: { scores: name } }, ['Ada', 'Bob'])).toBe(
      'Ada, Bob, and player 3',
    );
  });

  it('are the only words in components', () => {
    const found = components.flatMap((file) => {
      const own = [...ownTexts(parse(readFileSync(src + file, 'utf8'), { modern: true }).fragment)];
      return own.map((text) => `${file}: ${text}`);
    });
    expect(found).toEqual([]);
  });
});

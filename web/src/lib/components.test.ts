/** No component says anything that is not in the catalogue: its markup holds no words, written or read aloud. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const WORD = /\p{L}{2,}/u;
const SPOKEN = ['title', 'alt', 'placeholder', 'aria-label', 'aria-description', 'aria-valuetext', 'label'];
/** What no language changes: the name of the product, a key on the keyboard, a sample of what is typed. */
const KEPT = new Set(['Carsonne', 'Esc', 'Enter', 'Tab', 'Space']);

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Every node of a component's markup, with the attribute that it belongs to. */
function* nodes(value: unknown, attribute = ''): Generator<[Node, string]> {
  if (Array.isArray(value)) for (const one of value) yield* nodes(one, attribute);
  else if (isNode(value)) {
    if (value.type === 'StyleDirective') return;
    const inside = value.type === 'Attribute' ? String(value.name) : attribute;
    yield [value, inside];
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') yield* nodes(child, inside);
  } else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) yield* nodes(child, attribute);
  }
}

/** The words in a component's source that are in no catalogue. */
export function words(source: string): string[] {
  const { fragment } = parse(source, { modern: true });
  return [...nodes(fragment)]
    .filter(([node, attribute]) => node.type === 'Text' && (!attribute || SPOKEN.includes(attribute)))
    .map(([node]) => String(node.data).trim())
    .filter((text) => WORD.test(text) && !KEPT.has(text));
}

const components = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.svelte') && !path.startsWith('gallery'),
);

it('finds words beside the catalogue', () => {
  expect(words('<p class="big">Hello</p>')).toEqual(['Hello']);
  expect(words('<button aria-label="Close it">×</button>')).toEqual(['Close it']);
  expect(words("<p title={t('close')}>{t('menu')}: {n} / 3</p>")).toEqual([]);
});

it.each(components)('%s has none', (path) => {
  expect(words(readFileSync(join(SOURCE, path), 'utf8'))).toEqual([]);
});

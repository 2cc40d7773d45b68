/** Every width and height at which a layout changes has a name, and stands in one place. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const screens = read('style/screens.css');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|css)$/.test(path) && !path.endsWith('screens.css'))
  .map((path) => [path, read(path)] as const);
const asked = sources.flatMap(([path, text]) =>
  [...text.matchAll(/@media ([^{]+) \{/g)].map(([, query]) => ({ path, query: query ?? '' })),
);
const names = [...screens.matchAll(/@custom-media --([a-z-]+) /g)].map(([, name]) => name);

test('no style names a size of its own', () => {
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ query }) => /\d/.test(query))).toEqual([]);
});

test('styles ask for screens that exist, and every screen is asked for', () => {
  const used = new Set(
    asked.flatMap(({ query }) => [...query.matchAll(/--([a-z-]+)/g)].map(([, name]) => name)),
  );
  expect([...used].sort()).toEqual([...names].sort());
});

test('each size stands once', () => {
  const sizes = [...screens.matchAll(/\d+px/g)].map(([size]) => size);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes).toEqual([...new Set(sizes)]);
});

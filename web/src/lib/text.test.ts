/** Every message id that the page uses exists in English, and every English message is used. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { t } from './text.svelte';

const src = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const read = (ends: string[]) =>
  files
    .filter((f) => ends.some((end) => f.endsWith(end)) && !f.endsWith('.test.ts') && !f.startsWith('gallery'))
    .map((f) => readFileSync(src + f, 'utf8'))
    .join('\n');

const all = [...new FluentResource(read(['.ftl'])).body].map((message) => message.id);
const ids = new Set(all);
const code = read(['.svelte', '.ts']);
const literal = [...code.matchAll(/\bt\(\s*'([a-z-]+)'/g)].map((found) => found[1] as string);
const prefixes = [...code.matchAll(/\bt\(\s*`([a-z-]+-)\$\{/g)].map((found) => found[1] as string);

/** Ids that are put together before they are asked for. */
const stems = [...code.matchAll(/`([a-z]+-(?:[a-z-]+-)?)\$\{/g)].map((found) => found[1] as string);

describe('messages', () => {
  it('exist for every id in the code', () => {
    expect(literal.filter((id) => !ids.has(id))).toEqual([]);
    expect(literal.length).toBeGreaterThan(5);
    for (const prefix of prefixes) expect([...ids].some((id) => id.startsWith(prefix))).toBe(true);
  });

  it('are said once: two games do not speak for each other', () => {
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  it('are all used', () => {
    const used = (id: string) => code.includes(`'${id}'`) || stems.some((prefix) => id.startsWith(prefix));
    expect([...ids].filter((id) => !used(id))).toEqual([]);
  });

  it('take arguments and plurals, and show an unknown id as it is', () => {
    expect(t('feature-tiles', { tiles: 1 })).toBe('1 tile');
    expect(t('feature-tiles', { tiles: 3 })).toBe('3 tiles');
    expect(t('no-such-message')).toBe('no-such-message');
  });
});

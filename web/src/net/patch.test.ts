/** Patches of the server, carried out: the same examples that the server is tested with. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patched } from './patch';
import type { MatchView, Patch } from './schema';

interface Examples {
  small: { about: string; old: unknown; patch: Patch; new: unknown }[];
  games: Record<string, { first: MatchView; patches: Patch[]; last: MatchView }>;
}

const file = new URL('../../../tests/server/patches.json', import.meta.url);
const { small, games } = JSON.parse(readFileSync(file, 'utf8')) as Examples;

describe('a patch', () => {
  it.each(small)('$about', ({ old, patch, new: made }) => {
    const before = JSON.stringify(old);
    expect(patched(old, patch)).toEqual(made);
    expect(JSON.stringify(old), 'the old value stays').toBe(before);
  });

  it.each(Object.entries(games))('leads through a game of %s', (_, { first, patches, last }) => {
    expect(patches.length).toBeGreaterThan(30);
    expect(JSON.stringify(patches.reduce(patched, first))).toBe(JSON.stringify(last));
  });

  it('shares what has not changed', () => {
    const old = { a: [1], b: { c: 1 } };
    const made = patched(old, { b: { c: [2] } });
    expect(made.a).toBe(old.a);
  });
});

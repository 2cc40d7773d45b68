/** The rules of every game can be read, searched and linked to by clause. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readRules } from '../../build/rules';
import { found } from './rules';

const path = fileURLToPath(new URL('../../../docs/rules/carcassonne.md', import.meta.url));
const rules = readRules(readFileSync(path, 'utf8'));
const ids = new Set(rules.blocks.map((block) => block.id));

describe('rules', () => {
  it('have an anchor for every clause and ruling', () => {
    expect(rules.title).toBe('Carcassonne');
    for (let n = 1; n <= 43; n++) expect(ids).toContain(`CA${n}`);
    for (let n = 1; n <= 26; n++) expect(ids).toContain(`R${n}`);
  });

  it('link only to what is there', () => {
    const links = rules.blocks.flatMap(({ html }) => [...html.matchAll(/href="#([^"]+)"/g)].map((m) => m[1]));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((id) => !ids.has(id as string))).toEqual([]);
  });

  it('can be searched, with the headings above what is found', () => {
    const hits = found(rules.blocks, 'crossroads ring');
    expect(hits.map((block) => block.id)).toContain('CA19');
    expect(hits[0]?.kind).toBe('chapter');
    expect(found(rules.blocks, 'zebra')).toEqual([]);
  });
});

/** The rules of every game can be read, searched and linked to by clause. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readRules } from '../../build/rules';
import { found, inForce, type RulesBlock, type RulesText } from './rules';

const folder = fileURLToPath(new URL('../../../docs/rules/', import.meta.url));
const read = (path: string) => readRules(readFileSync(folder + path, 'utf8'));
const rules = read('en/carcassonne.md');
/** The anchors of a page: of its blocks, and of rows in its tables. */
const anchors = ({ blocks }: RulesText) =>
  new Set(
    blocks.flatMap(({ id, html }) => [id, ...[...html.matchAll(/<tr id="([^"]+)"/g)].map((m) => m[1])]),
  );
const ids = anchors(rules);

describe('rules', () => {
  it('have an anchor for every clause and ruling', () => {
    expect(rules.title).toBe('Carcassonne');
    for (let n = 1; n <= 43; n++) expect(ids).toContain(`CA${n}`);
    for (let n = 1; n <= 26; n++) expect(ids).toContain(`R${n}`);
  });

  it.each(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => readdirSync(folder + name).map((file) => `${name}/${file}`)),
  )('of %s link only to what is there', (path) => {
    const page = read(path);
    const links = page.blocks.flatMap(({ html }) =>
      [...html.matchAll(/href="#([^"]+)"/g)].map((m) => m[1] ?? ''),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((id) => !anchors(page).has(decodeURIComponent(id)))).toEqual([]);
  });

  it('can be searched, with the headings above what is found', () => {
    const hits = found(rules.blocks, 'crossroads ring');
    expect(hits.map((block) => block.id)).toContain('CA19');
    expect(hits[0]?.kind).toBe('chapter');
    expect(found(rules.blocks, 'zebra')).toEqual([]);
  });

  it('say what holds under the options of a table', () => {
    const city = rules.blocks.find((block) => block.id === 'CA22') as RulesBlock;
    expect(inForce(city, { small_city: 2 })).toContain('gives 2 points in total');
    expect(inForce(city, { small_city: 4 })).toContain('gives 4 points');
    const end = rules.blocks.find((block) => block.id === 'CA33') as RulesBlock;
    expect(inForce(end, { hand: 1, hand_end: 'last_draw' })).toContain('who draws the last tile');
    expect(inForce(end, { hand: 3, hand_end: 'last_draw' })).toContain('not laid');
    expect(inForce(end, { hand: 3, hand_end: 'play_out' })).toContain('all hands are empty');
  });
});

/**
 * Turns a page of docs/rules into blocks at build time: headings, clauses and paragraphs, each with its own anchor, its
 * markup and its words for searching. References to clauses become links; chapters for engineers stay out.
 */
import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import type { Plugin } from 'vite';
import type { RulesBlock, RulesText, RulesVariant } from '../src/rules/rules.ts';

/** The folder of a language. */
const FOLDER = /\/rules\/([a-z]{2,3}(?:-\w+)*)\/[^/]+$/;
const LEFT_OUT = /^for engineers$/i;
const CLAUSE = /^<strong>([A-Z]+\d+[a-z]?)<\/strong>\s*/;
const ROW = /^\*\*([A-Z]+\d+[a-z]?)\*\*$/;
const CONDITION = /^<code>(\w+) = (\w+)<\/code>(?:, |\s?: )/;
const REFERENCE = /\b((?:C[ABC]|R)\d+[a-z]?)\b/g;

const markdown = new MarkdownIt({ html: false, linkify: false });
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Clauses named in a text become links; those inside tags stay as they are. */
const linked = (html: string): string =>
  html
    .split(/(<[^>]+>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(REFERENCE, '<a href="#$1">$1</a>')))
    .join('');

/** The tokens of the outermost elements. */
function* elements(tokens: Token[]): Generator<Token[]> {
  let start = 0;
  let depth = 0;
  for (const [i, token] of tokens.entries()) {
    depth += token.nesting;
    if (depth > 0) continue;
    yield tokens.slice(start, i + 1);
    start = i + 1;
  }
}

const render = (tokens: Token[]) => markdown.renderer.render(tokens, markdown.options, {});

const bare = (tokens: Token[]) => render(tokens).replace(/^<p>|<\/p>\n?$/g, '');

const valueOf = (word: string): boolean | number | string =>
  word === 'on' ? true : word === 'off' ? false : /^\d+$/.test(word) ? Number(word) : word;

/** What a clause says under an option: `option = value`: text. Nothing for other items. */
function variant(tokens: Token[]): RulesVariant | undefined {
  const when: RulesVariant['when'] = {};
  let html = bare(tokens.slice(1, -1));
  for (let found = CONDITION.exec(html); found; found = CONDITION.exec(html)) {
    when[found[1] ?? ''] = valueOf(found[2] ?? '');
    html = html.slice(found[0].length);
  }
  return Object.keys(when).length ? { when, html: linked(html) } : undefined;
}

function item(tokens: Token[]): RulesBlock {
  const parts = [...elements(tokens.slice(1, -1))];
  const last = parts.at(-1) ?? [];
  const items = last[0]?.type === 'bullet_list_open' ? [...elements(last.slice(1, -1))] : [];
  const variants = items.map(variant).filter((one) => one !== undefined);
  const own = variants.length ? parts.slice(0, -1).flat() : tokens.slice(1, -1);
  const inner = bare(own).trim();
  const clause = CLAUSE.exec(inner)?.[1] ?? '';
  const html = linked(inner.replace(CLAUSE, ''));
  const text = [clause, html, ...variants.map((one) => one.html)].map(words).join(' ');
  return { kind: clause ? 'clause' : 'item', id: clause, html, text, ...(variants.length && { variants }) };
}

/** A table that can be scrolled by keys; rows that are clauses have anchors. */
function table(tokens: Token[]): void {
  tokens[0]?.attrSet('tabindex', '0');
  for (const [i, token] of tokens.entries()) {
    const clause = token.type === 'tr_open' ? ROW.exec(tokens[i + 2]?.content ?? '') : null;
    if (clause) token.attrSet('id', clause[1] ?? '');
  }
}

function blocks(tokens: Token[]): RulesBlock[] {
  const [first] = tokens;
  if (first?.type === 'heading_open') {
    const text = tokens[1]?.content ?? '';
    return [{ kind: first.tag === 'h2' ? 'chapter' : 'section', id: slug(text), html: text, text }];
  }
  if (first?.type === 'bullet_list_open') return [...elements(tokens.slice(1, -1))].map(item);
  if (first?.type === 'table_open') table(tokens);
  const html = linked(render(tokens));
  return [{ kind: 'text', id: '', html, text: words(html) }];
}

/** A page of rules in a language, ready to show. */
export function readRules(source: string, language = 'en'): RulesText {
  const tops = [...elements(markdown.parse(source, {}))];
  const title = tops[0]?.[1]?.content ?? '';
  const all = tops.slice(1).flatMap(blocks);
  const cut = all.findIndex((block) => block.kind === 'chapter' && LEFT_OUT.test(block.text));
  return { title, language, blocks: cut < 0 ? all : all.slice(0, cut) };
}

/** Vite: `import rules from '$rules/carcassonne.md'`. */
export const rules = (): Plugin => ({
  name: 'rules',
  transform(source, id) {
    if (!id.endsWith('.md')) return undefined;
    const language = FOLDER.exec(id)?.[1];
    return { code: `export default ${JSON.stringify(readRules(source, language))}`, map: null };
  },
});

/** Rules as the page shows them: made from docs/rules at build time (build/rules.ts). */
import type { OptionValue } from '../net/schema';

export type Values = Readonly<Record<string, OptionValue>>;

/** What a clause says instead under some options. */
export interface RulesVariant {
  when: Record<string, OptionValue>;
  html: string;
}

export interface RulesBlock {
  kind: 'chapter' | 'section' | 'clause' | 'item' | 'text';
  /** The anchor: a clause's number, a heading's words; empty for none. */
  id: string;
  html: string;
  text: string;
  variants?: RulesVariant[];
}

export interface RulesText {
  title: string;
  /** In which it is written, where a reader's own has no rules yet. */
  language: string;
  blocks: RulesBlock[];
}

/** The variant that holds under these options; nothing if the clause holds as it stands. */
export const variantOf = (block: RulesBlock, options: Values): RulesVariant | undefined =>
  block.variants?.find(({ when }) => Object.entries(when).every(([id, value]) => options[id] === value));

/** What a block says under these options. */
export const inForce = (block: RulesBlock, options: Values): string =>
  (variantOf(block, options) ?? block).html;

/** The blocks that hold all the words of a search, with the headings above them. */
export function found(blocks: readonly RulesBlock[], search: string): RulesBlock[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...blocks];
  const kept: RulesBlock[] = [];
  let heads: RulesBlock[] = [];
  for (const block of blocks) {
    if (block.kind === 'chapter') heads = [block];
    else if (block.kind === 'section') heads = [...heads.filter((head) => head.kind === 'chapter'), block];
    else if (wanted.every((word) => block.text.toLowerCase().includes(word))) {
      kept.push(...heads, block);
      heads = [];
    }
  }
  return kept;
}

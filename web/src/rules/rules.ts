/** Rules as the page shows them: made from docs/rules at build time (build/rules.ts). */

export interface RulesBlock {
  kind: 'chapter' | 'section' | 'clause' | 'item' | 'text';
  /** The anchor: a clause's number, a heading's words; empty for none. */
  id: string;
  html: string;
  text: string;
}

export interface RulesText {
  title: string;
  blocks: RulesBlock[];
}

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

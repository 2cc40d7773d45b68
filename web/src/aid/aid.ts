/** A player aid: what there is in a game, and for each thing the words of the rules that say what it does. */
import type { Component } from 'svelte';
import { t } from '$lib/text.svelte';
import { inForce, type RulesText, type Values } from '../rules/rules';

export interface AidEntry {
  /** The message that heads its part of the aid. */
  group: string;
  id: string;
  name: string;
  /** Where the rules say it. */
  clauses: string[];
  /** Facts that the data have beside the rules, such as how many there are. */
  note?: string;
}

export interface Aid {
  entries: AidEntry[];
  Picture: Component<{ group: string; id: string }>;
}

/** Links and references to other clauses, which are for the rules, not for the table. */
const LINK = /<a [^>]*>([^<]*)<\/a>/g;
const REFERENCES = /\s*\((?:(?:C[ABC]|R)\d+[a-z]?(?:, )?)+\)/g;

/** The words of a clause under these options, whether it stands by itself or in a row of a table. */
export const clauseHtml = (rules: RulesText, clause: string, options: Values = {}): string =>
  found(rules, clause, options).replace(LINK, '$1').replace(REFERENCES, '');

function found(rules: RulesText, clause: string, options: Values): string {
  const block = rules.blocks.find((one) => one.id === clause);
  if (block) return inForce(block, options);
  const row = rules.blocks
    .flatMap((one) => one.html.match(/<tr[ >].*?<\/tr>/gs) ?? [])
    .find((one) => one.startsWith(`<tr id="${clause}"`));
  const cells = [...(row ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell]) => cell?.trim() ?? '');
  if (cells.length > 4) return cells.at(-1) ?? '';
  const [, what = '', note = ''] = cells;
  return note ? t('noted', { what, note }) : what;
}

/** The entries that hold all the words of a search, in their name or in the rules. */
export function foundIn(aid: Aid, rules: RulesText, search: string, options: Values = {}): AidEntry[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return aid.entries.filter((entry) => {
    const text = [
      entry.name,
      entry.note ?? '',
      ...entry.clauses.map((one) => clauseHtml(rules, one, options)),
    ];
    return wanted.every((word) => text.join(' ').toLowerCase().includes(word));
  });
}

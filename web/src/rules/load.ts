/** The rules of our games: a file for each game and language, fetched when it is read. */
import type { RulesText } from './rules';

const files = import.meta.glob<{ default: RulesText }>('../../../docs/rules/*/*.md');

export function loadRules(game: string, language: string): Promise<{ default: RulesText }> {
  const [load] = [language, 'en'].flatMap((one) => files[`../../../docs/rules/${one}/${game}.md`] ?? []);
  if (!load) throw new Error(`no rules of ${game}`);
  return load();
}

/** Pages of rules, as the build turns them into data. */
declare module '*.md' {
  const rules: import('./rules/rules').RulesText;
  export default rules;
}

/** Games outside `src/games`, which the build was told to add (`build/games.ts`). */
declare module 'virtual:games' {
  export const games: Record<string, import('./games/registry').GameUi>;
}

/** The texts of the page (`build/texts.ts`). */
declare module 'virtual:texts' {
  export const english: string;
  export const languages: string[];
  export const load: Record<string, Record<string, () => Promise<{ default: string }>>>;
}

/** Pages of rules, as the build turns them into data. */
declare module '*.md' {
  const rules: import('./rules/rules').RulesText;
  export default rules;
}

/** Games outside `src/games`, which the build was told to add (`build/games.ts`). */
declare module 'virtual:games' {
  export const games: Record<string, import('./games/registry').GameUi>;
  export const texts: string[];
}

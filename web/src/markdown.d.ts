/** Pages of rules, as the build turns them into data. */
declare module '*.md' {
  const rules: import('./rules/rules').RulesText;
  export default rules;
}

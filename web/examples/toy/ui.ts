/** The toy game of the tests, as the smallest example of a game on the page. */
import type { GameUi } from '$page/games/registry';

export const ui: GameUi = {
  load: async () => (await import('./game')).game,
  rivals: 1,
  rules: () => import('./rules.md'),
};

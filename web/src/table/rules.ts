/** Edition and variants of a table, in a line; a short one where there is little room. */
import { isScreen } from '$lib/screen.svelte';
import { gameInfo } from '../app/session.svelte';
import { brief, briefest } from '../newtable/options';
import type { Summary } from '../net/schema';

export const rulesOf = ({ game, options }: Pick<Summary, 'game' | 'options'>): string =>
  (isScreen('compact') ? briefest : brief)(game, gameInfo(game)?.options ?? [], options);

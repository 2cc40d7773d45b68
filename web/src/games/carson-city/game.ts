/** Carson City as the table sees it. */
import type { GameTable } from '../registry';
import Replay from './Replay.svelte';
import { scenes } from './scenes';
import Table from './Table.svelte';
import { asEvents } from './terms';
import type { CityView } from './types';
import { spoken } from './words';

export const game: GameTable = {
  Table,
  Replay,
  scenes,
  hides: (view) => (view.view as CityView).question?.type === 'duel_tile',
  tell: (events, names) => spoken(asEvents(events), names),
};

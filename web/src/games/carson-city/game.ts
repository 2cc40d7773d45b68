/** Carson City as the table sees it. */
import type { Sound } from '../../app/sounds';
import type { GameTable } from '../registry';
import Cutout from './Cutout.svelte';
import Replay from './Replay.svelte';
import { scenes } from './scenes';
import Table from './Table.svelte';
import { tell } from './telling';
import { asEvents } from './terms';
import type { CityView } from './types';

const SOUND: Record<string, Sound> = {
  claimed: 'tile',
  built: 'tile',
  road: 'tile',
  placed: 'follower',
  moved: 'follower',
  money: 'coin',
  income: 'coin',
  raided: 'coin',
  scored: 'coin',
  duel_won: 'duel',
};

export const game: GameTable = {
  Table: Table as GameTable['Table'],
  Replay,
  Cutout,
  scenes,
  sound: ({ type }) => SOUND[type] ?? null,
  hides: (view) => (view.view as CityView).question?.type === 'duel_tile',
  tell: (events, names, view) => tell(asEvents(events), names, view.view as CityView),
};

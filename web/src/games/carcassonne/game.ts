/** Carcassonne as the table sees it. */
import type { Sound } from '../../app/sounds';
import type { GameTable } from '../registry';
import { asEvents } from './history';
import Cutout from './Cutout.svelte';
import Replay from './Replay.svelte';
import { scenes } from './scenes';
import Table from './Table.svelte';
import { tell } from './telling';
import type { CarcassonneView } from './types';

const SOUND: Record<string, Sound> = { placed: 'tile', claimed: 'follower', scored: 'coin' };

export const game: GameTable = {
  Table: Table as GameTable['Table'],
  Replay,
  Cutout,
  scenes,
  sound: ({ type }) => SOUND[type] ?? null,
  hides: (view) => (view.view as CarcassonneView).hands !== null,
  tell: (events, names, view) => tell(asEvents(events), names, view),
};

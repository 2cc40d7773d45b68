/** Carcassonne as the table sees it. */
import type { GameTable } from '../registry';
import { asEvents, logOf } from './history';
import Replay from './Replay.svelte';
import { scenes } from './scenes';
import Table from './Table.svelte';
import type { CarcassonneView } from './types';
import { spokenLine } from './words';

export const game: GameTable = {
  Table,
  Replay,
  scenes,
  hides: (view) => (view.view as CarcassonneView).hands !== null,
  tell: (events, names) =>
    logOf(asEvents(events))
      .map((item) => spokenLine(item, names))
      .join(' '),
};

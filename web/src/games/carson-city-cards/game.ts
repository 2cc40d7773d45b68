/** The Card Game as the table sees it. */
import type { GameTable } from '../registry';
import { STANDARD } from './deck';
import { asEvents, logOf } from './history';
import Replay from './Replay.svelte';
import { scenes } from './scenes';
import Table from './Table.svelte';
import type { CardsView } from './types';
import { lineOf } from './words';

export const game: GameTable = {
  Table,
  Replay,
  scenes,
  hides: (view) => (view.view as CardsView).phase === 'bid',
  tell: (events, names) =>
    logOf(asEvents(events))
      .map((item) => `${lineOf(item, names, STANDARD).replaceAll('**', '')}.`)
      .join(' '),
};

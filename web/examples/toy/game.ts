import type { GameTable } from '$page/games/registry';
import type { GameTypes } from '$page/table/game';
import Replay from './Replay.svelte';
import Table from './Table.svelte';
import type { ToyMove, ToyView } from './types';

export interface ToyTypes extends GameTypes {
  View: ToyView;
  Move: ToyMove;
}

export const game: GameTable = {
  Table: Table as GameTable['Table'],
  Replay,
  scenes: () => [],
  hides: () => true,
  sound: () => null,
  tell: () => [],
};

/** The games that this page has a table for. A further game adds one entry here, and a folder of its own. */
import type { Component } from 'svelte';
import type { Change, GameEvent, MatchView, OptionValue, SeatWish } from '../net/schema';
import type { Replay } from '../replay/replay.svelte';
import type { RulesText } from '../rules/rules';
import type { TableModel } from '../table/model.svelte';

/** A step of what is shown between two views: a position, and what happens in it for a while. */
export interface Scene {
  view: MatchView;
  events: GameEvent[];
  /** How long it lasts at the calm pace. */
  ms: number;
}

/** What a table needs of its game; loaded when a table is opened. */
export interface GameTable {
  Table: Component<{ model: TableModel }>;
  Replay: Component<{ replay: Replay }>;
  /** What to show between the view before and the view after some changes. */
  scenes(before: MatchView, changes: Change[], after: MatchView): Scene[];
  /** Whether seats at one screen have something to hide from each other. */
  hides(view: MatchView): boolean;
  /** What just happened, as a sentence for those who listen; empty for nothing worth saying. */
  tell(events: GameEvent[], names: string[]): string;
}

/** A way to play at once; `label` and `note` are messages. */
export interface Quick {
  id: string;
  label: string;
  note: string;
  seats: SeatWish[];
  options: Record<string, OptionValue>;
}

export interface GameUi {
  load(): Promise<GameTable>;
  /** A small picture for lists, always the same for a seed. */
  picture(): Promise<{ default: Component<{ seed: string; size: number }> }>;
  rules(): Promise<{ default: RulesText }>;
  /** A score pad that is clicked together; without one, positions are typed. */
  pad?(): Promise<{ default: Component }>;
  /** What the letters of a typed position mean. */
  key?(): Promise<{ default: Component }>;
  /** Ways to play at once, other than against one bot. */
  quick?: Quick[];
  quickTitle?: string;
  /** A position as a still picture. */
  sketch?(): Promise<{ default: Component<{ view: never }> }>;
  /** Options that are better drawn than typed, by id. */
  fields?: Record<string, () => Promise<{ default: OptionEditor }>>;
}

/** A field of a game's own for one of its options. */
export type OptionEditor = Component<{ value: string; onchange: (value: string) => void }>;

const GAMES: Record<string, GameUi> = {
  carcassonne: {
    load: async () => (await import('./carcassonne/game')).game,
    picture: () => import('./carcassonne/Picture.svelte'),
    rules: () => import('$rules/carcassonne.md'),
    sketch: () => import('./carcassonne/Sketch.svelte'),
    key: () => import('./carcassonne/TileKey.svelte'),
  },
  'carson-city-cards': {
    load: async () => (await import('./carson-city-cards/game')).game,
    picture: () => import('./carson-city-cards/Picture.svelte'),
    rules: () => import('$rules/carson-city-cards.md'),
    pad: () => import('./carson-city-cards/CityPad.svelte'),
    quick: ['beginner', 'intermediate', 'expert'].map((level) => ({
      id: level,
      label: `cards-level-${level}`,
      note: `cards-quick-${level}`,
      seats: [{ kind: 'me' }],
      options: { level },
    })),
    quickTitle: 'cards-quick',
  },
  'carson-city': {
    load: async () => (await import('./carson-city/game')).game,
    picture: () => import('./carson-city/Picture.svelte'),
    rules: () => import('$rules/carson-city.md'),
    sketch: () => import('./carson-city/Sketch.svelte'),
    fields: { river: () => import('./carson-city/RiverField.svelte') },
    key: () => import('./carson-city/NotationKey.svelte'),
  },
};

export const gameUi = (name: string): GameUi | undefined => GAMES[name];

/** The games that this page has a table for. A further game adds one entry here, and a folder of its own. */
import type { Component } from 'svelte';
import { games as added } from 'virtual:games';
import type { Aid } from '../aid/aid';
import type { Values } from '../rules/rules';
import type { Played } from '../net/parts';
import type { GameEvent, MatchView, OptionValue, SeatWish } from '../net/schema';
import type { Sound } from '../app/sounds';
import type { Replay } from '../replay/replay.svelte';
import type { RulesText } from '../rules/rules';
import { loadTexts } from '$lib/text.svelte';
import { loadRules } from '../rules/load';
import type { Draft } from '../score/draft.svelte';
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
  /** What a seat decided, or could have, as a small picture of the part of the position where it belongs. */
  Cutout?: Component<{ view: never; seat: number; moves: never }>;
  /** What to show between the view before and the view after some changes. */
  scenes(before: MatchView, changes: readonly Played[], after: MatchView): Scene[];
  /** Whether seats at one screen have something to hide from each other. */
  hides(view: MatchView): boolean;
  /** What an event sounds like, if anything. */
  sound(event: GameEvent): Sound | null;
  /** What just happened, in sentences for screen readers. The view is the one that came of it. */
  tell(events: GameEvent[], names: string[], view: MatchView): string[];
}

/** A quick start; `label` and `note` are messages. */
interface Quick {
  id: string;
  label: string;
  note: string;
  seats: SeatWish[];
  options: Record<string, OptionValue>;
}

export interface GameUi {
  load(): Promise<GameTable>;
  /** How many bots make a good game for one person. */
  rivals: number;
  /** The option that says which box one knows: asked once before the first game. */
  box?: string;
  /** A small picture for lists, always the same for a seed. */
  picture?(): Promise<{ default: Component<{ seed: string; size: number }> }>;
  /** The picture over the front page while the game is picked. */
  banner?(): Promise<{ default: Component }>;
  /** The rules in a language, else in English. */
  rules(language: string): Promise<{ default: RulesText }>;
  /** What there is in a game with these options, for the player aid. */
  aid?(options: Values): Promise<Aid>;
  /** A score pad that is tapped together. */
  pad?(): Promise<{ default: Component<{ draft: Draft }> }>;
  /** What the pad of a new game begins with. */
  blank?: string;
  /** Whether a game can begin from what is on the pad; where it is not said, it can. */
  plays?(text: string): boolean;
  /** What the letters of a typed position mean. */
  key?(): Promise<{ default: Component }>;
  /** Quick starts other than against one bot. */
  quick?: Quick[];
  quickTitle?: string;
  /** A position as a still picture. */
  sketch?(): Promise<{ default: Component<{ view: never }> }>;
  /** A position of how the game goes as a still picture, where the usual sketch does not show all. */
  moment?(): Promise<{ default: Component<{ view: never; part: string }> }>;
  /** Options that are better drawn than typed, by id. */
  fields?: Record<string, () => Promise<{ default: OptionEditor }>>;
}

/** A field of a game's own for one of its options. */
type OptionEditor = Component<{ value: string; onchange: (value: string) => void }>;

/** Load something of a game together with the game's texts. */
const withTexts =
  <Loaded>(game: string, load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> =>
    (await Promise.all([load(), loadTexts(game)]))[0];

const GAMES: Record<string, GameUi> = {
  carcassonne: {
    load: withTexts('carcassonne', async () => (await import('./carcassonne/game')).game),
    rivals: 1,
    box: 'edition',
    picture: () => import('./carcassonne/Picture.svelte'),
    banner: () => import('./carcassonne/Banner.svelte'),
    rules: (language) => loadRules('carcassonne', language),
    aid: async () => (await withTexts('carcassonne', () => import('./carcassonne/aid'))()).aid(),
    sketch: withTexts('carcassonne', () => import('./carcassonne/Sketch.svelte')),
    key: withTexts('carcassonne', () => import('./carcassonne/TileKey.svelte')),
    pad: withTexts('carcassonne', () => import('./carcassonne/pad/TilePad.svelte')),
    blank: 'players: red=0 blue=0\nD 0,0 r0',
  },
  'carson-city-cards': {
    load: withTexts('carson-city-cards', async () => (await import('./carson-city-cards/game')).game),
    rivals: 2,
    picture: () => import('./carson-city-cards/Picture.svelte'),
    banner: () => import('./carson-city-cards/Banner.svelte'),
    rules: (language) => loadRules('carson-city-cards', language),
    aid: async (options) =>
      (await withTexts('carson-city-cards', () => import('./carson-city-cards/aid'))()).aid(options),
    pad: withTexts('carson-city-cards', () => import('./carson-city-cards/CityPad.svelte')),
    plays: (text) => /^player \d/m.test(text),
    sketch: withTexts('carson-city-cards', () => import('./carson-city-cards/Sketch.svelte')),
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
    load: withTexts('carson-city', async () => (await import('./carson-city/game')).game),
    rivals: 3,
    picture: () => import('./carson-city/Picture.svelte'),
    banner: () => import('./carson-city/Banner.svelte'),
    rules: (language) => loadRules('carson-city', language),
    aid: async (options) =>
      (await withTexts('carson-city', () => import('./carson-city/aid'))()).aid(options),
    sketch: withTexts('carson-city', () => import('./carson-city/Sketch.svelte')),
    moment: withTexts('carson-city', () => import('./carson-city/Moment.svelte')),
    fields: { river: withTexts('carson-city', () => import('./carson-city/RiverField.svelte')) },
    key: withTexts('carson-city', () => import('./carson-city/NotationKey.svelte')),
    pad: withTexts('carson-city', () => import('./carson-city/pad/TownPad.svelte')),
    blank: `${Array(8).fill(Array(8).fill('..').join(' ')).join('\n')}\nA: money=0\nB: money=0`,
  },
};

export const gameUi = (name: string): GameUi | undefined => GAMES[name] ?? added[name];

/** Who this browser is, and which games are played here. A name is asked for at the first seat taken. */
import { hasText, say, word, type Words } from '$lib/text.svelte';
import { gameUi } from '../games/registry';
import type { GameInfo, Player } from '../net/schema';
import { server } from '../net/rest';
import { askName, keepName, keptName } from './naming.svelte';

let player = $state.raw<Player | null>(null);
let games = $state.raw<GameInfo[]>([]);

/** A game with what it is called in the reader's language: as an argument of messages, and as it is shown. */
interface Game extends GameInfo {
  called: Words;
}

const titled = $derived(
  games.map((game): Game => {
    const called = hasText(game.name) ? word(game.name) : game.title;
    return { ...game, called, title: say(called) };
  }),
);
let arriving: Promise<void> | undefined;

export const me = (): Player | null => player;
/** The games that this page has a table for. */
export const knownGames = (): Game[] => titled;
export const gameInfo = (name: string): Game | undefined => titled.find((game) => game.name === name);

/** Ask once who we are and what is played. A failure is asked again next time. */
export function arrive(): Promise<void> {
  arriving ??= Promise.all([server.me(), server.games()]).then(
    ([who, list]) => {
      player = who.player;
      games = list.filter((game) => gameUi(game.name));
    },
    (problem: unknown) => {
      arriving = undefined;
      throw problem;
    },
  );
  return arriving;
}

/** Whoever acts has a name: the one from before, or the one that is asked for now. It can be changed later. */
export async function ensureMe(): Promise<Player> {
  await arrive();
  const before = keptName();
  if (!player && before) await rename(before).catch(() => undefined);
  if (!player) await askName();
  if (!player) throw new Error('The server gave no name.');
  return player;
}

export async function rename(name: string): Promise<void> {
  player = (await server.setName(name)).player;
  if (player) keepName(player.name);
}

/** Who this browser is, and which games are played here. A guest has a name from the first click on. */
import { gameUi } from '../games/registry';
import type { GameInfo, Player } from '../net/schema';
import { server } from '../net/rest';
import { t } from '$lib/text.svelte';

let player = $state.raw<Player | null>(null);
let games = $state.raw<GameInfo[]>([]);
let arriving: Promise<void> | undefined;

export const me = (): Player | null => player;
/** The games that this page has a table for. */
export const knownGames = (): GameInfo[] => games;
export const gameInfo = (name: string): GameInfo | undefined => games.find((game) => game.name === name);

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

/** A name for somebody who has none yet: a bird, and a number. */
function guestName(): string {
  const birds = t('guest-names')
    .split(',')
    .map((name) => name.trim());
  const pick = (n: number) => Math.floor(Math.random() * n);
  return `${birds[pick(birds.length)] ?? ''} ${10 + pick(90)}`.trim();
}

/** Whoever acts has a name; it can be changed later. */
export async function ensureMe(): Promise<Player> {
  await arrive();
  if (!player) await rename(guestName());
  if (!player) throw new Error('The server gave no name.');
  return player;
}

export async function rename(name: string): Promise<void> {
  player = (await server.setName(name)).player;
}

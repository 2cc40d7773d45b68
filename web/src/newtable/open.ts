/** Set up a table, and start if nobody else has to join. */
import { t } from '$lib/text.svelte';
import { ensureMe } from '../app/session.svelte';
import { settings } from '../app/settings.svelte';
import type { LevelInfo, NewTable, SeatInfo, SeatWish, Table } from '../net/schema';
import { nonce, server } from '../net/rest';

/** Seats with a name for everybody: who typed none at this screen is called by the number of the seat. */
export const named = (seats: readonly SeatWish[]): SeatWish[] =>
  seats.map((seat, i) =>
    seat.kind === 'guest' ? { ...seat, name: seat.name?.trim() || t('guest-n', { n: i + 1 }) } : seat,
  );

/** A bot of the level that a name is of, if it is one. */
export const botCalled = (name: string | null, levels: readonly LevelInfo[]): SeatWish | null =>
  name !== null && levels.some((level) => level.name === name) ? { kind: 'bot', bot: name } : null;

/** Everybody of a game at one screen: me in my seat, or else in the first that is no bot's; bots stay what they are. */
export function aroundThisScreen(seats: readonly SeatInfo[], levels: readonly LevelInfo[]): SeatWish[] {
  const usual = levels[Math.min(1, levels.length - 1)]?.name ?? null;
  const mine = seats.find((seat) => seat.mine && !seat.guest) ?? seats.find(({ kind }) => kind !== 'bot');
  return seats.map((seat): SeatWish => {
    if (seat === mine || (!mine && seat.seat === 0)) return { kind: 'me' };
    if (seat.kind === 'bot') return botCalled(seat.bot, levels) ?? { kind: 'bot', bot: usual };
    return { kind: 'guest', name: seat.name };
  });
}

/** Take the colour that was chosen before, if it is free; if not, the usual one is as good. */
async function inMyColour(table: Table): Promise<void> {
  const mine = table.seats.find((seat) => seat.mine && !seat.guest);
  const { colour } = settings;
  if (colour && mine && mine.colour !== colour)
    await server.setSeat(table.id, mine.seat, { colour }).catch(() => undefined);
}

/** Sit down at a table, in my colour. */
export async function sitDown(table: string, seat: number): Promise<void> {
  await ensureMe();
  await inMyColour(await server.join(table, seat, [], nonce()));
}

/** Whoever wants every question wants the first one too, which the start may answer. */
async function asMyQuestionsAre(table: Table): Promise<void> {
  const mine = settings.askAll ? table.seats.filter((seat) => seat.mine) : [];
  for (const { seat } of mine) await server.setSeat(table.id, seat, { ask_all: true }).catch(() => undefined);
}

/** `shuffle` draws the starting player if the game starts right away. */
export async function openTable(wanted: NewTable, shuffle = false): Promise<Table> {
  await ensureMe();
  const table = await server.create({ ...wanted, seats: named(wanted.seats) });
  if (table.status !== 'waiting') return table;
  await inMyColour(table);
  await asMyQuestionsAre(table);
  const free = table.seats.some((seat) => seat.kind === 'open');
  return free ? table : server.start(table.id, { nonce: nonce(), shuffle });
}

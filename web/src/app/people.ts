/** People and bots by name. */
import { hasText, t } from '$lib/text.svelte';
import type { SeatInfo } from '../net/schema';

/** A bot's strength, in a word. */
export const botLabel = (bot: string): string => (hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** A word or two more about it. */
export const botNote = (bot: string): string => (hasText(`bot-note-${bot}`) ? t(`bot-note-${bot}`) : '');

/** What a seat's player is called; a bot that has no name of its own is called after its strength. */
const seatName = (seat: SeatInfo): string =>
  seat.kind === 'bot' && seat.bot !== null && seat.name === seat.bot
    ? t('bot-named', { bot: botLabel(seat.bot) })
    : seat.name;

/** What everybody at a table is called, by seat; bots of the same name have numbers. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, i) => {
    const alike = names.flatMap((other, j) => (other === name && seats[j]?.kind === 'bot' ? [j] : []));
    return alike.length > 1 && alike.includes(i)
      ? t('bot-numbered', { name, number: alike.indexOf(i) + 1 })
      : name;
  });
}

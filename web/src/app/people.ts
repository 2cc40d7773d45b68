/** People and bots by name. */
import { say, t } from '$lib/text.svelte';
import type { LevelInfo, SeatInfo } from '../net/schema';

/** What a level is like. */
export const levelManner = ({ said }: LevelInfo): string => (said ? say(said) : '');

/** How strong a level is, as far as that was measured. */
export const strength = ({ rating }: LevelInfo): string =>
  rating === null ? '' : t('level-rating', { rating: String(rating) });

/** How long it thinks. */
export const patience = ({ seconds }: LevelInfo): string =>
  seconds ? t('level-seconds', { seconds }) : t('level-at-once');

/** Everything about a level, in a line. */
export const levelNote = (level: LevelInfo): string =>
  [levelManner(level), strength(level), patience(level)].filter(Boolean).join(' · ');

/** What a seat's player is called; a bot that has no name of its own is called after its strength. */
const seatName = (seat: SeatInfo): string =>
  seat.kind === 'bot' && seat.level !== null && seat.name === seat.bot
    ? t('bot-named', { bot: seat.level.called })
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

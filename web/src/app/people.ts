/** People and bots by name. */
import { hasText, t } from '$lib/text.svelte';
import type { SeatInfo } from '../net/api';

/** A bot's strength, in a word. */
export const botLabel = (bot: string): string => (hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** A word or two more about it. */
export const botNote = (bot: string): string => (hasText(`bot-note-${bot}`) ? t(`bot-note-${bot}`) : '');

/** What a seat's player is called; a bot that has no name of its own is called after its strength. */
export const seatName = (seat: SeatInfo): string =>
  seat.kind === 'bot' && seat.bot !== null && seat.name === seat.bot
    ? t('bot-named', { bot: botLabel(seat.bot) })
    : seat.name;

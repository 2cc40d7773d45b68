/** A player as the list of players shows one, and the one thing most worth knowing about them. */
import { colourOf } from '$lib/players';
import { t } from '$lib/text.svelte';
import type { SeatInfo } from '../net/schema';

export interface Seated {
  seat: number;
  name: string;
  /** The name where there is little room: without a first word that another one begins with as well. */
  short: string;
  /** The colour of their edge. */
  edge: string;
  points: number;
  tag: string;
  /** Everybody waits for them. */
  now: boolean;
  /** The viewer. */
  mine: boolean;
  /** Plays at this screen. */
  here: boolean;
}

export interface Company {
  names: readonly string[];
  seats: readonly SeatInfo[];
  points: readonly number[];
  waiting: readonly number[];
  winners: readonly number[];
  /** Who is connected, by id; in a replay everyone counts as connected. */
  present?: readonly string[] | null;
  /** What a game has to say of a seat, such as that it has passed. */
  said?: (seat: number) => string;
}

function tagOf(seat: SeatInfo, { waiting, winners, present, said }: Company): string {
  if (seat.resigned) return t('tag-resigned');
  if (winners.includes(seat.seat)) return t('tag-winner');
  if (present && waiting.includes(seat.seat) && seat.mine && !seat.stand_in)
    return seat.guest ? t('tag-turn') : t('tag-your-turn');
  if (seat.stand_in) return t('tag-stand-in');
  const word = said?.(seat.seat);
  if (word) return word;
  if (seat.kind === 'bot')
    return seat.level?.rating ? t('tag-bot-rated', { rating: String(seat.level.rating) }) : t('tag-bot');
  return present && !seat.mine && seat.player && !present.includes(seat.player) ? t('tag-away') : '';
}

/** “Gentle bot 2” is one of several: what tells it from the others is “bot 2”. */
export function shortName(name: string, names: readonly string[]): string {
  const [first, ...rest] = name.split(' ');
  const alike = names.filter((other) => other.split(' ')[0] === first);
  return rest.length && alike.length > 1 ? rest.join(' ') : name;
}

/** Everybody in the order of the seats; a player without a seat, such as a virtual one, has no tag. */
export const seated = (company: Company): Seated[] =>
  company.points.map((points, seat) => {
    const info = company.seats[seat];
    return {
      seat,
      name: company.names[seat] ?? '',
      short: shortName(company.names[seat] ?? '', company.names),
      edge: `var(--p-${colourOf(seat)})`,
      points,
      tag: info ? tagOf(info, company) : '',
      now: company.waiting.includes(seat),
      mine: info?.mine === true && !info.guest,
      here: info?.mine === true,
    };
  });

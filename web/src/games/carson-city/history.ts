/** The log: lines under the heading of their round. */
import type { Facts } from '$lib/unions';
import type { LogLine } from '../../table/log';
import { sentence } from './words';
import type { Seat } from './terms';
import type { CityEvent, Target } from './types';

export interface About {
  event: CityEvent;
  /** How many events came before it. */
  at: number;
  /** The parcel or square where it happened. */
  spot: string | null;
}

const HEADINGS = new Set(['round', 'ended']);

export function logOf(events: readonly CityEvent[], names: readonly string[]): LogLine<About>[] {
  return events.flatMap((event, at) => {
    const text = sentence(event, names);
    if (!text) return [];
    const spot = targetOf(event) ?? ('square' in event ? event.square : null);
    const seats = 'seat' in event && event.seat !== null ? [event.seat] : [];
    return [{ text, seats, about: { event, at, spot }, heading: HEADINGS.has(event.type) }];
  });
}

/** Where on the boards it happened. */
export const targetOf = ({ parcel, target }: Facts<CityEvent>): Target | null => parcel ?? target ?? null;

/** Where points come from, for the table at the end. */
export const PARTS = ['played', 'pieces', 'money'] as const;
const PART: Record<string, (typeof PARTS)[number]> = {
  pieces: 'pieces',
  pieces_at_bridge: 'pieces',
  money_left: 'money',
};

export const pointsOf = (events: readonly CityEvent[], seat: Seat, part: string): number =>
  events
    .filter((event) => event.type === 'scored' || event.type === 'spent')
    .filter((event) => event.seat === seat)
    .filter((event) => (PART[event.type === 'scored' ? event.why : ''] ?? 'played') === part)
    .reduce((sum, event) => sum + event.points, 0);

/** The log: lines under the heading of their round. */
import type { Facts } from '$lib/unions';
import type { LogLine } from '../../table/log';
import { sentence } from './words';
import type { CityEvent, Edge, Target } from './types';

export interface About {
  event: CityEvent;
  /** How many events came before it. */
  at: number;
  /** The parcel, square or edge where it happened. */
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
export const targetOf = ({ parcel, target, edge }: Facts<CityEvent>): Target | Edge | null =>
  parcel ?? target ?? edge ?? null;

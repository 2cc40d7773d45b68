/** Where others have done something lately, and who: parcels, squares of the track and roads in their colours. */
import { PAINT, colourOf } from '$lib/players';
import type { Facts } from '$lib/unions';
import type { EdgeId } from '../western/ids';
import type { CityEvent } from './types';

/** What leaves a mark on a board. */
const MARKED = new Set([
  'claimed',
  'placed',
  'moved',
  'bought',
  'built',
  'road',
  'raided',
  'duel_won',
  'cowboy_home',
  'withdrew',
]);

export interface Touched {
  /** A parcel, a square or an edge. */
  spot: string;
  /** Those who did something there, each once, in the order in which they came. */
  colours: string[];
}

/** Each place once, with all who did something there. */
export function touchedBy(events: readonly CityEvent[]): Touched[] {
  const found = new Map<string, Set<number>>();
  for (const event of events) {
    if (!MARKED.has(event.type)) continue;
    const { parcel, house, target, square, edge, seat }: Facts<CityEvent> = event;
    if (seat === undefined || seat === null) continue;
    for (const spot of [parcel, house, target, square, edge as EdgeId | undefined])
      if (spot) found.set(spot, (found.get(spot) ?? new Set<number>()).add(seat));
  }
  return [...found].map(([spot, seats]) => ({
    spot,
    colours: [...seats].map((seat) => PAINT[colourOf(seat)].fill),
  }));
}

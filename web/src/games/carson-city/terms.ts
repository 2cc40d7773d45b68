/** Words of the page's own for what it draws of Carson City. */
import type { GameEvent } from '../../net/schema';
import type { Building, CityEvent, CityView, Parcel, Player, Square } from './types';

export type Seat = number;

/** What of a strength is not cowboys: revolvers, ammunition, the Mercenary. */
export const gunsOf = ({ strength, cowboys, white_cowboy }: Player): number =>
  strength - cowboys - (white_cowboy ? 1 : 0);

export const asEvents = (events: readonly GameEvent[]): CityEvent[] => events as CityEvent[];

/** The building that a square sells, if it is one of those that sell any. */
export const soldAt = ({ market }: CityView, square: Square | 'start'): Building | null => {
  const row: Partial<Record<string, Building | null>> = market;
  return row[square] ?? null;
};

export const isParcel = (target: string): target is Parcel => /^r[1-8]c[1-8]$/.test(target);

/** Words of the page's own for what it draws of Carson City. */
import type { GameEvent } from '../../net/schema';
import type {
  Building,
  CityEvent,
  CityView,
  Edge,
  Forecast,
  Move,
  Parcel,
  Player,
  Square,
  Survey,
} from './types';

export type Seat = number;

/** What of a strength is not cowboys: revolvers, ammunition, the Mercenary. */
export const gunsOf = ({ strength, cowboys, white_cowboy }: Player): number =>
  strength - cowboys - (white_cowboy ? 1 : 0);

export const asEvents = (events: readonly GameEvent[]): CityEvent[] => events as CityEvent[];

/** In which order the players act now, or will act next: while they place, or while they pick. */
export const turnOrder = ({ order }: CityView): { kind: 'placing' | 'picking'; seats: readonly Seat[] } =>
  order.placing.length
    ? { kind: 'placing', seats: order.placing }
    : { kind: 'picking', seats: order.picking };

/** The building that a square sells, if it is one of those that sell any. */
export const soldAt = ({ market }: CityView, square: Square | 'start'): Building | null => {
  const row: Partial<Record<string, Building | null>> = market;
  return row[square] ?? null;
};

export const isParcel = (target: string): target is Parcel => /^r[1-8]c[1-8]$/.test(target);

export const isEdge = (place: string): place is Edge => /^[HV][0-8],[0-8]$/.test(place);

/** Whether a place lies on the plan of the town: a parcel, or an edge where a road can be. */
export const isOnPlan = (place: string): boolean => isParcel(place) || isEdge(place);

/** The page of a phone where a question is answered: the town, the track; null where either does. */
export function pageFor(question: string): number | null {
  if (['pick', 'worker'].includes(question)) return 1;
  return ['place', 'kit_carson'].includes(question) ? null : 0;
}

/** What the table of this game is made of. */
export interface CityTypes {
  View: CityView;
  Move: Move;
  Survey: Survey;
  Forecast: Forecast;
}

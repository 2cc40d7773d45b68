/**
 * Passing in advance. It holds for one seat and one round of placing, at most until another player comes to a
 * place of that seat's: then the player is asked after all.
 */
import type { Seat } from './terms';
import type { CityView } from './types';

interface Order {
  seat: Seat;
  round: number;
  /** Who stood in the way when it was given. */
  rivals: string;
}

/** The cowboys of others where a seat stands or has land. */
export function rivalsOf(view: CityView, seat: Seat): string {
  const stands = view.cowboys.filter((one) => one.seat === seat).map(({ target }) => target);
  const land = view.town.filter((place) => place.owner === seat).map(({ parcel }) => parcel);
  const own: string[] = [...stands, ...land];
  const others = view.cowboys.filter((one) => one.seat !== seat && own.includes(one.target));
  return others
    .map((one) => `${one.target} ${one.seat} ${one.white}`)
    .sort()
    .join();
}

export class Standby {
  private order = $state.raw<Order | null>(null);

  isOn(view: CityView, seat: Seat | null): boolean {
    return this.order !== null && this.order.seat === seat && this.order.round === view.round;
  }

  set(on: boolean, view: CityView, seat: Seat): void {
    this.order = on ? { seat, round: view.round, rivals: rivalsOf(view, seat) } : null;
  }

  /** Whether another player has come since, which ends it. */
  disturbed(view: CityView, seat: Seat): boolean {
    const came = this.isOn(view, seat) && rivalsOf(view, seat) !== this.order?.rivals;
    if (came) this.order = null;
    return came;
  }
}

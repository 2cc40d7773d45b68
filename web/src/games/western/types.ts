/** What the western boards are drawn from. Plain data: no rules, and every word comes ready to be shown. */
import type { Building, Character, EdgeId, Element, FigureColour, ParcelId } from './ids';
import type { Pips } from './art/dice';
import type { Spot } from './city/geometry';
import type { Field } from './track/layout';

/** A parcel of the town; what is not given is not there. */
export interface TownParcel {
  piece?: Element;
  owner?: FigureColour;
  cowboys?: readonly FigureColour[];
}

export interface Town {
  parcels: Partial<Record<ParcelId, TownParcel>>;
  roads: readonly EdgeId[];
  river?: readonly ParcelId[];
}

/** A place where the viewer may act: its id, and its name with what it would give, for screen readers. */
export interface Lit<Id> {
  id: Id;
  label: string;
  /** What it would give or cost, in a figure. */
  note?: string;
}

/** What would stand or lie at the place that was chosen. */
export interface Ghost {
  at: ParcelId | EdgeId;
  /** Whose the parcel would be. */
  owner?: FigureColour;
  cowboy?: FigureColour;
  piece?: Element;
}

export interface Attack {
  parcel: ParcelId;
  by: readonly FigureColour[];
  /** Its owner has a cowboy there too. */
  defended?: boolean;
}

export type Overlay = 'none' | 'prices' | 'served' | 'income' | 'attacks';

export interface TownFigures {
  prices?: Partial<Record<ParcelId, number>>;
  incomes?: Partial<Record<ParcelId, number>>;
  served?: readonly ParcelId[];
  attacks?: readonly Attack[];
}

/** A square of the action track. */
export interface TrackSquare {
  /** Its name. */
  label: string;
  /** One sentence about it, for the line under the track. */
  note?: string;
  building?: Building | null;
  cowboys?: readonly FigureColour[];
  /** Whose they are, for screen readers. */
  people?: string;
  state?: 'open' | 'shut' | 'done' | 'now';
}
export type Track = Partial<Record<Field, TrackSquare>>;

/** A legal place for a card, and how it changes the score. */
export interface CityPlace extends Spot {
  change: number;
  label: string;
}

/** A player in a duel. */
export interface Duellist {
  name: string;
  colour: FigureColour;
  character?: Character;
  reserve: number;
  guns: number;
  /** A throw, or a tile; a tile that is not shown yet is `hidden`. */
  die?: Pips;
  tile?: number | 'hidden';
  total?: number;
  won?: boolean;
}

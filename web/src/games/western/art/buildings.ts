/**
 * Everything that stands on a parcel, in a 64 x 64 box with its foot on y = 57. At 28 px each is known by its outline
 * and one big thing; finer lines vanish, which is meant.
 */
import type { Element } from '../ids';
import { church, city_hall, prison } from './civic';
import { house, townhouse } from './homes';
import { hotel, saloon } from './lodgings';
import { at } from './markup';
import { mine } from './mine';
import { mountain } from './mountain';
import { outlaws } from './outlaws';
import { ranch } from './ranch';
import { bank, blacksmith, drugstore, general_store } from './shops';

const DRAWINGS: Record<Element, () => string> = {
  mountain,
  house,
  townhouse,
  mine,
  ranch,
  blacksmith,
  drugstore,
  bank,
  saloon,
  hotel,
  general_store,
  church,
  prison,
  city_hall,
  outlaws,
  empty: () => '',
};
const kept = new Map<Element, string>();

/** A building, mountain or the outlaws on their own, 64 x 64. */
export function building(id: Element): string {
  let svg = kept.get(id);
  if (svg === undefined) kept.set(id, (svg = DRAWINGS[id]()));
  return svg;
}

/** The same standing on its parcel, 100 x 100. */
export function standing(id: Element): string {
  if (id === 'empty') return '';
  if (id === 'house') return at(17, 20, 1.16, building(id));
  const scale = id === 'mountain' ? 1.44 : 1.32;
  return at(51 - 32 * scale, 95 - 59 * scale, scale, building(id));
}

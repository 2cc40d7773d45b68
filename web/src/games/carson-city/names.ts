/** What things and places are called: words for messages, which are said where they are shown by themselves. */
import { t, word, type Message } from '$lib/text.svelte';
import type { EdgeId, Square } from '../western/ids';
import { edgeParcels, parseParcel } from '../western/town/geometry';
import type { CityView, Target } from './types';
import { isParcel, soldAt } from './terms';

export const buildingName = (building: string): Message => word(`cc-building-${building}`);
export const characterName = (id: string): Message => word(`cc-character-${id}`);

/** What a character does with the side in use, and its limit. */
export function powerText(view: CityView, id: string): string {
  const card = view.characters.find((one) => one.character === id);
  if (!card?.side) return '';
  const limit = card.cash_limit === null ? '' : ` ${t('cc-limit-note', { limit: card.cash_limit })}`;
  return t(`cc-power-${id}-${card.side}`) + limit;
}

export function parcelName(id: string): Message {
  const { row, col } = parseParcel(id);
  return word('cc-parcel', { row, col });
}

export function edgeName(id: EdgeId): Message {
  const [a = '', b = ''] = edgeParcels(id).map((parcel) => parcelName(parcel));
  return b ? word('cc-edge-between', { a, b }) : word('cc-edge-border', { a });
}

export const squareName = (square: Square | 'start'): Message => word(`cc-square-${square}`);

/** "the saloon for $8" where the square sells something. */
export function targetName(target: Target, view?: CityView): Message {
  if (isParcel(target)) return parcelName(target);
  const building = view && soldAt(view, target);
  return building
    ? word('cc-offer', { building: buildingName(building), square: squareName(target) })
    : squareName(target);
}

/** What things and places are called. */
import { t } from '$lib/text.svelte';
import type { Building, EdgeId, Square } from '../western/ids';
import { edgeParcels, parseParcel } from '../western/town/geometry';
import type { CityView, Target } from './types';
import { isParcel, soldAt } from './terms';

export const buildingName = (building: string): string => t(`cc-building-${building}`);
export const characterName = (id: string): string => t(`cc-character-${id}`);
/** What a character does with the side in use, and its limit. */
export function powerText(view: CityView, id: string): string {
  const card = view.characters.find((one) => one.character === id);
  if (!card?.side) return '';
  const limit = card.cash_limit === null ? '' : ` ${t('cc-limit-note', { limit: card.cash_limit })}`;
  return t(`cc-power-${id}-${card.side}`) + limit;
}

export function parcelName(id: string): string {
  const { row, col } = parseParcel(id);
  return t('cc-parcel', { row, col });
}

export function edgeName(id: EdgeId): string {
  const parcels = edgeParcels(id).map((parcel) => parcelName(parcel));
  return parcels.length > 1
    ? t('cc-edge-between', { a: parcels[0] ?? '', b: parcels[1] ?? '' })
    : t('cc-edge-border', { a: parcels[0] ?? '' });
}

export const squareName = (square: Square | 'start'): string => t(`cc-square-${square}`);

/** "the saloon for $8" where the square sells something. */
export function targetName(target: Target, view?: CityView): string {
  if (isParcel(target)) return parcelName(target);
  const building = view && soldAt(view, target);
  return building
    ? t('cc-offer', { building: buildingName(building), square: squareName(target) })
    : squareName(target);
}

export const withBuilding = (building: Building | '' | undefined): string =>
  building ? buildingName(building) : '';

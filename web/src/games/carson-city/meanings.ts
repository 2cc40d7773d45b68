/** What a place, a building or a house would give or cost: the survey and the forecast in words and figures. */
import { t } from '$lib/text.svelte';
import {
  dollars,
  duelText,
  houseNote,
  houseText,
  offerText,
  siteAt,
  siteNote,
  siteText,
  type Foreseen,
} from './forecast';
import { buildingName } from './names';
import { isParcel } from './terms';
import type { Gain, Move, Survey, Target, TargetFacts } from './types';

const factsOf = (survey: Survey | null, seat: number | null, target: string): TargetFacts | undefined =>
  survey?.targets[seat ?? -1]?.find((one) => one.target === target);

/** What a target would give. */
function givesText(gives: Gain): string {
  if (gives.building !== undefined)
    return gives.building
      ? t('cc-gives-building', { building: buildingName(gives.building), price: gives.price ?? 0 })
      : t('cc-gives-nothing');
  if (gives.parcel !== undefined) return t('cc-gives-land', { price: gives.price ?? 0 });
  if (gives.guards !== undefined) return t('cc-gives-guard', { money: gives.guards });
  if (gives.points !== undefined)
    return gives.price === undefined
      ? t('cc-gives-points', { points: gives.points })
      : t('cc-gives-buy', { points: gives.points, price: gives.price });
  if (gives.roads !== undefined) return t('cc-gives-roads', { count: gives.roads });
  if (gives.strength !== undefined) return t('cc-gives-strength', { count: gives.strength });
  return t('cc-gives-money', { money: gives.money ?? 0 });
}

/** On a parcel money is loot. */
const parcelGives = (gives: Gain): string =>
  gives.money === undefined ? givesText(gives) : t('cc-gives-loot', { money: gives.money });

/** Who stands against a cowboy there, with which strength. */
const contestText = (facts: TargetFacts, names: readonly string[]): string[] =>
  facts.contested.map(({ seat, strength }) =>
    t('cc-contest', { name: names[seat] ?? '', theirs: strength, mine: facts.strength }),
  );

/** What is said of a target while it is pointed at or chosen to place a cowboy on. */
export function targetLines(
  survey: Survey | null,
  seat: number | null,
  names: readonly string[],
  target: Target,
  forecast: Foreseen = null,
): string[] {
  const facts = factsOf(survey, seat, target);
  const foreseen = [offerText(forecast, target), duelText(forecast, target)].filter(Boolean);
  if (facts)
    return [
      isParcel(target) ? parcelGives(facts.gives) : givesText(facts.gives),
      ...contestText(facts, names),
      ...foreseen,
    ];
  const income = survey?.incomes.find((one) => one.parcel === target);
  if (income) return [t('cc-earns', { building: buildingName(income.building), income: income.income })];
  return priceLines(survey, target);
}

export function priceLines(survey: Survey | null, target: string): string[] {
  const price = isParcel(target) ? survey?.prices[target] : undefined;
  return price !== undefined ? [t('cc-price-now', { price })] : [];
}

/** What a square pays that counts something: land, strength, buildings. */
export function paysNote(survey: Survey | null, seat: number | null, target: Target): string {
  const gives = /^(income|vp)_(land|cowboys|buildings)$/.test(target) && factsOf(survey, seat, target)?.gives;
  if (!gives) return '';
  return gives.points === undefined
    ? dollars(gives.money ?? 0)
    : t('cc-pays-points', { points: gives.points });
}

/** What is foreseen of something built, of a house, of a building taken from the row. */
export function foreseenLines(
  move: Move,
  seat: number | null,
  names: readonly string[],
  forecast: Foreseen,
): string[] {
  if (move.type === 'take') return [offerText(forecast, move.square)].filter(Boolean);
  if (move.type === 'house') return [houseText(forecast, move.parcel, seat, names)].filter(Boolean);
  const site = move.type === 'build' ? siteAt(forecast, move.building, move.parcel) : undefined;
  return site ? [siteText(site, forecast?.rounds ?? 0)] : [];
}

/** The figure on a parcel: what it earns, adds or costs. */
export function noteOf(move: Move, survey: Survey | null, seat: number | null, forecast: Foreseen): string {
  if (move.type === 'house') return houseNote(forecast, move.parcel, seat);
  const site = move.type === 'build' ? siteAt(forecast, move.building, move.parcel) : undefined;
  if (site) return siteNote(site);
  const price = move.type === 'buy' ? survey?.prices[move.parcel] : undefined;
  return price === undefined ? '' : dollars(price);
}

/** The engine's forecasts in words: what a building, a house, a duel or a purse promises. */
import { commas, t } from '$lib/text.svelte';
import { reasons } from './boards';
import { parcelName } from './names';
import type { Building, ParcelId } from '../western/ids';
import type { Forecast, SiteForecast } from './types';

/** Where the figures stand: those of the seat that is asked, or none if the viewer wants no help. */
export type Foreseen = Forecast | null;

/** An amount, or a range if the second one is larger. */
export const dollars = (least: number, most = least): string =>
  most > least ? t('cc-money-range', { least, most }) : t('cc-gives-money', { money: least });
const signed = (amount: number): string =>
  t(amount < 0 ? 'cc-money-less' : 'cc-money-more', { money: Math.abs(amount) });

export const siteAt = (forecast: Foreseen, building: Building, parcel: ParcelId): SiteForecast | undefined =>
  forecast?.sites.find((site) => site.building === building && site.parcel === parcel);

/** "$3", or "$3–6" where its house would add something. */
export const siteNote = ({ income, housed }: SiteForecast): string => dollars(income, housed);

/** What a building earns on a site, why, and how often until the end. */
export function siteText(site: SiteForecast, rounds: number): string {
  const { income, housed, because, gain } = site;
  if (!because.length) return t('cc-site-none');
  const why = reasons(because);
  const parts = [why ? t('cc-site-why', { income, why }) : t('cc-site', { income })];
  if (housed > income) parts.push(t('cc-site-housed', { income: housed }));
  if (gain !== income) parts.push(t('cc-site-gain', { gain: signed(gain) }));
  const least = Math.max(gain, 0) * rounds;
  const most = Math.max(gain + housed - income, 0) * rounds;
  parts.push(t('cc-site-rounds', { rounds, total: dollars(least, most) }));
  return parts.join(', ');
}

/** What a house changes for everybody in each round. */
export function houseText(
  forecast: Foreseen,
  parcel: ParcelId,
  seat: number | null,
  names: readonly string[],
) {
  const gains = forecast?.houses.find((house) => house.parcel === parcel)?.gains;
  if (!gains) return '';
  const name = (i: number) => (i === seat ? t('cc-you') : (names[i] ?? ''));
  const parts = gains.flatMap((gain, i) => (gain || i === seat ? [`${name(i)} ${signed(gain)}`] : []));
  return t('cc-house-gains', { parts: parts.join(', ') });
}

export function houseNote(forecast: Foreseen, parcel: ParcelId, seat: number | null): string {
  const gain = forecast?.houses.find((house) => house.parcel === parcel)?.gains[seat ?? -1];
  return gain === undefined ? '' : signed(gain);
}

/** Where a building on the row would earn the most. */
export function offerText(forecast: Foreseen, square: string): string {
  const best = forecast?.offers.find((offer) => offer.square === square)?.best;
  if (best === undefined) return '';
  if (best === null) return t('cc-best-nowhere');
  const parcel = parcelName(best.parcel);
  if (!best.because.length) return t('cc-site-none');
  return t(best.planned ? 'cc-best-planned' : 'cc-best', { parcel, income: siteNote(best) });
}

/** What an offered character gives immediately, if anything, and what it promises by the end. */
export function characterLines(forecast: Foreseen, character: string): string[] {
  const found = forecast?.characters.find((one) => one.character === character);
  if (!found) return [];
  const { money, roads, strength, points } = found;
  const gains = [
    money ? signed(money) : '',
    roads ? t('cc-gives-roads', { count: roads }) : '',
    strength ? t('cc-worth-strength', { count: strength }) : '',
  ].filter(Boolean);
  const end = t('cc-worth-end', { points: points < 0 ? `−${-points}` : `+${points}` });
  return gains.length ? [t('cc-worth-now', { gains: commas(gains) }), end] : [end];
}

/** The chance to win the duel one walks into. */
export function duelText(forecast: Foreseen, target: string): string {
  const duel = forecast?.duels.find((one) => one.target === target);
  if (!duel) return '';
  return duel.low === duel.high
    ? t('cc-duel-chance', { chance: duel.low })
    : t('cc-duel-chances', { low: duel.low, high: duel.high });
}

/** What is left of the viewer's money where something is committed, and the limit. */
export function meansText(forecast: Foreseen): string {
  if (!forecast) return '';
  const { money, salary, land, buildings, free, limit } = forecast.means;
  const committed = land + buildings;
  const parts: string[] = [];
  if (free < 0) parts.push(t('cc-means-short', { short: -free, money, salary, committed }));
  else if (committed || salary) parts.push(t('cc-means', { free, money, salary, committed }));
  if (limit !== null)
    parts.push(
      money > limit
        ? t('cc-means-over', { limit, over: money - limit })
        : t('cc-means-limit', { limit, room: limit - money }),
    );
  return parts.join(' ');
}

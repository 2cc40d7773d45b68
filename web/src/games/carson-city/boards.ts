/** From the view and the survey to what the western boards draw. */
import { colourOf } from '$lib/players';
import { say, t } from '$lib/text.svelte';
import type { EdgeId, FigureColour, ParcelId } from '../western/ids';
import { SQUARES } from '../western/ids';
import { FIELDS } from '../western/track/layout';
import type { Attack, Town, TownFigures, TownParcel, Track, Overlay } from '../western/types';
import { buildingName, parcelName, squareName } from './names';
import { isParcel, soldAt } from './terms';
import type { CityView, Income, IncomeReason, PointsReason, Standing, Survey, Target } from './types';

const figures = ({ seat, count, white }: Standing): FigureColour[] =>
  Array.from({ length: count }, () => (white ? 'white' : colourOf(seat)));

/** What can be shown over the town. */
export const OVERLAYS: Overlay[] = ['none', 'prices', 'served', 'income', 'attacks'];

/** The cowboys at a target, in the order of seats. */
const cowboysAt = (view: CityView, target: Target): FigureColour[] =>
  view.cowboys.filter((one) => one.target === target).flatMap(figures);

export function townOf(view: CityView): Town {
  const parcels: Partial<Record<ParcelId, TownParcel>> = {};
  const river: ParcelId[] = [];
  const of = (id: ParcelId): TownParcel => (parcels[id] ??= {});
  for (const { parcel, piece, owner } of view.town) {
    if (piece === 'river') river.push(parcel);
    else if (piece !== 'bare') of(parcel).piece = piece;
    if (owner !== null) of(parcel).owner = colourOf(owner);
  }
  for (const one of view.cowboys)
    if (isParcel(one.target)) {
      const parcel = of(one.target);
      parcel.cowboys = [...(parcel.cowboys ?? []), ...figures(one)];
    }
  const roads = Object.keys(view.roads) as EdgeId[];
  return { parcels, roads, ...(river.length && { river }) };
}

export function trackOf(view: CityView, names: readonly string[] = []): Track {
  const now = view.square ? SQUARES.indexOf(view.square) : -1;
  const track: Track = { start: { label: say(squareName('start')) } };
  for (const field of FIELDS) {
    if (field === 'start') continue;
    const k = SQUARES.indexOf(field);
    const state = view.closed.includes(field)
      ? 'shut'
      : field === view.square
        ? 'now'
        : now >= 0 && k < now
          ? 'done'
          : 'open';
    const building = soldAt(view, field);
    track[field] = {
      label: say(squareName(field)),
      note: building ? t('cc-for-sale', { building: buildingName(building) }) : t(`cc-note-${field}`),
      building,
      cowboys: cowboysAt(view, field),
      people: standing(view, field, names).join('. '),
      state,
    };
  }
  return track;
}

/** Those who attack buildings of others, from where the cowboys stand. */
function attacksOf(view: CityView): Attack[] {
  const found: Attack[] = [];
  for (const { parcel, owner } of view.town) {
    if (owner === null) continue;
    const there = view.cowboys.filter((one) => one.target === parcel);
    const by = there.filter((one) => one.seat !== owner).flatMap(figures);
    if (by.length) found.push({ parcel, by, defended: there.some((one) => one.seat === owner) });
  }
  return found;
}

export function figuresOf(view: CityView, survey: Survey | null): TownFigures {
  const incomes: Partial<Record<ParcelId, number>> = {};
  for (const { parcel, income } of survey?.incomes ?? []) incomes[parcel] = income;
  return { prices: survey?.prices ?? {}, served: survey?.served ?? [], incomes, attacks: attacksOf(view) };
}

/** "2 houses at $5". */
export const reasons = (because: readonly (IncomeReason | PointsReason)[]): string =>
  because
    .filter(([, count]) => count !== 0)
    .map(([what, count, each]) => t(`cc-because-${what}`, { count, each: each ?? 0 }))
    .join(', ');

const incomeText = ({ building, income, because, safe }: Income): string =>
  [t('cc-earns', { building: buildingName(building), income }), reasons(because), safe ? t('cc-safe') : '']
    .filter(Boolean)
    .join('. ');

/** Who stands at a target. */
const standing = (view: CityView, target: Target, names: readonly string[]): string[] =>
  view.cowboys
    .filter((cowboy) => cowboy.target === target)
    .map(({ seat, white, count }) =>
      t('cc-stands', { name: names[seat] ?? '', white: white ? 1 : 0, count }),
    );

/** What is on a parcel, in words. */
export function parcelText(
  view: CityView,
  survey: Survey | null,
  id: ParcelId,
  names: readonly string[],
  /** The viewer's seat, whose land is "yours". */
  me: number | null = null,
  brief = false,
): { title: string; lines: string[] } {
  const lines: string[] = [];
  const place = view.town.find((one) => one.parcel === id);
  if (place?.piece && place.piece !== 'bare') lines.push(say(buildingName(place.piece)));
  if (place && place.owner !== null)
    lines.push(place.owner === me ? t('cc-owned-yours') : t('cc-owned', { name: names[place.owner] ?? '' }));
  const income = survey?.incomes.find((one) => one.parcel === id);
  if (income) lines.push(incomeText(income));
  const price = survey?.prices[id];
  if (price !== undefined && !brief) lines.push(t('cc-price-now', { price }));
  if (survey && !survey.served.includes(id)) lines.push(t('cc-unserved'));
  lines.push(...standing(view, id, names));
  return { title: say(parcelName(id)), lines };
}

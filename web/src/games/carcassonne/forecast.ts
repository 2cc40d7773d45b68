/** The engine's forecasts in words: what a tile laid somewhere or a follower on it would bring. */
import { t } from '$lib/text.svelte';
import type { ClaimForecast, Forecast, LayForecast } from './types';

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);
const listed = (parts: string[]): string => parts.join(', ');

interface Laid {
  tile: string | null;
  /** The cell as "x,y". */
  aim: string | null;
  turn: number;
}

/** The forecast for a tile aimed at a cell; nothing where it changes no points. */
export function layForecast(forecast: Forecast | null, { tile, aim, turn }: Laid): LayForecast | undefined {
  return forecast?.lays.find((lay) => lay.tile === tile && `${lay.x},${lay.y}` === aim && lay.turn === turn);
}

/** Who would score immediately; or, if no one does, what would change if the game ended now. */
export function layWords(lay: LayForecast, seat: number | null, names: readonly string[]): string {
  const order = lay.points.map((_, i) => i).sort((a, b) => Number(b === seat) - Number(a === seat));
  const name = (i: number) => (i === seat ? t('lay-you') : (names[i] ?? ''));
  if (lay.points.some(Boolean))
    return t('lay-scores', {
      parts: listed(order.filter((i) => lay.points[i]).map((i) => `**${name(i)} +${lay.points[i]}**`)),
    });
  const changed = order.filter((i) => lay.end[i]).map((i) => `${name(i)} ${signed(lay.end[i] ?? 0)}`);
  return t('lay-ended', { parts: listed(changed) });
}

export const claimForecast = (forecast: Forecast | null, place: string): ClaimForecast | undefined =>
  forecast?.claims.find((claim) => claim.place === place);

/** What a follower would bring, as a few words under its place. */
export function claimNotes({ place, points, end, least }: ClaimForecast): string[] {
  if (points) return [t('claim-spot-scores', { points })];
  if (place.startsWith('f')) return [t('claim-spot-field', { points: end })];
  const now = t('claim-spot-ended', { points: end });
  if (least === null) return [now];
  return [now, t(place === 'm0' ? 'claim-spot-complete' : 'claim-spot-least', { points: least })];
}

/** The same as a sentence. */
export function claimWords({ place, points, end, least }: ClaimForecast): string {
  if (points) return t('claim-scores', { points });
  const now = t('claim-ended', { points: end });
  if (place.startsWith('f')) return now;
  if (least === null) return `${now}, ${t('claim-never')}`;
  return `${now}, ${t(place === 'm0' ? 'claim-complete' : 'claim-least', { points: least })}`;
}

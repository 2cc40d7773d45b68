/** What happens at a table of Carson City, for screen readers: every event in a sentence of its own. */
import { t } from '$lib/text.svelte';
import { squareName } from './names';
import type { CityEvent, CityView } from './types';
import { sentence } from './words';

/** Everybody's points. */
const standings = (view: CityView, names: readonly string[]): string[] =>
  view.players.map(({ seat, points }) => t('told-total', { name: names[seat] ?? '', points }));

export const tell = (events: readonly CityEvent[], names: readonly string[], view: CityView): string[] =>
  events.flatMap((event) => {
    if (event.type === 'square') return [t('cc-told-square', { square: squareName(event.square) })];
    if (event.type === 'undone') return [t('told-undone', { name: names[event.seat] ?? '' })];
    const text = sentence(event, names);
    return text ? [`${text}.`, ...(event.type === 'ended' ? standings(view, names) : [])] : [];
  });

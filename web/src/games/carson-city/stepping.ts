/** From one place that can be chosen to the next, on a screen that does not show all of them. */
import { tick } from 'svelte';
import type { Lights } from './answers.svelte';
import type { CityView } from './types';

/** Squares in their order, then the plan. */
export const stepsOf = ({ fields, parcels, edges }: Lights): string[] =>
  [...fields, ...parcels, ...edges].map(({ id }) => id);

/** The characters that are left. */
export const pickable = ({ moves }: CityView): string[] =>
  moves.flatMap((move) => (move.type === 'pick' ? [move.character] : []));

/** What comes after one of them; after the last, the first. */
export const after = (all: readonly string[], one: string | null): string | undefined =>
  all[(one === null ? 0 : all.indexOf(one) + 1) % Math.max(1, all.length)];

/** Once its page is turned to, it is scrolled to. */
export async function comeIntoSight(target: string): Promise<void> {
  await tick();
  const id = CSS.escape(target);
  document
    .querySelector(`.carson [data-target="${id}"], .carson [data-character="${id}"] button`)
    ?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** Kit Carson's scramble: the viewer's own cowboys can be chosen too, to be moved or taken back. */
import { t } from '$lib/text.svelte';
import { movable, type Lights } from './answers.svelte';
import type { Field } from '../western/track/layout';
import { targetName } from './names';
import { isParcel } from './terms';
import type { CityView } from './types';

/** What is lit, with the viewer's own cowboys that may still go elsewhere. */
export function withOwn(found: Lights, offered: CityView, view: CityView): Lights {
  for (const target of movable(offered)) {
    const label = t('cc-own-cowboy', { target: targetName(target, view) });
    if (isParcel(target)) {
      if (!found.parcels.some((one) => one.id === target)) found.parcels.push({ id: target, label });
    } else if (!found.fields.some((one) => one.id === target))
      found.fields.push({ id: target as Field, label });
  }
  return found;
}

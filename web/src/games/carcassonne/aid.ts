/** The player aid of Carcassonne: its features and followers, and the end of the game. */
import data from '$games/carcassonne/data/tiles.json';
import { t } from '$lib/text.svelte';
import type { Aid, AidEntry } from '../../aid/aid';
import AidPicture from './AidPicture.svelte';

const count = (has: (kind: (typeof data.kinds)[number]) => boolean): string =>
  t('aid-tiles', {
    count: data.kinds.filter(has).reduce((sum, kind) => sum + kind.count, 0),
    of: data.tile_total,
  });

const entry = (id: string, name: string, clauses: string[], note = ''): AidEntry => ({
  group: 'aid-features',
  id,
  name,
  clauses,
  note,
});

export const aid = (): Aid => ({
  Picture: AidPicture,
  entries: [
    entry(
      'road',
      t('feature-road'),
      ['CA19', 'CA20'],
      count((kind) => kind.roads.length > 0),
    ),
    entry(
      'city',
      t('feature-city'),
      ['CA21', 'CA22'],
      count((kind) => kind.cities.length > 0),
    ),
    entry(
      'monastery',
      t('feature-monastery'),
      ['CA23'],
      count((kind) => kind.monastery),
    ),
    entry('field', t('feature-field'), ['CA31', 'CA35', 'CA36']),
    entry('followers', t('aid-followers'), ['CA13', 'CA14', 'CA24', 'CA27']),
    entry('end', t('aid-end'), ['CA33', 'CA34', 'CA38']),
  ],
});

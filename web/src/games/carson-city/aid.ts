/** The player aid of Carson City: buildings, characters and the squares of the track. */
import { action_squares, buildings, characters } from '$games/carson_city/data/carson-city.json';
import { t } from '$lib/text.svelte';
import type { Aid } from '../../aid/aid';
import AidPicture from './AidPicture.svelte';

export const aid = (): Aid => ({
  Picture: AidPicture,
  entries: [
    ...buildings.map(({ id, names, clause, count }) => ({
      group: 'aid-buildings',
      id,
      name: names.en,
      clauses: [clause],
      note: t('aid-count', { count }),
    })),
    ...characters.map(({ id, names, number, yellow, red }) => ({
      group: 'aid-characters',
      id,
      name: `${number} ${names.en}`,
      clauses: [...new Set([yellow.clause, red.clause])],
      note: t('aid-limits', { yellow: yellow.cash_limit, red: red.cash_limit }),
    })),
    ...action_squares
      .filter((square) => 'clause' in square)
      .map(({ id, ...more }) => ({
        group: 'aid-squares',
        id,
        name: t(`cc-square-${id}`),
        clauses: [(more as { clause: string }).clause],
      })),
  ],
});

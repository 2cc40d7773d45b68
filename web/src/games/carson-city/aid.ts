/** The player aid of Carson City: buildings, characters and the squares of the track. */
import { action_squares, buildings, characters } from '$games/carson_city/data/carson-city.json';
import { say, sayAs, t } from '$lib/text.svelte';
import type { Aid } from '../../aid/aid';
import type { Values } from '../../rules/rules';
import AidPicture from './AidPicture.svelte';
import { buildingName, characterName, squareName } from './names';
import type { Square } from '../western/ids';

type Figure = (typeof characters)[number];

/** The sides of a card that may be in play: the one that the options name, or both where it was drawn. */
function sidesOf({ id, yellow, red }: Figure, options: Values): (typeof yellow | typeof red)[] {
  const side = options[`side_${id}`];
  if (side === 'yellow') return [yellow];
  return side === 'red' ? [red] : [yellow, red];
}

const limits = (sides: { cash_limit: number }[]): string =>
  sides.length > 1
    ? t('aid-limits', { yellow: sides[0]?.cash_limit ?? 0, red: sides[1]?.cash_limit ?? 0 })
    : t('aid-limit', { limit: sides[0]?.cash_limit ?? 0 });

/** Clauses that a variant adds to a building's own. */
const riverClauses = (id: string, options: Values): string[] =>
  options['carson_river'] === true && (id === 'ranch' || id === 'mine') ? ['CB131'] : [];

/** With tiles, how they are chosen and drawn; and whether one may withdraw. */
const duelClauses = (options: Values): string[] => [
  'CB50',
  'CB53',
  'CB54',
  ...(options['law_of_the_strongest'] === true ? ['CB125', 'CB126'] : []),
  'CB42',
];

const endClauses = (options: Values): string[] => [
  'CB121',
  ...(options['carson_river'] === true ? ['CB133'] : []),
  ...(options['kit_carson'] === true ? ['CB139'] : []),
  'CB122',
];

export const aid = (options: Values): Aid => ({
  Picture: AidPicture,
  entries: [
    ...buildings.map(({ id, clause, count }) => ({
      group: 'aid-buildings',
      id,
      name: sayAs('cap', buildingName(id)),
      clauses: [clause, ...riverClauses(id, options)],
      note: t('aid-count', { count }),
    })),
    ...characters.map((figure) => ({
      group: 'aid-characters',
      id: figure.id,
      name: `${figure.number} ${say(characterName(figure.id))}`,
      clauses: [...new Set(sidesOf(figure, options).map(({ clause }) => clause))],
      note: limits(sidesOf(figure, options)),
    })),
    ...action_squares
      .filter((square) => 'clause' in square)
      .map(({ id, ...more }) => ({
        group: 'aid-squares',
        id,
        name: say(squareName(id as Square)),
        clauses: [(more as { clause: string }).clause],
      })),
    { group: 'aid-more', id: 'duel', name: t('aid-duels'), clauses: duelClauses(options) },
    { group: 'aid-more', id: 'end', name: t('aid-end'), clauses: endClauses(options) },
  ],
});

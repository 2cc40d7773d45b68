/** The player aid of the Card Game: what parcels show, and the characters. */
import data from '$games/carson_city_cards/data/deck.json';
import { sayAs, t } from '$lib/text.svelte';
import type { Aid } from '../../aid/aid';
import type { Values } from '../../rules/rules';
import AidPicture from './AidPicture.svelte';
import type { Character } from './types';
import { characterName, elementName } from './words';

/** Where the score pad counts what a parcel shows (CC84), and what else there is to say. */
const LINES: Record<string, string[]> = {
  ranch: ['CC84a'],
  mine: ['CC84b'],
  drugstore: ['CC84c', 'CC84g'],
  bank: ['CC84d', 'CC84h'],
  saloon: ['CC84e'],
  general_store: ['CC84f', 'CC84i'],
  blacksmith: ['CC84g', 'CC84h'],
  church: ['CC84i'],
  hotel: ['CC84j', 'CC83'],
  city_hall: ['CC84f', 'CC84k'],
  outlaws: ['CC84l', 'CC77'],
};
const FIRST_CHARACTER = 41;
/** Two characters whose powers go together at some tables only. */
const COMBINED: Record<string, string[]> = { lawyer: ['CC62', 'CC63'], chinese_worker: ['CC63'] };

/** Counts are those of the built-in deck. */
export const aid = (options: Values): Aid => ({
  Picture: AidPicture,
  entries: [
    ...data.elements.map(({ id, count }) => ({
      group: 'aid-parcels',
      id,
      name: sayAs('cap', elementName(id)),
      clauses: LINES[id] ?? ['CC87'],
      note: options['deck'] ? '' : t('aid-eras', { first: count.I, second: count.II }),
    })),
    ...data.characters.map(({ id, attraction }, i) => ({
      group: 'aid-characters',
      id,
      name: sayAs('full', characterName(id as Character)),
      clauses: [`CC${FIRST_CHARACTER + i}`, ...(COMBINED[id] ?? [])],
      note: t('aid-attraction', { attraction }),
    })),
  ],
});

import { expect, test } from 'vitest';
import { shortName } from './seated';

test('where there is little room, bots of one level are told apart', () => {
  const names = ['Ada', 'Gentle bot 1', 'Gentle bot 2', 'Ada Maria', 'Keen bot'];
  expect(names.map((name) => shortName(name, names))).toEqual(['Ada', 'bot 1', 'bot 2', 'Maria', 'Keen bot']);
});

import { expect, test } from 'vitest';
import { optionsOf, withOptions } from './options';

test('options are read from their line and written into it', () => {
  const text = 'players: red=0\nD 0,0 r0';
  expect(optionsOf(text)).toEqual({});
  const third = withOptions(text, { edition: 'third' });
  expect(third).toBe(`options: edition=third\n${text}`);
  expect(optionsOf(third)).toEqual({ edition: 'third' });
  expect(withOptions(third, { edition: 'first', farmers: false })).toBe(
    `options: edition=first farmers=false\n${text}`,
  );
  expect(withOptions(text, {})).toBe(text);
});

import { expect, test } from 'vitest';
import { say } from '$lib/text.svelte';
import { besideText, placeName, sidesText, tileText } from './spoken';
import type { LaidTile } from './types';

const START: LaidTile = { tile: 'D', x: 0, y: 0, turn: 0, seat: null };

test('a tile says what is on each side, however it is turned', () => {
  expect(sidesText('D', 0)).toBe('city north, road east and west, field south');
  expect(sidesText('D', 1)).toBe('city east, road north and south, field west');
  expect(sidesText('B', 3)).toBe('field on every side');
});

test('places of the same kind differ', () => {
  expect(say(placeName('H', 0, 'c0'))).not.toBe(say(placeName('H', 0, 'c1')));
  const roads = ['r0', 'r1', 'r2', 'r3'].map((place) => say(placeName('X', 2, place as never)));
  expect(new Set(roads).size).toBe(4);
  const fields = ['f0', 'f1'].map((place) => say(placeName('D', 0, place as never)));
  expect(new Set(fields).size).toBe(2);
  expect(say(placeName('B', 0, 'm0'))).toBe('monastery');
});

test('a cell says what lies beside it and who holds that', () => {
  const look = {
    tileAt: (x: number, y: number) => (x === 0 && y === 0 ? START : undefined),
    featureOf: () => ({ tiles: [[0, 0]], shields: 0, complete: false, open: [1, 2], holders: [1] }) as never,
    names: ['Ada', 'Bob'],
  };
  expect(besideText(0, -1, look)).toBe('south city (1 tile, 2 open, held by Bob)');
  expect(besideText(0, 1, look)).toBe('north field');
});

test('a laid tile names its followers', () => {
  const men = [{ seat: 0, x: 0, y: 0, place: 'c0', role: 'knight' } as const];
  expect(tileText(START, men, ['Ada'])).toBe(
    'Column 0, row 0: city cap with straight road; city north, road east and west, field south. ' +
      'Ada: knight, city north, column 0, row 0',
  );
});

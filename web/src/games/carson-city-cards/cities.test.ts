/** Several cities in one text. */
import { expect, it } from 'vitest';
import { askedOf, isVirtual, readPad, suitOf, writePad } from './cities';

const POSITION = `round: II 3
back: B07
player 0 hat
mo ho
laid: I-05 0,0; I-42 -2,0
player 1 cow expert
cards: I-03`;

it('keeps one city as it is', () => {
  expect(readPad('mo ho\nra mi').cities).toEqual([{ name: '', text: 'mo ho\nra mi' }]);
  expect(writePad(readPad('mo ho\nra mi'))).toBe('mo ho\nra mi');
});

it('tells several apart by their heads', () => {
  const text = 'city: Ada\nmo ho\ncharacters: doctor\ncity: Bob\ncity:';
  const pad = readPad(text);
  expect(pad.cities.map(({ name }) => name)).toEqual(['Ada', 'Bob', '']);
  expect(pad.cities[0]?.text).toBe('mo ho\ncharacters: doctor');
  expect(writePad(pad)).toBe(text);
  expect(askedOf(pad, 0)).toBe('mo ho\ncharacters: doctor');
});

it('reads the players of a position, and counts it as a whole', () => {
  const pad = readPad(POSITION);
  expect(pad.table).toBe('round: II 3\nback: B07');
  expect(pad.cities.map(suitOf)).toEqual(['hat', 'cow']);
  expect(pad.cities.map(isVirtual)).toEqual([false, true]);
  expect(writePad(pad)).toBe(POSITION);
  expect(askedOf(pad, 1)).toBe(POSITION);
});

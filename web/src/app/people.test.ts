import { expect, it } from 'vitest';
import type { LevelInfo, SeatInfo } from '../net/schema';
import { levelNote, seatNames } from './people';

const person = (name: string) => ({ kind: 'player', name, bot: null, level: null }) as SeatInfo;
const level = (name: string): LevelInfo => ({
  name,
  title: name,
  called: { id: `level-${name}` },
  about: 'solid',
  said: { id: 'level-about-solid' },
  rating: 1480,
  seconds: 0,
});
const bot = (strength: string, name = strength) =>
  ({ kind: 'bot', name, bot: strength, level: level(strength) }) as SeatInfo;

it('numbers bots that would be called the same', () => {
  const names = seatNames([person('Ada'), bot('fair'), bot('gentle'), bot('fair')]);
  expect(names).toEqual(['Ada', 'Fair bot 1', 'Gentle bot', 'Fair bot 2']);
});

it('leaves people and named bots alone', () => {
  expect(seatNames([person('Ada'), person('Ada'), bot('fair', 'Hal')])).toEqual(['Ada', 'Ada', 'Hal']);
});

it('says how strong a level is and how long it thinks', () => {
  expect(levelNote(level('fair'))).toBe('plays a solid game · strength 1480 · answers immediately');
  expect(levelNote({ ...level('sharp'), said: null, rating: null, seconds: 0.5 })).toBe('thinks for 0.5 s');
});

import { expect, it } from 'vitest';
import type { SeatInfo } from '../net/schema';
import { seatNames } from './people';

const person = (name: string) => ({ kind: 'player', name, bot: null }) as SeatInfo;
const bot = (strength: string, name = strength) => ({ kind: 'bot', name, bot: strength }) as SeatInfo;

it('numbers bots that would be called the same', () => {
  const names = seatNames([person('Ada'), bot('greedy'), bot('random'), bot('greedy')]);
  expect(names).toEqual(['Ada', 'Fair bot 1', 'Gentle bot', 'Fair bot 2']);
});

it('leaves people and named bots alone', () => {
  expect(seatNames([person('Ada'), person('Ada'), bot('greedy', 'Hal')])).toEqual(['Ada', 'Ada', 'Hal']);
});

/** Everybody at a new table has a name. */
import { expect, it } from 'vitest';
import type { LevelInfo, SeatInfo } from '../net/schema';
import { aroundThisScreen, named } from './open';

it('calls who typed no name by the number of the seat', () => {
  const seats = named([{ kind: 'me' }, { kind: 'guest', name: '  ' }, { kind: 'guest', name: ' Eve ' }]);
  expect(seats).toEqual([
    { kind: 'me' },
    { kind: 'guest', name: 'Player 2' },
    { kind: 'guest', name: 'Eve' },
  ]);
});

const LEVELS = ['gentle', 'fair'].map((name) => ({ name })) as LevelInfo[];
const seat = (seat: number, kind: string, name: string, mine = false) =>
  ({ seat, kind, name, bot: kind === 'bot' ? name : null, mine, guest: false }) as SeatInfo;

it('plays on with the same bots, and everybody else at this screen', () => {
  const seats = [seat(0, 'bot', 'gentle'), seat(1, 'player', 'Ada', true), seat(2, 'player', 'Bob')];
  expect(aroundThisScreen(seats, LEVELS)).toEqual([
    { kind: 'bot', bot: 'gentle' },
    { kind: 'me' },
    { kind: 'guest', name: 'Bob' },
  ]);
  expect(aroundThisScreen([seat(0, 'bot', 'gentle'), seat(1, 'bot', 'greedy')], LEVELS)).toEqual([
    { kind: 'me' },
    { kind: 'bot', bot: 'fair' },
  ]);
});

/** The log, the market of a round, what plays out, and cities typed for the score pad. */
import { expect, it } from 'vitest';
import type { MatchView } from '../../net/schema';
import { deckOf, isCharacter, STANDARD } from './deck';
import { logOf, raisesOf, slotsOf, takenBy } from './history';
import { scenes } from './scenes';
import { readSketch, spell } from './sketch';
import type { CardsEvent, CardsView, Parcel, Player } from './types';
import { raisedText } from './words';

const person = (more: Partial<Player>): Player => ({
  kind: 'real',
  level: null,
  suit: 'hat',
  hand: [1, 2, 3],
  spent: [],
  chosen: false,
  bid: null,
  bonus: 0,
  void: false,
  two: false,
  characters: [],
  score: 0,
  ...more,
});
const view: CardsView = {
  phase: 'bid',
  turn: null,
  era: 'I',
  round: 1,
  players: [
    person({ city: { cards: [], row: 0, col: 0, parcels: [] } }),
    person({ kind: 'virtual', suit: 'cow', cards: [] }),
  ],
  market: ['doctor', 'I-11', 'I-40'],
  drawn: null,
  question: null,
  holding: null,
  takes: 0,
  back: null,
  order: [],
  reached: 0,
  under: [],
  removed: [],
  unseen: [],
  deck: null,
  moves: [],
};
const ROUND: CardsEvent[] = [
  { type: 'round', era: 'I', round: 1 },
  { type: 'character', character: 'doctor' },
  { type: 'laid_out', card: 'I-11', position: 1 },
  { type: 'laid_out', card: 'I-40', position: 2 },
];
const SHOWN: CardsEvent[] = [
  { type: 'bid', seat: 0, value: 2, bonus: 0 },
  { type: 'bid', seat: 1, value: 3, bonus: 0 },
  { type: 'order', order: [1, 0], values: [3, 2] },
  { type: 'taken', seat: 1, card: 'I-11' },
];

it('has one line for all bids of a round and one for each card', () => {
  const items = logOf([
    ...ROUND,
    ...SHOWN,
    { type: 'taken', seat: 0, card: 'I-40' },
    { type: 'placed', seat: 0, card: 'I-40', row: 0, col: 0 },
  ]);
  expect(items.map((item) => item.kind)).toEqual(['round', 'bids', 'card', 'card']);
  expect(items.at(-1)).toMatchObject({ seat: 0, placed: true });
});

it('remembers who took what from the market of this round', () => {
  expect(slotsOf({ ...view, market: ['doctor', null, 'I-40'] }, [...ROUND, ...SHOWN])).toEqual([
    { card: 'doctor', by: null },
    { card: 'I-11', by: 1 },
    { card: 'I-40', by: null },
  ]);
  expect(takenBy([...SHOWN, ...ROUND], 1)).toEqual([]);
});

it('says who raised a bid in this round, and what it came to', () => {
  const used: CardsEvent = { type: 'used', seat: 0, character: 'hired_gun', bonus: 5 };
  expect(raisesOf([used, ...ROUND], 0)).toEqual([]);
  expect(raisesOf([...ROUND, used, { ...used, seat: 1, character: 'doctor' }], 0)).toEqual([
    { character: 'hired_gun', bonus: 5 },
  ]);
  expect(raisedText(3, 5, raisesOf([...ROUND, used], 0))).toBe('3 + 5 = 8, Hired Gun');
});

it('turns bids over before anybody takes, and gives nothing away behind', () => {
  const before = { view, asks: 'move', decision: 1, over: false } as unknown as MatchView;
  const open = { ...before, view: { ...view, players: [view.players[0], person({ bid: 3 })] } };
  const taken = { ...before, view: { ...view, market: ['doctor', null, 'I-40'] } };
  const parts = [
    { events: SHOWN.slice(0, 2), view: open },
    { events: SHOWN.slice(2), view: taken },
  ];
  const play = (events: object[]) =>
    scenes(before, [{ version: 1, seat: 0, events, parts }] as never, before);
  const found = play(SHOWN);
  expect(found).toHaveLength(2);
  expect((found[0]?.view.view as CardsView).players[1]?.bid).toBe(null);
  expect((found[1]?.view.view as CardsView).market).toEqual(['doctor', null, 'I-40']);
  expect(play([{ type: 'undone' }, ...SHOWN])).toEqual([]);
});

it('knows the cards of its own deck and of another', () => {
  expect(STANDARD.card('I-01').grid.flat()).toHaveLength(4);
  expect(isCharacter('doctor')).toBe(true);
  expect(isCharacter('I-01')).toBe(false);
  const grid: Parcel[][] = [
    ['house', 'mountain'],
    ['empty', 'mine'],
  ];
  expect(deckOf({ deck: { 'I-01': { grid, attraction: 3 } } }).card('I-01').grid).toEqual(grid);
  expect(deckOf(view)).toBe(STANDARD);
});

it('reads a typed city and spells it again', () => {
  const text = 'ra .. --\n.. .. sa\ncharacters: doctor, auctioneer\nsold: 2';
  const sketch = readSketch(text, 8);
  expect(sketch.cells).toHaveLength(8);
  expect(spell(sketch)).toBe(text);
});

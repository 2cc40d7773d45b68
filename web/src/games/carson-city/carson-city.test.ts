import { describe, expect, it } from 'vitest';
import { hasText } from '$lib/text.svelte';
import type { Played } from '../../net/parts';
import type { MatchView } from '../../net/schema';
import { SQUARES, TOWN_CHARACTERS } from '../western/ids';
import { FIELDS } from '../western/track/layout';
import { Answers, amounts, choices, ghostOf, lights, movable } from './answers.svelte';
import { townOf, trackOf } from './boards';
import { LIMITS } from './cards';
import { sceneDuel, scenes } from './scenes';
import type { BuyMove, CityEvent, CityView, FightMove, Move, Question, QuestionType } from './types';
import { sentence } from './words';

const NAMES = ['Ada', 'Ben'];

const player = (seat: number) => ({
  seat,
  money: 10,
  points: 0,
  cowboys: 4,
  white_cowboy: false,
  revolvers: 1,
  ammunition: false,
  strength: 5,
  roads: 1,
  parcels: 2,
  kept: [],
  character: null,
  cash_limit: null,
  waits: false,
  passed: false,
  operations: null,
});

function viewOf(type: QuestionType, moves: Move[], question: Partial<Question> = {}): CityView {
  return {
    phase: type,
    step: 'place',
    round: 1,
    square: null,
    question: { type, seats: [0], clause: 'CB1', roads: false, optional: false, ...question },
    town: [
      { parcel: 'r1c1', piece: 'river', owner: null },
      { parcel: 'r2c2', piece: 'bare', owner: 1 },
      { parcel: 'r3c3', piece: 'saloon', owner: 0 },
    ],
    roads: { 'H3,4': 1 },
    road_stock: 20,
    market: { build_8: 'saloon', build_3: null },
    bag: {},
    closed: ['buy_vp_2'],
    characters: [],
    order: { picking: [0, 1], placing: [0, 1], passing: [] },
    players: [player(0), player(1)],
    cowboys: [
      { target: 'salary', seat: 0, count: 2, white: false },
      { target: 'r3c3', seat: 1, count: 1, white: true },
    ],
    duel: null,
    duel_tiles: null,
    scores: [0, 0],
    moves,
  };
}

describe('the boards', () => {
  it('show river, owners, pieces and cowboys', () => {
    const town = townOf(viewOf('place', []));
    expect(town.river).toEqual(['r1c1']);
    expect(town.parcels.r2c2).toEqual({ owner: 'blue' });
    expect(town.parcels.r3c3).toEqual({ piece: 'saloon', owner: 'red', cowboys: ['white'] });
    expect(town.roads).toEqual(['H3,4']);
  });

  it('show what is for sale, shut and done', () => {
    const track = trackOf({ ...viewOf('place', []), square: 'ammunition' });
    expect(track.salary?.cowboys).toEqual(['red', 'red']);
    expect(track.salary?.state).toBe('done');
    expect(track.ammunition?.state).toBe('now');
    expect(track.build_8?.building).toBe('saloon');
    expect(track.buy_vp_2?.state).toBe('shut');
  });
});

describe('answers', () => {
  it('sort moves into places and buttons', () => {
    const answers = new Answers();
    const view = viewOf('place', [
      { type: 'pass' },
      { type: 'place', target: 'r4c4' },
      { type: 'place', target: 'salary' },
      { type: 'place', target: 'r5c5', white: true },
      { type: 'road', edge: 'H3,4' },
    ]);
    const lit = lights(view, answers, null, 0, NAMES);
    expect(lit.parcels.map(({ id }) => id)).toEqual(['r4c4']);
    expect(lit.fields.map(({ id }) => id)).toEqual(['salary']);
    expect(lit.edges).toEqual([]);
    expect(choices(view, answers).map(({ id }) => id)).toEqual(['pass']);
    answers.white = true;
    expect(lights(view, answers, null, 0, NAMES).parcels.map(({ id }) => id)).toEqual(['r5c5']);
    answers.laying = true;
    expect(lights(view, answers, null, 0, NAMES).edges.map(({ id }) => id)).toEqual(['H3,4']);
  });

  it('show what a place would become, and at most one main answer', () => {
    const aimedAt = (type: QuestionType, at: BuyMove | FightMove) => {
      const answers = new Answers();
      answers.aim = at.parcel;
      return ghostOf(viewOf(type, [at]), answers, 0);
    };
    expect(aimedAt('land', { type: 'buy', parcel: 'r4c4' })).toEqual({ at: 'r4c4', owner: 'red' });
    expect(aimedAt('next_duel', { type: 'fight', parcel: 'r4c4' })).toEqual({ at: 'r4c4' });
    const hires = [0, 1, 2].map((count): Move => ({ type: 'hire', count }));
    const main = (type: QuestionType, moves: Move[]) =>
      choices(viewOf(type, moves), new Answers()).filter((choice) => choice.main);
    expect(main('captain', hires)).toEqual([]);
    expect(main('consent', [{ type: 'agree' }, { type: 'refuse' }])).toHaveLength(1);
  });

  it('know amounts and cowboys that can be moved', () => {
    const points = viewOf(
      'buy_points',
      [0, 1, 2, 3].map((n) => ({ type: 'buy_points', points: n })),
      { price: 3 },
    );
    expect(amounts(points, 0)).toMatchObject({ kind: 'points', least: 0, most: 3, price: 3 });
    const kit = viewOf('kit_carson', [
      { type: 'move', from: 'r1c2', target: 'r1c3' },
      { type: 'take_back', target: 'salary' },
    ]);
    expect(movable(kit)).toEqual(['r1c2', 'salary']);
  });
});

describe('the final scoring', () => {
  it('goes building by building', () => {
    const before = { view: { town: [], players: [] }, decision: 1 } as unknown as MatchView;
    const town = [
      { parcel: 'r1c1', piece: 'mine', owner: 0 },
      { parcel: 'r1c2', piece: 'bare', owner: 0 },
      { parcel: 'r1c3', piece: 'house', owner: 0 },
    ];
    const after = { ...before, over: true, view: { town, players: [] } } as unknown as MatchView;
    const event = {
      type: 'scored',
      seat: 0,
      points: 4,
      why: 'pieces',
      because: [['pieces', 2, 2]],
      parcels: ['r1c1', 'r1c3'],
    };
    const change = { version: 2, seat: 0, events: [event], parts: [{ events: [event], view: after }] };
    const found = scenes(before, [change as unknown as Played], after).map(
      (scene) => scene.events[0] as unknown as CityEvent,
    );
    expect(found.map((one) => [one.type, (one as { parcel?: string }).parcel])).toEqual([
      ['scored', 'r1c1'],
      ['scored', 'r1c3'],
    ]);
  });
});

describe('scenes', () => {
  const before = { asks: null, decision: null, view: viewOf('place', []) } as never;
  const change = (events: CityEvent[]) =>
    [
      { version: 2, seat: 1, events, parts: events.map((event) => ({ events: [event], view: before })) },
    ] as never;

  it('follow a duel to its end, and hold up nobody who is answering', () => {
    const events: CityEvent[] = [
      { type: 'duel', target: 'build_8', seats: [0, 1] },
      { type: 'shot', seat: 0, target: 'build_8', strength: 2, die: 3, total: 5 },
      { type: 'duel_won', seat: 0, target: 'build_8', total: 5 },
    ];
    const shown = scenes(before, change(events), { asks: null, decision: null } as never);
    expect(shown.map((scene) => scene.events.length)).toEqual([1, 2, 3]);
    const later = scenes(before, change(events.slice(1)), { asks: null, decision: null } as never);
    expect(later.map(sceneDuel).map((duel) => duel.length)).toEqual([2, 3]);
    expect(sceneDuel(later[0] ?? null)[0]).toEqual({ type: 'duel', target: 'build_8', seats: [0] });
    const alone: CityEvent[] = [
      { type: 'duel', target: 'build_8', seats: [0, 1] },
      { type: 'withdrew', seat: 1, target: 'build_8' },
      { type: 'unchallenged', seat: 0, target: 'build_8' },
    ];
    const left = scenes(before, change(alone), { asks: null, decision: null } as never);
    expect(left.map(sceneDuel).map((duel) => duel.length)).toEqual([1, 2, 2]);
    const asked = { asks: 'move', decision: 7, view: viewOf('kit_carson', []) } as never;
    expect(scenes(asked, change(events), asked)).toEqual([]);
  });
});

describe('words', () => {
  it('exist for every question, square, character and side', () => {
    const questions =
      'draft pick settler worker place kit_carson next_duel duel_tile land roads construction build house consent kept_buildings double raid buy_points banker cash_limit last_roads withdraw';
    const variants =
      'place-white laying captain-yellow captain-red money_or_wait-grocer-yellow money_or_wait-grocer-red money_or_wait-settler-red';
    const needed = [
      ...`${questions} ${variants}`.split(' ').flatMap((type) => [`cc-ask-${type}`, `cc-how-${type}`]),
      ...`${questions} captain money_or_wait`.split(' ').map((type) => `cc-wait-${type}`),
    ];
    expect(needed.filter((id) => !hasText(id))).toEqual([]);
    for (const square of SQUARES) expect(hasText(`cc-square-${square}`)).toBe(true);
    for (const field of FIELDS) expect(field === 'start' || hasText(`cc-note-${field}`)).toBe(true);
    for (const id of TOWN_CHARACTERS) {
      expect(LIMITS[id].red).toBeGreaterThan(0);
      for (const side of ['yellow', 'red']) expect(hasText(`cc-power-${id}-${side}`)).toBe(true);
    }
  });

  it('offer to withdraw from a duel', () => {
    const tiles = viewOf('duel_tile', [{ type: 'tile', value: 3 }, { type: 'withdraw' }]);
    expect(choices(tiles, new Answers()).map(({ label }) => label)).toEqual(['Withdraw']);
    const dice = viewOf('withdraw', [{ type: 'withdraw' }, { type: 'stay' }]);
    expect(choices(dice, new Answers()).map(({ label, main }) => [label, main])).toEqual([
      ['Withdraw', false],
      ['Fight', true],
    ]);
  });

  it('tell what happened', () => {
    const tell = (event: CityEvent) => sentence(event, NAMES).replaceAll('**', '');
    expect(tell({ type: 'unchallenged', seat: 0, target: 'r2c3', tile: 4 })).toBe(
      'Ada wins without a duel and takes back the 4: parcel 2‑3',
    );
    expect(tell({ type: 'placed', seat: 0, target: 'r2c3', white: false })).toBe(
      'Ada places a cowboy: parcel 2‑3',
    );
    expect(tell({ type: 'money', seat: 1, amount: -5, why: 'land', place: 'r1c1' })).toBe(
      'Ben pays $5 for land',
    );
    expect(
      tell({
        type: 'income',
        seat: 0,
        parcel: 'r3c3',
        building: 'saloon',
        amount: 10,
        because: [['houses', 2, 5]],
        doubled: false,
      }),
    ).toBe('Ada earns $10: saloon on parcel 3‑3 (2 houses at $5)');
    expect(tell({ type: 'shot', seat: 0, target: 'salary', strength: 2, die: 6, total: 8 })).toBe(
      'Ada rolls 6: 2 + 6 = 8',
    );
    expect(tell({ type: 'square', square: 'salary' })).toBe('');
  });
});

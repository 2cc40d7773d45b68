/** A made-up language asks for forms of words: what is written, pressed and heard in each game has them. */
import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commas, say, sayAs, setLocale, t, word } from '$lib/text.svelte';
import type { GameOption } from '../net/schema';
import { inWords } from '../newtable/options';
import HotSpots from './carcassonne/board/HotSpots.svelte';
import TilePicker from './carcassonne/pad/TilePicker.svelte';
import { followerText } from './carcassonne/spoken';
import type { LaidTile } from './carcassonne/types';
import { lineOf as tileLine } from './carcassonne/words';
import { Answers, choices, lights } from './carson-city/answers.svelte';
import { aroundText } from './carson-city/around';
import type { CityView, Move } from './carson-city/types';
import { sentence } from './carson-city/words';
import { cardText } from './carson-city-cards/cityText';
import type { Deck } from './carson-city-cards/deck';
import Sales from './carson-city-cards/table/Sales.svelte';
import { lineOf as cardLine } from './carson-city-cards/words';

const { texts } = vi.hoisted(() => ({
  texts: `
# Carcassonne
tile-E = cap
    .acc = cap-N
log-aside = { $name } < { FORM($tile, "acc") }
pad-kind = { FORM($tile, "acc") } ({ $left })
place-c = city
    .acc = city-N
side-n = north
    .in = in-north
side-s = south
    .in = in-south
sides-of = { $sort } { $sides }
    .acc = { FORM($sort, "acc") } { FORM($sides, "in") }
claim-knight = knight > { FORM($place, "acc") }
role-knight = knight
    .gender = m
follower-at = { FORM($role, "gender") ->
    [m] He
   *[f] She
 } { $name }: { FORM($place, "acc") }

# Carson City
cc-building-saloon = saloon
    .acc = saloon-N
    .gen = saloon-S
cc-parcel = parcel { $row } { $col }
    .on = on-parcel { $row } { $col }
cc-edge-between = { $a } : { $b }
    .at = { FORM($a, "on") } & { FORM($b, "on") }
cc-event-built = { $name } < { FORM($building, "acc") } { FORM($parcel, "on") }
cc-do-double = Double { FORM($building, "acc") }
cc-lay-at = Road { FORM($edge, "at") }
cc-around-of = { FORM($what, "gen") } / { $name }
cc-around-side = { FORM($side, "in") } { $what }
cc-around = { $all }

# The Card Game
cards-element-saloon = saloon
    .acc = saloon-N
cards-element-house = house
    .acc = house-N
cards-thing-times = { $count } { $thing }
    .acc = { $count } { FORM($thing, "acc") }
cards-person-sheriff = sheriff
    .acc = sheriff-N
cards-log-taken = { $name } < { FORM($card, "acc") }
took = took { FORM($card, "acc") }
cards-sell = Sell { FORM($card, "acc") }
noted = { FORM($what, "acc") } : { $note }

# Tables
carcassonne = carcassonne
    .acc = carcassonne-N
play-bot = Play { FORM($game, "acc") }
option-carcassonne-hand = hand
    .of = hand-S
option-said = { FORM($option, "of") } = { $value }
`,
}));

vi.mock('virtual:texts', async (original) => ({
  ...(await original<object>()),
  languages: ['en', 'en-x-forms'],
  load: { 'en-x-forms': { page: () => Promise.resolve({ default: texts }) } },
}));

const NAMES = ['Ada', 'Bob'];
/** What a component says to screen readers. */
const labels = (html: string) =>
  [...html.matchAll(/<(?:button|g)[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  await setLocale('en-x-forms');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('Carcassonne', () => {
  const laid: LaidTile = { tile: 'E', x: 0, y: 0, turn: 0, seat: 0 };

  it('has them in its log', () => {
    expect(tileLine({ kind: 'aside', aside: { type: 'set_aside', seat: 0, tile: 'E' } }, NAMES)).toBe(
      'Ada < cap-N',
    );
  });

  it('has them on its buttons', () => {
    const fits = { cells: { '0,0': { E: [0] } }, left: { E: 3 } };
    const { body } = render(TilePicker, { props: { fits, cell: '0,0', onlay: vi.fn() } as never });
    expect(labels(body)).toEqual(['cap-N (3)']);
  });

  it('has them where a follower stands or may go', () => {
    const props = {
      tile: laid,
      claims: [{ type: 'claim' as const, place: 'c0' as const }],
      seat: 0,
      forecast: null,
      scale: 1,
      onclaim: vi.fn(),
      onpoint: vi.fn(),
    };
    expect(labels(render(HotSpots, { props }).body)).toEqual(['knight > city-N in-north']);
    const knight = { seat: 1, x: 0, y: 0, place: 'c0', role: 'knight' } as const;
    expect(followerText(knight, laid, NAMES)).toBe('He Bob: city-N in-north');
  });
});

describe('Carson City', () => {
  const viewOf = (moves: Move[]) =>
    ({
      question: null,
      town: [{ parcel: 'r2c2', piece: 'saloon', owner: 1 }],
      moves,
    }) as unknown as CityView;

  it('has them in its log', () => {
    expect(sentence({ type: 'built', seat: 0, building: 'saloon', parcel: 'r3c4', house: null }, NAMES)).toBe(
      'Ada < saloon-N on-parcel 3 4',
    );
  });

  it('has them on its buttons', () => {
    const [button] = choices(viewOf([{ type: 'double', building: 'saloon' }]), new Answers());
    expect(button?.label).toBe('Double saloon-N');
  });

  it('has them in the names of edges and of what lies around', () => {
    const answers = new Answers();
    answers.laying = true;
    const { edges } = lights(viewOf([{ type: 'road', edge: 'H3,4' }]), answers, null, 0, NAMES);
    expect(edges[0]?.label).toBe('Road on-parcel 3 5 & on-parcel 4 5');
    expect(aroundText(viewOf([]), 'r3c2', NAMES, 0)).toEqual(['in-north saloon-S / Bob']);
  });
});

describe('the Card Game', () => {
  const grid = [
    ['saloon', 'house'],
    ['empty', 'house'],
  ];
  const deck = { card: (id: string) => ({ id, grid, attraction: 3 }), standard: true } as unknown as Deck;

  it('has them in its log, for each thing on a card', () => {
    const taken = { kind: 'card', seat: 0, card: 'I-01', placed: false, aside: false } as const;
    expect(cardLine(taken, NAMES, deck)).toBe('**Ada** < saloon-N and 2 house-N');
  });

  it('has them on its buttons', () => {
    const { body } = render(Sales, { props: { deck, sales: ['I-01'], hinted: null, onsell: vi.fn() } });
    expect(labels(body)).toEqual(['Sell saloon-N and 2 house-N']);
  });

  it('has them in what is said of cards', () => {
    expect(cardText('sheriff', deck)).toMatch(/^sheriff-N : /);
    const cards = [word('cards-person-sheriff'), [word('cards-element-saloon'), word('cards-element-house')]];
    expect(t('took', { card: commas(cards) })).toBe('took sheriff-N, saloon-N and house-N');
  });
});

describe('the page', () => {
  it('has them for games and options', () => {
    expect(t('play-bot', { game: word('carcassonne') })).toBe('Play carcassonne-N');
    const hand: GameOption = { id: 'hand', type: 'choice', default: 1, help: '', choices: [1, 3] };
    expect(inWords('carcassonne', hand, 3)).toMatch(/^hand-S = /);
  });

  it('says words by themselves, and as they are called elsewhere', () => {
    expect(say(['Ada', word('role-knight')])).toBe('Ada and knight');
    expect(sayAs('cap', word('role-knight'))).toBe('Knight');
    expect(sayAs('acc', word('tile-E'))).toBe('cap-N');
  });
});

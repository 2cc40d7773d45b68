/** Made-up positions for the gallery; they need not be reachable. */
import type {
  Building,
  EdgeId,
  Element,
  FigureColour,
  Grid,
  ParcelId,
  Side,
  TownCharacter,
} from '../games/western/ids';
import { covered, type Laid } from '../games/western/city/geometry';
import { PARCELS, parseParcel } from '../games/western/town/geometry';
import { FIELDS, type Field } from '../games/western/track/layout';
import type { CityPlace, Lit, Town, TownFigures, TownParcel, Track } from '../games/western/types';

const CODES: Record<string, Element> = {
  mo: 'mountain',
  ho: 'house',
  th: 'townhouse',
  ra: 'ranch',
  mi: 'mine',
  bl: 'blacksmith',
  dr: 'drugstore',
  ba: 'bank',
  sa: 'saloon',
  ht: 'hotel',
  gs: 'general_store',
  ch: 'church',
  pr: 'prison',
  ci: 'city_hall',
  ou: 'outlaws',
  '..': 'empty',
};
const SEATS: Record<string, FigureColour> = {
  A: 'red',
  B: 'blue',
  C: 'green',
  D: 'yellow',
  E: 'black',
  W: 'white',
};
const seats = (letters: string): FigureColour[] => [...letters].map((letter) => SEATS[letter] ?? 'white');

const ROWS = [
  '.. .. .. ho .. .. ra/C ..',
  '.. mo mo/A .. dr/C ../C .. ..',
  '.. mo mi/A ho ho/C sa/B mo ..',
  '.. .. ../A ba/A ho ho/B ../B ..',
  '.. mo .. ho ch/D ht/D .. ..',
  '.. .. .. ../E pr/B ho/B mo ..',
  '.. .. ra/D mo/D .. mo mi/E ..',
  '.. ../D .. .. .. .. ../A ..',
];
const COWBOYS: Record<string, string> = {
  r5c7: 'DC',
  r2c4: 'D',
  r3c6: 'A',
  r4c4: 'B',
  r6c3: 'B',
  r1c2: 'ABCDE',
  r8c5: 'ABC',
};

const parcels: Town['parcels'] = {};
ROWS.forEach((line, y) =>
  line.split(' ').forEach((text, x) => {
    const [code = '..', owner] = text.split('/');
    const id: ParcelId = `r${y + 1}c${x + 1}`;
    const parcel: TownParcel = {};
    if (code !== '..') parcel.piece = CODES[code] as Element;
    if (owner) parcel.owner = SEATS[owner] as FigureColour;
    if (COWBOYS[id]) parcel.cowboys = seats(COWBOYS[id]);
    parcels[id] = parcel;
  }),
);
export const TOWN: Town = {
  parcels,
  roads: 'H3,4 H4,4 V3,4 V3,5 V2,4 H3,5 V4,4 H5,4 V1,4 H4,3 V4,5 V2,6 H5,5 H5,6'.split(' ') as EdgeId[],
};

const RIVER = 'r1c6 r2c6 r3c6 r3c5 r4c5 r5c5 r5c4 r6c4 r7c4 r8c4'.split(' ') as ParcelId[];
export const RIVER_TOWN: Town = {
  parcels: Object.fromEntries(Object.entries(parcels).filter(([id]) => !RIVER.includes(id as ParcelId))),
  roads: 'H4,3 H4,4 H4,5 V4,3 H5,2 V3,6 H7,3 H7,4 H7,2'.split(' ') as EdgeId[],
  river: RIVER,
};

export const PLACES: Lit<ParcelId>[] = PARCELS.filter((id) => !parcels[id]?.owner || id === 'r3c6').map(
  (id) => {
    const { row, col } = parseParcel(id);
    return { id, label: `Row ${row}, column ${col}` };
  },
);
export const EDGES_LIT: Lit<EdgeId>[] = (
  'V0,4 H1,3 H1,4 H2,4 H2,3 H3,3 V1,6 H2,6 H2,5 H3,6 V3,6 H4,5 H4,2 V4,3 V3,3 V5,4 H5,3 V5,5 V5,6 V5,7 H5,7 V4,7 V4,6'.split(
    ' ',
  ) as EdgeId[]
).map((id) => ({ id, label: `Edge ${id}` }));

const around = (id: ParcelId): ParcelId[] => {
  const { row, col } = parseParcel(id);
  return PARCELS.filter((other) => {
    const place = parseParcel(other);
    return Math.abs(place.row - row) < 2 && Math.abs(place.col - col) < 2;
  });
};
export const FIGURES: TownFigures = {
  prices: Object.fromEntries(
    PARCELS.filter((id) => !parcels[id]?.owner).map((id) => [
      id,
      1 + around(id).filter((other) => parcels[other]?.piece).length,
    ]),
  ),
  incomes: { r1c7: 6, r2c5: 12, r3c3: 9, r3c6: 15, r4c4: 12, r5c6: 6, r7c3: 5, r7c7: 3 },
  served: PARCELS.filter((id) => {
    const { row, col } = parseParcel(id);
    return row > 1 && row < 7 && col > 2 && col < 8;
  }),
  attacks: [
    { parcel: 'r3c6', by: ['red'] },
    { parcel: 'r4c4', by: ['blue'], defended: true },
  ],
};

const NAMES: Record<Field, string> = {
  salary: 'Salary',
  ammunition: 'Ammunition',
  roads_3: 'Three roads',
  roads_1: 'One road',
  land_purchase: 'Parzellen kaufen',
  build_12: 'Construction $12',
  build_10: 'Construction $10',
  build_8: 'Construction $8',
  build_6: 'Construction $6',
  build_5: 'Construction $5',
  build_4: 'Construction $4',
  build_3: 'Construction $3',
  income_land: 'Parzelleneinkommen',
  income_cowboys: 'Cowboy income',
  income_gambling: 'Gambling',
  income_buildings: 'Revenus des bâtiments',
  vp_land: 'Points for land',
  vp_cowboys: 'Points for cowboys',
  vp_buildings: 'Points for buildings',
  buy_vp_5: 'Buy points at $5',
  buy_vp_4: 'Buy points at $4',
  buy_vp_3: 'Buy points at $3',
  buy_vp_2: 'Buy points at $2',
  start: '',
};
const SALES: Partial<Record<Field, Building>> = {
  build_12: 'church',
  build_10: 'hotel',
  build_8: 'saloon',
  build_6: 'drugstore',
  build_5: 'mine',
  build_4: 'ranch',
};
const STANDING: Partial<Record<Field, string>> = {
  salary: 'AAAABBCCCDE',
  ammunition: 'C',
  roads_3: 'B',
  roads_1: 'AD',
  build_12: 'D',
  build_10: 'W',
  build_8: 'AB',
  build_5: 'ABC',
  build_4: 'ABCDE',
  income_land: 'C',
  income_gambling: 'B',
  vp_land: 'CA',
  vp_buildings: 'A',
  buy_vp_4: 'D',
};
export const TRACK: Track = Object.fromEntries(
  FIELDS.map((field) => [
    field,
    {
      label: NAMES[field],
      note: 'What it gives, and to whom.',
      building: SALES[field] ?? null,
      cowboys: seats(STANDING[field] ?? ''),
      state:
        field === 'buy_vp_3' || field === 'buy_vp_2'
          ? 'shut'
          : field === 'salary'
            ? 'done'
            : field === 'ammunition'
              ? 'now'
              : 'open',
    },
  ]),
);
export const TRACK_LIT: Lit<Field>[] = (
  ['roads_3', 'build_6', 'build_3', 'income_cowboys', 'vp_cowboys', 'buy_vp_5'] as Field[]
).map((id) => ({ id, label: `Place a cowboy: ${NAMES[id]}` }));

const grid = (code: string): Grid => {
  const cells = (code.match(/../g) ?? []).map((one) => CODES[one] as Element);
  return [cells.slice(0, 2), cells.slice(2, 4)];
};
const laid = (id: string, code: string, row: number, col: number): Laid => ({
  id,
  grid: grid(code),
  row,
  col,
});
export const CITY: Laid[] = [
  laid('I-05', 'mimomo..', 0, 0),
  laid('I-29', '....hosa', 0, 2),
  laid('I-02', 'momi....', 2, 0),
  laid('I-26', '....baho', -1, 3),
  laid('I-15', 'raho....', 2, 2),
  laid('I-43', 'ho....ho', 1, 4),
  laid('II-12', 'ho..dr..', 0, 5),
  laid('II-33', '....thch', 1, 6),
  laid('II-45', 'ouho..gs', 3, 4),
];
export const GHOST = { ...laid('II-25', '..sa..ho', 3, 2), attraction: 7 };
const change = (row: number, col: number): number => ((row * 7 + col * 5 + 40) % 13) - 1;
export const CITY_PLACES: CityPlace[] = [-3, -2, -1, 0, 1, 2, 3, 4]
  .flatMap((row) => [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7].map((col) => ({ row, col })))
  .filter((at) => {
    const under = covered(CITY, at);
    return under.length > 0 && under.length < 3 && under.every((parcel) => parcel.element === 'empty');
  })
  .map((at) => ({ ...at, change: change(at.row, at.col), label: `Row ${at.row}, column ${at.col}` }));

interface Person {
  id: TownCharacter;
  number: number;
  name: string;
  sides: { side: Side; label: string; limit: number; text: string }[];
}
const side = (which: Side, limit: number, text: string) => ({ side: which, label: which, limit, text });
export const PEOPLE: Person[] = [
  {
    id: 'sheriff',
    number: 1,
    name: 'Sheriff',
    sides: [
      side('yellow', 20, 'Place the white cowboy: nobody may challenge it.'),
      side('red', 20, 'Nobody may challenge you; 3 points for each duel you lose.'),
    ],
  },
  {
    id: 'banker',
    number: 2,
    name: 'Bankier',
    sides: [side('yellow', 120, 'Take $9 now.'), side('red', 60, 'Before the end of the round buy points.')],
  },
  {
    id: 'grocer',
    number: 3,
    name: 'Verkäuferin',
    sides: [
      side('yellow', 60, 'Take $8 now, or double the income of one kind of building.'),
      side('red', 60, 'Take $8 now, or a point for each house.'),
    ],
  },
  {
    id: 'chinese_worker',
    number: 4,
    name: 'Chinesischer Arbeiter',
    sides: [
      side('yellow', 30, 'Two roads now; buildings at half price.'),
      side('red', 30, 'For $5 take a building from the market.'),
    ],
  },
  {
    id: 'settler',
    number: 5,
    name: 'Settler',
    sides: [
      side('yellow', 30, 'A parcel for nothing, now.'),
      side('red', 20, 'Take $8 now, or a point for each mountain.'),
    ],
  },
  {
    id: 'captain',
    number: 6,
    name: 'Captain',
    sides: [side('yellow', 25, 'Buy cowboys now.'), side('red', 20, 'Buy revolvers now.')],
  },
  {
    id: 'mercenary',
    number: 7,
    name: 'Mercenary',
    sides: [side('yellow', 20, 'Strength +3 this round.'), side('red', 30, 'Strength +2 this round.')],
  },
];

/** Every drawing of the western games by name, for the gallery and for tests. */
import { bidBack, bidCard, BID_BOX } from '../games/western/art/bid-card';
import { building } from '../games/western/art/buildings';
import { characterBack } from '../games/western/art/character-back';
import { die, DIE_BOX, type Pips } from '../games/western/art/dice';
import { duelTile, duelTileBack, TILE_BOX } from '../games/western/art/duel-tile';
import { badge, cowboy, crowd, FIGURE_BOX } from '../games/western/art/figures';
import { deed, parcel, plot } from '../games/western/art/parcel';
import { attribute, portrait, PORTRAIT_BOX } from '../games/western/art/portraits/portrait';
import { powerArt, sideSeal } from '../games/western/art/powers';
import { bridge, roads } from '../games/western/art/roads';
import { attraction, lock, orderMarker, plate, symbol } from '../games/western/art/signs';
import { boards, pricePlate, squareArt, SQUARE_ART_BOX, wheel } from '../games/western/art/squares';
import { suit, suitBadge } from '../games/western/art/suits';
import { TERRAIN_BACK_BOX, TERRAIN_BOX, terrainBack, terrainCard } from '../games/western/art/terrain-card';
import * as tokens from '../games/western/art/tokens';
import {
  CARD_CHARACTERS,
  ELEMENTS,
  FIGURE_COLOURS,
  SIDES,
  SUITS,
  TOWN_CHARACTERS,
} from '../games/western/ids';
import { FIELDS } from '../games/western/track/layout';

interface Piece {
  name: string;
  svg: string;
  box: string;
}
interface Group {
  name: string;
  pieces: Piece[];
}

const ICON = '0 0 32 32';
const PARCEL = '0 0 100 100';
const piece = (name: string, svg: string, box = ICON): Piece => ({ name, svg, box });
const shown = ELEMENTS.filter((id) => id !== 'empty');

const crossing =
  parcel(7, 'empty', { flow: ['n', 's'] }) + roads(['V0,0', 'V0,1']) + bridge('H0,0') + bridge('H1,0');

export const GROUPS: Group[] = [
  { name: 'buildings', pieces: shown.map((id) => piece(id, building(id), '0 0 64 64')) },
  {
    name: 'parcels',
    pieces: [
      ...shown.map((id, i) => piece(id, parcel(i + 3, id, { owner: FIGURE_COLOURS[i % 7] ?? null }), PARCEL)),
      piece('empty', parcel(2), PARCEL),
      piece('river n s', parcel(4, 'empty', { flow: ['n', 's'] }), PARCEL),
      piece('river w s', parcel(5, 'empty', { flow: ['w', 's'] }), PARCEL),
      piece('river n e s', parcel(6, 'empty', { flow: ['n', 'e', 's'] }), PARCEL),
      piece('bridges', crossing, PARCEL),
      piece('roads', parcel(8, 'house') + roads(['H0,0', 'V0,0', 'H1,0']), '-10 -10 120 120'),
    ],
  },
  {
    name: 'figures',
    pieces: [
      ...FIGURE_COLOURS.map((colour) => piece(colour, cowboy(colour), FIGURE_BOX)),
      piece('three', crowd(['red', 'blue', 'green']).svg, '0 0 100 48'),
      piece(
        'crowd',
        crowd(['red', 'red', 'red', 'blue', 'blue', 'green', 'yellow', 'black']).svg,
        '0 0 140 48',
      ),
    ],
  },
  {
    name: 'badges, deeds, order',
    pieces: [
      ...FIGURE_COLOURS.map((colour) => piece(colour, badge(colour))),
      ...FIGURE_COLOURS.map((colour) => piece(`deed ${colour}`, deed(colour))),
      piece('plot', plot()),
      piece('order 2', orderMarker(2, null)),
      piece('order blue', orderMarker(1, 'blue')),
      piece('plate', plate(4)),
      piece('locked', lock(true)),
      piece('open', lock(false)),
    ],
  },
  {
    name: 'tokens',
    pieces: [
      piece('revolver', tokens.revolver()),
      piece('road', tokens.roadIcon()),
      piece('coin', tokens.coin()),
      piece('coin 12', tokens.coin(12)),
      piece('point', tokens.point()),
      piece('point 7', tokens.point(7)),
      piece('strength', tokens.strength()),
      piece('no duel', tokens.noDuel()),
      piece('protection', tokens.protection()),
      piece('half', tokens.half()),
      piece('twice', tokens.twice()),
      piece('purse', tokens.purse()),
      piece('wheel', wheel()),
      piece('dollar', symbol('dollar')),
      piece('arrow', symbol('arrow')),
      piece('attraction', attraction(8)),
      ...SIDES.map((side) => piece(side, sideSeal(side))),
    ],
  },
  {
    name: 'dice and duel tiles',
    pieces: [
      ...([1, 2, 3, 4, 5, 6] as Pips[]).map((v) => piece(`die ${v}`, die(v, v % 2 === 0), DIE_BOX)),
      ...[0, 1, 2, 3, 4, 5].map((v) => piece(`tile ${v}`, duelTile(v), TILE_BOX)),
      piece('tile back', duelTileBack(), TILE_BOX),
    ],
  },
  {
    name: 'suits and bids',
    pieces: [
      ...SUITS.map((id) => piece(id, suitBadge(id))),
      ...[...SUITS, 'skull' as const].map((id) => piece(id, suit(id, 'currentColor', 'var(--paper)'))),
      ...SUITS.map((id, i) => piece(`bid ${id}`, bidCard(i + 6, id), BID_BOX)),
      piece('spent', bidCard(4, 'hat', { spent: true }), BID_BOX),
      piece('plus', bidCard(4, 'cow', { plus: 6 }), BID_BOX),
      ...SUITS.map((id) => piece(`back ${id}`, bidBack(id), BID_BOX)),
    ],
  },
  {
    name: 'cards',
    pieces: [
      piece(
        'terrain',
        terrainCard(
          [
            ['mountain', 'mine'],
            ['empty', 'saloon'],
          ],
          7,
          { seed: 4 },
        ),
        TERRAIN_BOX,
      ),
      piece('back I', terrainBack('I'), TERRAIN_BACK_BOX),
      piece('back II', terrainBack('II'), TERRAIN_BACK_BOX),
      piece('order', characterBack(['hat', 'star', 'cow', 'cactus', 'horseshoe', 'boot']), PORTRAIT_BOX),
      piece('order of three', characterBack([...SUITS], ['hat', 'cactus', 'cow']), PORTRAIT_BOX),
      piece('skull', characterBack(null), PORTRAIT_BOX),
    ],
  },
  {
    name: 'squares',
    pieces: [
      ...FIELDS.map((id) => piece(id, squareArt(id, id === 'build_8' ? 'saloon' : null), SQUARE_ART_BOX)),
      piece('boards', boards(), SQUARE_ART_BOX),
      piece('price', pricePlate(12), '0 0 40 20'),
    ],
  },
  {
    name: 'powers',
    pieces: TOWN_CHARACTERS.flatMap((id) =>
      SIDES.map((side) => {
        const { svg, width, height } = powerArt(id, side);
        return piece(`${id} ${side}`, svg, `0 0 ${width} ${height}`);
      }),
    ),
  },
  {
    name: 'attributes',
    pieces: CARD_CHARACTERS.map((id) => piece(id, attribute(id), '0 0 24 24')),
  },
  { name: 'portraits', pieces: CARD_CHARACTERS.map((id) => piece(id, portrait(id), PORTRAIT_BOX)) },
];

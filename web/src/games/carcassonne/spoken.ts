/**
 * The board of Carcassonne for screen readers: what a tile shows on each side, what lies beside a cell, where
 * a follower would stand. Sides are read from the tile data; what a feature is and who holds it is the engine's survey.
 */
import { t, word, type Message } from '$lib/text.svelte';
import { kindOf, type Compass, type TileKind } from './kinds';
import type { BoardFeature } from './survey';
import type { Edge, Turn } from './terms';
import type { Follower, Kind, LaidTile, Place } from './types';

const SIDES: readonly Compass[] = ['N', 'E', 'S', 'W'];
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const SORTS = ['city', 'road', 'field'] as const;

const sideName = (edge: Edge): Message => word(`side-${(SIDES[edge] ?? 'N').toLowerCase()}`);

/** The side of the kind as it is printed that points to this side once it is turned. */
const printed = (edge: Edge, turn: Turn): Compass => SIDES[(edge - turn + 4) % 4] as Compass;

const sideOf = (kind: TileKind, turn: Turn, edge: Edge) => kind.edges[printed(edge, turn)];

export const cellName = (x: number, y: number): Message => word('cell-name', { x, y });
export const tileName = (tile: Kind): Message => word(`tile-${tile}`);

/** "city north, road east and west, field south". */
export function sidesText(tile: Kind, turn: Turn): string {
  const kind = kindOf(tile);
  return SORTS.flatMap((sort) => {
    const edges = [0, 1, 2, 3].filter((edge) => sideOf(kind, turn, edge) === sort);
    if (!edges.length) return [];
    const sides = edges.length === 4 ? word('sides-all') : edges.map(sideName);
    return [t('sides-of', { sort: word(`sort-${sort}`), sides })];
  }).join(', ');
}

/** The sides that a place of a turned tile touches. */
function sidesOfPlace(kind: TileKind, turn: Turn, place: Place): Edge[] {
  const n = Number(place.slice(1));
  const turned = (edges: readonly Edge[]) => [...new Set(edges.map((edge) => (edge + turn) % 4))].sort();
  if (place.startsWith('f')) return turned((kind.fields[n]?.half_edges ?? []).map((half) => half >> 1));
  const parts = place.startsWith('c') ? kind.cities : kind.roads;
  return turned((parts[n]?.edges ?? []).map((side) => SIDES.indexOf(side)));
}

/** What there is at a place: "city", "field". */
export const sortName = (place: Place): Message => word(`place-${place.charAt(0)}`);

/** Which of a tile's places is meant: "city north", "field east and south"; a monastery has no sides. */
export function placeName(tile: Kind, turn: Turn, place: Place): Message {
  const kind = kindOf(tile);
  const sort = sortName(place);
  const edges = sidesOfPlace(kind, turn, place);
  if (!edges.length || edges.length === 4) return sort;
  const alike = kind.places.filter((other) => other.charAt(0) === place.charAt(0));
  const sides = word('sides-of', { sort, sides: edges.map(sideName) });
  const twins = alike.filter((other) => String(sidesOfPlace(kind, turn, other)) === String(edges));
  return twins.length > 1 ? word('place-nth', { place: sides, n: twins.indexOf(place) + 1 }) : sides;
}

/** "3 tiles, 1 shield, held by Ada". */
function featureText(feature: BoardFeature, names: readonly string[]): string {
  const facts = [t('feature-tiles', { tiles: feature.tiles.length })];
  if (feature.shields) facts.push(t('feature-shields', { shields: feature.shields }));
  if (feature.complete) facts.push(t('feature-complete'));
  else if (feature.open.length) facts.push(t('feature-open', { open: feature.open.length }));
  const holders = feature.holders.map((seat) => names[seat] ?? '');
  facts.push(holders.length ? t('feature-held', { names: holders }) : t('feature-unheld'));
  return facts.join(', ');
}

/** What one can look up on the board. */
interface Look {
  tileAt(x: number, y: number): LaidTile | undefined;
  featureOf(x: number, y: number, place: Place): BoardFeature | undefined;
  names: readonly string[];
}

/** The place of a tile that its city or road on a side belongs to. */
function placeOn({ tile, turn }: LaidTile, edge: Edge): Place | undefined {
  const kind = kindOf(tile);
  const sort = sideOf(kind, turn, edge).charAt(0);
  return sort === 'f'
    ? undefined
    : kind.places.find((place) => place.startsWith(sort) && sidesOfPlace(kind, turn, place).includes(edge));
}

/** What lies beside a cell, side by side: "north road, 2 tiles, 1 open, held by Ada". */
export function besideText(x: number, y: number, { tileAt, featureOf, names }: Look): string {
  return STEPS.flatMap(([dx, dy], edge) => {
    const tile = tileAt(x + dx, y + dy);
    if (!tile) return [];
    const facing = (edge + 2) % 4;
    const what = word(`sort-${sideOf(kindOf(tile.tile), tile.turn, facing)}`);
    const place = placeOn(tile, facing);
    const feature = place && featureOf(tile.x, tile.y, place);
    const side = sideName(edge);
    return feature
      ? [t('beside-feature', { side, what, facts: featureText(feature, names) })]
      : [t('beside-side', { side, what })];
  }).join('; ');
}

/** A tile that lies on the board, with its sides and its followers. */
export function tileText(laid: LaidTile, followers: readonly Follower[], names: readonly string[]): string {
  const men = followers
    .filter((man) => man.x === laid.x && man.y === laid.y)
    .map((man) => followerText(man, laid, names));
  const what = t('tile-laid', {
    x: laid.x,
    y: laid.y,
    tile: tileName(laid.tile),
    sides: sidesText(laid.tile, laid.turn),
  });
  return [what, ...men].join('. ');
}

/** "Ada: knight, city north, column 2, row 1". */
export const followerText = (
  { seat, place, role, x, y }: Follower,
  { tile, turn }: LaidTile,
  names: readonly string[],
): string =>
  t('follower-at', {
    name: names[seat] ?? '',
    role: word(`role-${role}`),
    place: placeName(tile, turn, place),
    cell: cellName(x, y),
  });

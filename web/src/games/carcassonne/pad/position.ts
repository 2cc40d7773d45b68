/** A typed position as things that can be tapped: written down again, it is the same text. The rules are the server's. */
import { COLOURS, type Colour } from '$lib/players';
import type { Turn } from '../terms';
import type { Kind, Place, ScoreLine } from '../types';

export interface PadTile {
  tile: Kind;
  x: number;
  y: number;
  turn: Turn;
  follower: { colour: Colour; place: Place } | null;
}

export interface PadPosition {
  /** Points on the track, of everybody who plays. */
  points: Partial<Record<Colour, number>>;
  tiles: PadTile[];
  /** Lines that are not tapped, such as options. */
  rest: string[];
}

/** The game has five colours. */
export const PLAYERS = COLOURS.slice(0, 5);
const TILE = /^([A-X])\s+(-?\d+)\s*,\s*(-?\d+)\s+r(\d+)(?:\s+([a-z]+):(\w+))?$/;

function readTile(line: string): PadTile | null {
  const found = TILE.exec(line);
  if (!found) return null;
  const [, tile, x, y, turn, colour, place] = found;
  return {
    tile: tile as Kind,
    x: Number(x),
    y: Number(y),
    turn: (Number(turn) % 4) as Turn,
    follower: colour && place ? { colour: colour as Colour, place: place as Place } : null,
  };
}

const readPoints = (words: string): PadPosition['points'] =>
  Object.fromEntries(words.split(/\s+/).map((word) => [word.split('=')[0], Number(word.split('=')[1]) || 0]));

export function readPad(text: string): PadPosition {
  const pad: PadPosition = { points: {}, tiles: [], rest: [] };
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const tile = readTile(line);
    if (tile) pad.tiles.push(tile);
    else if (line.startsWith('players:')) pad.points = readPoints(line.slice(8).trim());
    else if (line) pad.rest.push(line);
  }
  for (const { follower } of pad.tiles) if (follower) pad.points[follower.colour] ??= 0;
  return pad;
}

const writeTile = ({ tile, x, y, turn, follower }: PadTile): string =>
  `${tile} ${x},${y} r${turn}${follower ? ` ${follower.colour}:${follower.place}` : ''}`;

export function writePad({ points, tiles, rest }: PadPosition): string {
  const players = PLAYERS.filter((colour) => colour in points).map(
    (colour) => `${colour}=${points[colour] ?? 0}`,
  );
  return [
    ...(players.length ? [`players: ${players.join(' ')}`] : []),
    ...rest,
    ...tiles.map(writeTile),
  ].join('\n');
}

export const cellOf = ({ x, y }: { x: number; y: number }): string => `${x},${y}`;

/** The same position with one tile changed, or taken away. */
export const withTile = (
  pad: PadPosition,
  cell: string,
  change: (tile: PadTile) => PadTile | null,
): PadPosition => ({
  ...pad,
  tiles: pad.tiles.flatMap((tile) => (cellOf(tile) === cell ? (change(tile) ?? []) : [tile])),
});

/** Add or remove a player; players with followers stay. */
export function withPlayer(pad: PadPosition, colour: Colour): PadPosition {
  const { [colour]: known, ...others } = pad.points;
  return { ...pad, points: known === undefined ? { ...others, [colour]: 0 } : others };
}

const LETTER = { city: 'c', road: 'r', monastery: 'm', field: 'f', before: '' } as const;

/** A feature that is complete has been scored: its points are on the track, and its followers go home. */
export function takenHome(pad: PadPosition, line: ScoreLine, lines: readonly ScoreLine[]): PadPosition {
  const cells = new Set((line.tiles ?? []).map(([x, y]) => `${x},${y}`));
  const same = lines.filter(
    (one) =>
      one.complete && one.feature === line.feature && String(one.tiles?.[0]) === String(line.tiles?.[0]),
  );
  const points = { ...pad.points };
  for (const one of same) points[one.player] = (points[one.player] ?? 0) + one.points;
  const stands = ({ follower, x, y }: PadTile) =>
    follower?.place.startsWith(LETTER[line.feature]) && cells.has(`${x},${y}`);
  return {
    ...pad,
    points,
    tiles: pad.tiles.map((tile) => (stands(tile) ? { ...tile, follower: null } : tile)),
  };
}

/** A typed town as things that can be tapped: written down again, it is the same text. The rules are the server's. */
import { COLOURS } from '$lib/players';
import type { EdgeId, ParcelId } from '../../western/ids';
import { PARCELS } from '../../western/town/geometry';
import type { Town } from '../../western/types';

/** What a parcel can hold, with the letters of the notation. */
export const PIECES = {
  bare: '..',
  house: 'ho',
  mountain: 'mo',
  ranch: 'ra',
  mine: 'mi',
  drugstore: 'dr',
  bank: 'ba',
  saloon: 'sa',
  hotel: 'ht',
  church: 'ch',
  prison: 'pr',
  river: '~~',
} as const;
export type Piece = keyof typeof PIECES;
const BY_LETTERS = new Map<string, Piece>(
  Object.entries(PIECES).map(([piece, letters]) => [letters, piece as Piece]),
);

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof LETTERS)[number];
/** What the line of a player counts. */
export const MEANS = ['money', 'points', 'cowboys', 'revolvers', 'roads'] as const;
export type Means = (typeof MEANS)[number];

export interface PadParcel {
  piece: Piece;
  owner: Letter | null;
}

export interface PadTown {
  /** Row by row, eight of eight. */
  parcels: PadParcel[];
  roads: EdgeId[];
  /** The words of each player's line. */
  players: Partial<Record<Letter, Record<string, string>>>;
  /** Lines that are not tapped, such as the round. */
  rest: string[];
}

const ROW = /^(?:(?:\.\.|~~|[a-z]{2})(?:\/[A-E])?(?:\s+|$)){8}$/;

function readParcel(word: string): PadParcel {
  const [letters = '', owner] = word.split('/');
  return { piece: BY_LETTERS.get(letters) ?? 'bare', owner: (owner as Letter | undefined) ?? null };
}

const readWords = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => word.split('=') as [string, string]),
  );

export function readTown(text: string): PadTown {
  const town: PadTown = { parcels: [], roads: [], players: {}, rest: [] };
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const player = /^([A-E])\s*:(.*)$/.exec(line);
    if (ROW.test(line)) town.parcels.push(...line.split(/\s+/).map(readParcel));
    else if (player) town.players[player[1] as Letter] = readWords(player[2] ?? '');
    else if (line.startsWith('roads:'))
      town.roads = line.slice(6).trim().split(/\s+/).filter(Boolean) as EdgeId[];
    else if (line) town.rest.push(line);
  }
  while (town.parcels.length < PARCELS.length) town.parcels.push({ piece: 'bare', owner: null });
  for (const { owner } of town.parcels) if (owner) town.players[owner] ??= {};
  return town;
}

const writeParcel = ({ piece, owner }: PadParcel): string => PIECES[piece] + (owner ? `/${owner}` : '');

export function writeTown({ parcels, roads, players, rest }: PadTown): string {
  const rows = Array.from({ length: 8 }, (_, r) =>
    parcels
      .slice(r * 8, r * 8 + 8)
      .map(writeParcel)
      .join(' '),
  );
  const lines = LETTERS.flatMap((letter) => {
    const words = Object.entries(players[letter] ?? {}).map(([name, value]) => `${name}=${value}`);
    return letter in players ? [`${letter}: ${words.join(' ')}`.trim()] : [];
  });
  return [...rows, ...(roads.length ? [`roads: ${roads.join(' ')}`] : []), ...rest, ...lines].join('\n');
}

const isOwned = (piece: Piece): boolean => !['bare', 'house', 'mountain', 'river'].includes(piece);

/** A parcel with another piece or owner: a building has an owner, the river has none. */
export function changed(parcel: PadParcel, wanted: Partial<PadParcel>, usual: Letter): PadParcel {
  const next = { ...parcel, ...wanted };
  if (next.piece === 'river') return { ...next, owner: null };
  if (!isOwned(next.piece) || next.owner) return next;
  return wanted.owner === null ? { piece: 'bare', owner: null } : { ...next, owner: usual };
}

/** The edges of a parcel, by the side they lie on. */
export function edgesOf(at: number): Record<'north' | 'east' | 'south' | 'west', EdgeId> {
  const [row, col] = [Math.floor(at / 8), at % 8];
  return {
    north: `H${row},${col}`,
    east: `V${row},${col + 1}`,
    south: `H${row + 1},${col}`,
    west: `V${row},${col}`,
  } as Record<'north' | 'east' | 'south' | 'west', EdgeId>;
}

export const withRoad = (town: PadTown, edge: EdgeId): PadTown => ({
  ...town,
  roads: town.roads.includes(edge) ? town.roads.filter((one) => one !== edge) : [...town.roads, edge],
});

/** Add or remove a player. */
export function withPlayer(town: PadTown, letter: Letter): PadTown {
  const { [letter]: known, ...others } = town.players;
  return { ...town, players: known ? others : { ...others, [letter]: { money: '0' } } };
}

export const colourOfLetter = (letter: Letter) => COLOURS[LETTERS.indexOf(letter)] ?? 'red';

/** The town as it is drawn. */
export function drawnTown({ parcels, roads }: PadTown): Town {
  const drawn: Town['parcels'] = {};
  const river: ParcelId[] = [];
  parcels.forEach(({ piece, owner }, i) => {
    const id = PARCELS[i] as ParcelId;
    if (piece === 'river') river.push(id);
    else
      drawn[id] = {
        ...(piece !== 'bare' && { piece }),
        ...(owner && { owner: colourOfLetter(owner) }),
      };
  });
  return { parcels: drawn, roads, ...(river.length && { river }) };
}

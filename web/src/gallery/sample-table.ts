/** A table of four without a server, for the parts that every table has: people, a question, and what has happened. */
import { colourOf } from '$lib/players';
import type { Kind } from '../games/carcassonne/types';
import type { MatchView, SeatInfo, Table } from '../net/schema';
import type { LogLine } from '../table/log';
import { TableModel } from '../table/model.svelte';

const NAMES = ['Maud', 'Ines', 'Bot Hazel', 'Teun'];
const SCORES = [47, 9, 6, 24];

const LEVEL = {
  name: 'fair',
  title: 'Fair',
  called: { id: 'level-fair' },
  about: '',
  said: null,
  rating: 1480,
  seconds: 0,
};

function seatOf(name: string, seat: number): SeatInfo {
  const bot = name.startsWith('Bot') ? 'fair' : null;
  return {
    seat,
    name,
    bot,
    kind: bot ? 'bot' : 'player',
    player: bot ? null : name,
    mine: seat === 0,
    guest: false,
    stand_in: null,
    level: bot ? LEVEL : null,
    resigned: false,
    agrees: false,
    auto_confirm: false,
    ask_all: false,
    colour: colourOf(seat),
  };
}

const TABLE: Table = {
  id: 'sample',
  game: 'carcassonne',
  status: 'running',
  listed: false,
  seats: NAMES.map(seatOf),
  options: {},
  waiting: [0],
  your_turn: true,
  scores: SCORES,
  version: 57,
  created: 0,
  updated: 0,
  revision: 1,
  host: 'Maud',
  takeover: true,
  hints: true,
  deal: { scheme: '', commit: '', salt: '', seed: null },
  winners: [],
  ended_by: null,
  imported: 0,
  rematch: null,
  lesson: null,
};

const MATCH: MatchView = {
  game: 'carcassonne',
  version: 57,
  made: 0,
  seats: NAMES.length,
  names: NAMES,
  options: {},
  waiting: [0],
  over: false,
  scores: SCORES,
  winners: [],
  decision: 57,
  asks: 'move',
  can_undo: true,
  view: null,
};

/** A table at which the first seat is asked something, or another player is, or which has ended. */
export function sampleTable(state: 'asked' | 'waiting' | 'ended'): TableModel {
  const model = new TableModel('sample', {
    Table: () => ({}),
    Replay: () => ({}),
    scenes: () => [],
    hides: () => false,
    sound: () => null,
    tell: () => [],
  });
  const waiting = { asked: [0], waiting: [1], ended: [] }[state];
  const asks = state === 'asked' ? 'move' : null;
  model.live.table =
    state === 'ended' ? { ...TABLE, waiting, status: 'finished', winners: [0], ended_by: 'rules' } : TABLE;
  model.live.presence = { players: ['Maud', 'Ines'], watchers: 1, missing: [] };
  model.seat = 0;
  model.shown = { ...MATCH, waiting, asks, can_undo: asks !== null, over: state === 'ended' };
  return model;
}

/** What a line of the log is about: here a tile. */
export type About = Kind;

export const LINES: LogLine<About>[] = [
  { text: 'Before the break', seats: [], about: 'D', heading: true },
  { text: '**Maud** places a tile and a knight', seats: [0], about: 'E' },
  {
    text: '**Ines** places a tile',
    seats: [1],
    about: 'S',
    gains: [
      {
        text: 'City: 13 points to **Maud**',
        why: '5 tiles at 2, 3 shields',
        points: 13,
        seats: [0],
        about: 'S',
      },
    ],
  },
  { text: 'After the break', seats: [], about: 'D', heading: true },
  { text: '**Bot Hazel** places a tile and a farmer', seats: [2], about: 'B' },
  {
    text: '**Teun** places a tile and a thief',
    seats: [3],
    about: 'L',
    gains: [{ text: 'Road: 3 points to **Teun**', why: '3 tiles at 1', points: 3, seats: [3], about: 'L' }],
  },
];

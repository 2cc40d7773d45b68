import type { CardsView, Forecast, Move, Survey } from './types';
/** Words of the page's own for what it draws of the Card Game. */

export type Seat = number;

/** The lines of the score pad in their order, each with the picture that stands for it. */
export const LINES = [
  ['a', 'ranch'],
  ['b', 'mine'],
  ['c', 'drugstore'],
  ['d', 'bank'],
  ['e', 'saloon'],
  ['f', 'general_store'],
  ['g', 'ranch'],
  ['h', 'mine'],
  ['i', 'church'],
  ['j', 'hotel'],
  ['k', 'city_hall'],
  ['l', 'outlaws'],
  ['m', null],
] as const;

/** The parts of the table, of which a phone shows one. */
export const LEAVES = ['market', 'city', 'others', 'score', 'log'] as const;
export type Leaf = (typeof LEAVES)[number];

/** What is asked of the viewer. */
export type Ask =
  | 'suit'
  | 'bid'
  | 'use'
  | 'take'
  | 'place'
  | 'aside'
  | 'after'
  | 'sale'
  | 'paperboy'
  | 'confirm'
  | 'return'
  | 'sent'
  | 'wait'
  | 'over';

/** What the table of this game is made of. */
export interface CardsTypes {
  View: CardsView;
  Move: Move;
  Survey: Survey;
  Forecast: Forecast;
}

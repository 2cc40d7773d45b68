/** Made by scripts/typescript.py from the types of the game in tests/toy: change those, and run it again. */

export interface CardDraw {
  type: 'draw';
  card?: number;
  to?: number;
}

export interface ChooseMove {
  type: 'choose';
  card: number;
}

export interface LockMove {
  type: 'lock';
  card: number;
}

export interface Roll {
  type: 'roll';
  eyes: number;
}

export interface SpendMove {
  type: 'spend';
  n: number;
}

export interface KeepMove {
  type: 'keep';
}

export interface GiveMove {
  type: 'give';
  seat: number;
}

export type ToyMove = CardDraw | ChooseMove | LockMove | Roll | SpendMove | KeepMove | GiveMove;

export interface Drawn {
  type: 'drawn';
  seat: number;
  card?: number;
  to?: number;
}

export interface Chose {
  type: 'chose';
  seat: number;
  card?: number;
  to?: number;
}

export interface Revealed {
  type: 'revealed';
  cards: number[];
}

export interface Rolled {
  type: 'rolled';
  seat: number;
  eyes: number;
}

export interface Spent {
  type: 'spent';
  seat: number;
  n: number;
}

export interface Scored {
  type: 'scored';
  seat: number;
  points: number;
}

export interface Ended {
  type: 'ended';
  scores: number[];
}

export interface ToyView {
  phase: string;
  round: number;
  turn: number;
  prize: number;
  points: number[];
  left: number;
  gone: number[];
  hands: (number[] | number)[];
  chosen: (number | boolean)[];
  locked: number[];
  moves: ToyMove[];
}

/** A player undid a move; if it was secret, only that player sees which. */
export interface Undone {
  type: 'undone';
  seat: number;
  move?: Record<string, unknown>;
  to?: number;
}

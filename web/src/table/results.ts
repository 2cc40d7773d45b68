import type { Colour } from '$lib/players';

/** What a game calls the parts of its results. */
export interface Named {
  /** Where points come from. */
  source: (id: string) => string;
  /** A part of the game, such as a round. */
  chapter: (id: string) => string;
  /** The colour of a seat, where it is not that of its number. */
  colour?: (seat: number) => Colour;
}

/** Boards to look at: 37 tiles with one to lay, 70 tiles late in a game of five, and a follower to send. */
import type { BoardSurvey } from '../games/carcassonne/survey';
import type { CarcassonneView } from '../games/carcassonne/types';
import claim from './fixtures/claim.json';
import late from './fixtures/late.json';
import middle from './fixtures/middle.json';

export interface Fixture {
  view: CarcassonneView;
  survey: BoardSurvey;
}

export const FIXTURES = { middle, late, claim } as unknown as Record<string, Fixture>;
export const NAMES = ['Maud', 'Ines', 'Hazel', 'Teun', 'Anouk'];

/** The server's survey as the board draws it. */
import type { Edge } from './terms';
import type { Cell, Feature, Survey } from './types';

/** A feature as the board draws it. */
export interface BoardFeature extends Omit<Feature, 'open'> {
  open: (readonly [x: number, y: number, edge: Edge])[];
}

export interface BoardSurvey {
  features: BoardFeature[];
  /** Cells that no tile left in the bag can fill. */
  dead: Cell[];
}

const NOTHING: BoardSurvey = { features: [], dead: [] };

function read({ open, ...rest }: Feature): BoardFeature {
  return { ...rest, open: open.map(([x, y, side]) => [x, y, 'NESW'.indexOf(side)] as const) };
}

/** At the end every cell is dead, which goes without saying. */
export function readSurvey(written: Survey | null, ending: boolean): BoardSurvey {
  if (!written) return NOTHING;
  const { features, dead } = written;
  return { features: features.map(read), dead: ending ? [] : dead };
}

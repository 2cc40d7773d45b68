/** The server's survey as the board draws it. */
import type { Json } from '../../net/api';
import type { Edge, Feature, Survey } from './types';

/** As the server writes it: sides by letter; `now` if completed as it stands, `end` if the game ended now. */
interface WrittenFeature extends Omit<Feature, 'open'> {
  open: [number, number, string][];
}

const NOTHING: Survey = { features: [], dead: [] };

function read({ open, now, end, ...rest }: WrittenFeature): Feature {
  const isField = rest.type === 'field';
  return {
    ...rest,
    open: open.map(([x, y, side]) => [x, y, 'NESW'.indexOf(side) as Edge] as const),
    now: rest.complete ? now : end,
    end: isField ? end : now,
  };
}

/** At the end every cell is dead, and nobody needs to be told. */
export function readSurvey(written: Json | null, ending: boolean): Survey {
  if (!written) return NOTHING;
  const { features, dead } = written as unknown as { features: WrittenFeature[]; dead: Survey['dead'] };
  return { features: features.map(read), dead: ending ? [] : dead };
}

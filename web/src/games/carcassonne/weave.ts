/** A rectangle filled with tiles that fit, the same for the same seed: a picture, not a game. */
import { KINDS, type Compass, type TileKind } from './kinds';
import { rng } from './art/random';
import type { TileAt, Turn } from './terms';

const SIDES: Compass[] = ['N', 'E', 'S', 'W'];
const edge = (kind: TileKind, turn: Turn, side: number) =>
  kind.edges[SIDES[(side - turn + 4) % 4] as Compass];

interface Laid {
  kind: TileKind;
  turn: Turn;
}

export function weave(width: number, height: number, seed: number): TileAt[] {
  const next = rng(seed);
  const bag = KINDS.flatMap((kind) => Array.from({ length: kind.count }, () => kind));
  const grid: Laid[] = [];

  const fits = (kind: TileKind, turn: Turn, i: number): boolean => {
    const above = grid[i - width];
    const left = i % width ? grid[i - 1] : undefined;
    return (
      (!above || edge(above.kind, above.turn, 2) === edge(kind, turn, 0)) &&
      (!left || edge(left.kind, left.turn, 1) === edge(kind, turn, 3))
    );
  };
  const fill = (i: number): boolean => {
    if (i === width * height) return true;
    const start = Math.floor(next() * bag.length);
    const first = Math.floor(next() * 4);
    for (let a = 0; a < bag.length; a++) {
      const kind = bag[(start + a * 7) % bag.length] as TileKind;
      for (let b = 0; b < 4; b++) {
        const turn = (first + b) % 4;
        if (!fits(kind, turn, i)) continue;
        grid[i] = { kind, turn };
        if (fill(i + 1)) return true;
        grid.length = i;
      }
    }
    return false;
  };
  fill(0);
  return grid.map(({ kind, turn }, i) => ({
    tile: kind.kind,
    turn,
    x: i % width,
    y: Math.floor(i / width),
  }));
}

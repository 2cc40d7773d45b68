/** Positions from chunks: forwards, backwards and by jumps. */
import { describe, expect, it } from 'vitest';
import type { Frame, MatchView, Reel } from '../net/schema';
import { Positions } from './positions';

const LENGTH = 10;
const REEL = 4;
const frame = (n: number): Frame => ({ view: { version: n } as MatchView, survey: null });

/** A server whose game has ten entries, and what it was asked. */
function serving() {
  const asked: [number, number | null][] = [];
  const positions = new Positions((n, since) => {
    asked.push([n, since]);
    const start = n - (n % REEL);
    const rest = Array.from({ length: Math.min(REEL, LENGTH - start) }, (_, index) => start + index + 1);
    const patches = rest.map((entry) => ({ view: { version: [entry] } }));
    return Promise.resolve({
      n: start,
      seat: null,
      first: since === start ? null : frame(start),
      patches,
    } as Reel);
  });
  return { positions, asked };
}

describe('positions', () => {
  it('goes forwards with one request a chunk, and has where the next one starts', async () => {
    const { positions, asked } = serving();
    for (let n = 0; n <= LENGTH; n++) expect(await positions.at(n)).toEqual(frame(n));
    expect(asked).toEqual([
      [0, null],
      [5, 4],
      [9, 8],
    ]);
  });

  it('goes backwards', async () => {
    const { positions, asked } = serving();
    for (let n = LENGTH; n >= 0; n--) expect(await positions.at(n)).toEqual(frame(n));
    expect(asked.map(([n]) => n)).toEqual([10, 7, 3]);
  });

  it('jumps', async () => {
    const { positions } = serving();
    for (const n of [7, 1, 10, 4, 0]) expect(await positions.at(n)).toEqual(frame(n));
  });

  it('asks once when two want the same', async () => {
    const { positions, asked } = serving();
    await Promise.all([positions.at(2), positions.at(2)]);
    expect(asked).toHaveLength(1);
  });
});

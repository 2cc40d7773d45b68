/**
 * The positions of a replay. They come in chunks of some entries, each position as a change of the one before, so that a
 * step asks the server for nothing, or for little.
 */
import { patched } from '../net/patch';
import type { Frame, Reel } from '../net/schema';
import { remembered } from '$lib/memo';

/** Asks for the chunk that holds an entry; `since` is an entry whose position is here already. */
type Ask = (n: number, since: number | null) => Promise<Reel>;

export class Positions {
  private readonly frames = new Map<number, Frame>();

  constructor(private readonly ask: Ask) {}

  /** The position after n entries. */
  async at(n: number): Promise<Frame> {
    return this.frames.get(n) ?? (await this.fetch(n));
  }

  private readonly fetch = remembered(async (n: number) => {
    this.unroll(await this.ask(n, this.before(n)));
    const frame = this.frames.get(n);
    if (!frame) throw new Error(`no position after ${n} entries`);
    return frame;
  });

  /** The nearest position before n that is here. */
  private before(n: number): number | null {
    const known = [...this.frames.keys()].filter((one) => one <= n);
    return known.length ? Math.max(...known) : null;
  }

  private unroll({ n, first, patches }: Reel): void {
    let frame = first ?? this.frames.get(n);
    if (!frame) return;
    this.frames.set(n, frame);
    for (const [index, patch] of patches.entries()) {
      frame = patched(frame, patch);
      this.frames.set(n + index + 1, frame);
    }
  }
}

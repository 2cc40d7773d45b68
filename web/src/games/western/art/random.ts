/** Seeded numbers, so that a parcel looks the same after a reload. */

export type Rng = () => number;

/** Numbers in [0, 1), the same for the same seed. */
export function rng(seed: number): Rng {
  let a = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A small number from a name, for cards that have an id and no seed. */
export const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 3) % 997;

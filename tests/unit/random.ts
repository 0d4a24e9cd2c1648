/**
 * Chance that repeats itself: the same seed gives the same run, so that a failure can be run again.
 *
 * Ours, and not fast-check's: what is made here are histories, each step of which depends on what became of the last. To make a
 * failing one smaller it lives them all again: tried on codegen's (`reconcile.test.ts`, with a fault put in), six minutes, for a
 * history no easier to read than the number of a seed.
 */

export interface Random {
  /** A whole number from 0 to `limit`, which it never reaches. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  shuffle<T>(values: readonly T[]): T[];
}

export function createRandom(seed: number): Random {
  let state = seed;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    shuffle: (values) =>
      values
        .map((value) => [next(), value] as const)
        .sort(([a], [b]) => a - b)
        .map(([, value]) => value),
  };
}

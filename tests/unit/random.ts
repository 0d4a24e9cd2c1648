/**
 * Seeded random numbers, so that a failure can be reproduced.
 *
 * Not fast-check, because each step of a test depends on the result of the last: shrinking repeats all steps. Shrinking a fault that
 * was put into `reconcile.test.ts` took six minutes, and the result was no easier to read than a seed.
 */

export interface Random {
  /** Returns a whole number from 0 to `limit` - 1. */
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

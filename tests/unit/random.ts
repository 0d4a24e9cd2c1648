/** Chance that repeats itself, so that a failure can be run again. */
import fc from 'fast-check';

export interface Random {
  /** A whole number from 0 to `limit`, which it never reaches. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  shuffle<T>(values: readonly T[]): T[];
}

/**
 * Runs a test on cases made by chance, the same ones each time. A case that fails is made smaller by fast-check until it could not be
 * smaller and fail.
 */
export function forCases(runs: number, test: (random: Random) => void): void {
  const property = fc.property(fc.gen(), (choose) => {
    const below = (limit: number) => choose(fc.nat, limit - 1);
    test({
      below,
      pick: (values) => values[below(values.length)] as (typeof values)[number],
      shuffle: (values) =>
        choose(fc.shuffledSubarray<number>, [...values.keys()], { minLength: values.length }).map((at) => values[at] as never),
    });
  });
  fc.assert(property, { numRuns: runs, seed: 1 });
}

/**
 * The same from one number. For what runs long, or on a database: a case that fails is named by its seed, and none is looked for that
 * is smaller, which would take it hundreds of times as long.
 */
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

/** Chance that can be repeated: a failing test prints the seed, and CONTACT_SEED=<seed> runs it again with the same. */
import { onTestFailed } from 'vitest';

export interface Random {
  /** A whole number from 0 up to, and without, `end`. */
  readonly below: (end: number) => number;
  /** `count` different whole numbers from 1 to `last`, in ascending order. */
  readonly moments: (count: number, last: number) => number[];
}

/** A generator for the test that is running. */
export function seededRandom(): Random {
  const seed = Number(process.env['CONTACT_SEED'] ?? Date.now() % 2 ** 32);
  onTestFailed(() => console.error(`CONTACT_SEED=${seed} repeats the random choices of this run.`));
  const next = mulberry32(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    moments(count, last) {
      const chosen = new Set<number>();
      while (chosen.size < count) chosen.add(1 + below(last));
      return [...chosen].sort((a, b) => a - b);
    },
  };
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

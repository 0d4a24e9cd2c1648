/** Chance that can be repeated: a failing test prints the seed, and CONTACT_SEED=<seed> runs it again with the same. */
import { onTestFailed } from 'vitest';
import { createRandom } from '../../unit/random.ts';

export interface Moments {
  /** `count` different whole numbers from 1 to `last`, in ascending order. */
  readonly moments: (count: number, last: number) => number[];
}

/** A generator for the test that is running. */
export function seededRandom(): Moments {
  const seed = Number(process.env['CONTACT_SEED'] ?? Date.now() % 2 ** 32);
  onTestFailed(() => console.error(`CONTACT_SEED=${seed} repeats the random choices of this run.`));
  const { below } = createRandom(seed);
  return {
    moments(count, last) {
      const chosen = new Set<number>();
      while (chosen.size < count) chosen.add(1 + below(last));
      return [...chosen].sort((a, b) => a - b);
    },
  };
}

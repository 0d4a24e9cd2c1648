/** Test volume: `npm run test:soak` sets SOAK and runs more and longer cases. */

export const isSoaking = process.env['SOAK'] === '1';

/** Returns the number of repetitions: `usual` in npm test, `soaking` in npm run test:soak. */
export function repetitions(usual: number, soaking: number): number {
  return isSoaking ? soaking : usual;
}

/** Returns the first case only, unless soaking. */
export function firstOf<T>(cases: readonly T[]): readonly T[] {
  return isSoaking ? cases : cases.slice(0, 1);
}

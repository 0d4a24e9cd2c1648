/** The amount of testing: `npm run test:soak` sets SOAK and has time for long histories. */

export const isSoaking = process.env['SOAK'] === '1';

/** The number of repetitions in npm test, or in npm run test:soak. */
export function repetitions(usual: number, soaking: number): number {
  return isSoaking ? soaking : usual;
}

/** The first case only, unless soaking. */
export function firstOf<T>(cases: readonly T[]): readonly T[] {
  return isSoaking ? cases : cases.slice(0, 1);
}

/** How often a test repeats itself: `npm run test:soak` sets SOAK, and has the time for more. */

const isSoaking = process.env['SOAK'] === '1';

/** So many in npm test, or so many in npm run test:soak. */
export function repetitions(usual: number, soaking: number): number {
  return isSoaking ? soaking : usual;
}

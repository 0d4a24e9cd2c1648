/** How much a test asks: `npm run test:soak` sets SOAK, and has the time for all of it. */
import { type Locale, localeCodes } from '#schema/site.ts';

export const isSoaking = process.env['SOAK'] === '1';

/** So many in npm test, or so many in npm run test:soak. */
export function repetitions(usual: number, soaking: number): number {
  return isSoaking ? soaking : usual;
}

/**
 * What is asked in this language of all that could be: in npm test by turns, the first thing in the first language, the second in
 * the second and so on, so that each is asked in one; in npm run test:soak all of it in each.
 */
export function byTurns<T>(all: readonly T[], locale: Locale): readonly T[] {
  return shareOf(all, localeCodes.length, localeCodes.indexOf(locale));
}

/** What the one whose turn it is, among so many who share, is asked of all that could be; in npm run test:soak all of it. */
export function shareOf<T>(all: readonly T[], sharers: number, turn: number): readonly T[] {
  return isSoaking ? all : all.filter((_, index) => index % sharers === turn % sharers);
}

/**
 * For tests of a file that would each be the same in several places: each call answers where the next of them is asked. In npm test in
 * one place, by turns; in npm run test:soak in all of them.
 */
export function takingTurns<T>(all: readonly T[]): () => readonly T[] {
  let turn = 0;
  return () => shareOf(all, all.length, turn++);
}

/** Where a test is asked that would be the same in each: in npm test in the first, in npm run test:soak in all of them. */
export function firstOf<T>(all: readonly T[]): readonly T[] {
  return shareOf(all, all.length, 0);
}

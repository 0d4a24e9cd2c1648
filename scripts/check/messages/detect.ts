/** What language a sentence is in. */

import { eld } from 'eld/small';
import { loanWords } from '../../../schema/glossary.ts';
import { localeCodes } from '../../../schema/site.ts';
import { memoizePerText } from '../../lib/memoize.ts';
import { wordsOf } from './words.ts';

/** The fewest words whose language can be told. */
const fewest = 4;

/** The same for languages that the site does not have. */
const fewestOfOthers = 6;

const isOurs = (language: string) => localeCodes.some((locale) => locale === language);

/** How much higher another language must score than the one expected, on a scale from 0 to 1; with few words, more. */
const marginOf = (words: number) => (words < 6 ? 0.06 : 0.03);

/** The language of a sentence, where it is surely not the one expected; undefined otherwise. */
export const detected = memoizePerText((sentence: string, expected: string): string | undefined => {
  const loans = new Set(loanWords[expected]);
  const words = wordsOf(sentence).filter((word) => !loans.has(word.toLowerCase()));
  if (words.length < fewest) return undefined;
  const result = eld.detect(words.join(' '));
  const scores = result.getScores();
  const isSure = (scores[result.language] ?? 0) - (scores[expected] ?? 0) > marginOf(words.length);
  // “Rent per square metre” could be Italian: few words are pasted from a language of this site, rather than from another.
  if (!isOurs(result.language) && words.length < fewestOfOthers) return undefined;
  return result.language !== expected && isSure ? result.language : undefined;
});

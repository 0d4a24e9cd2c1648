/** Finds the words of `fact-words.ts` in texts. */
import { primaryLanguage } from '../../../schema/text/language-tag.ts';
import { groupBy, memoizePerObject, memoizePerText } from '../../lib/maps.ts';
import type { FactGroup } from './fact-words.ts';

/** A word of a text, with the facts that it may name. */
export interface NamedFacts {
  readonly word: string;
  readonly facts: readonly string[];
  /** False for a word with other meanings as well. */
  readonly isCertain: boolean;
}

interface Match extends Omit<NamedFacts, 'facts'> {
  readonly fact: string;
  readonly start: number;
  readonly end: number;
}

/** Returns each word of a text that names a fact of a group, once. Of words within one another, the longest counts: “pour cent”, not “cent”. */
export function namedFacts({ facts }: FactGroup, text: string, locale: string): readonly NamedFacts[] {
  const language = primaryLanguage(locale);
  // Most texts have no word of most groups.
  if (text.search(anyWord(facts)(language)) < 0) return [];
  const matches = Object.entries(facts).flatMap(([fact, { words, also }]): Match[] =>
    [words, also].flatMap((list) => {
      const pattern = list?.[language];
      if (pattern === undefined) return [];
      const isCertain = list === words;
      return [...text.matchAll(wholeWords(pattern))].map(({ 0: word, index }) => {
        return { fact, isCertain, word: word.toLowerCase(), start: index, end: index + word.length };
      });
    }),
  );
  const longest = matches.filter(
    ({ start, end }) => !matches.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start),
  );
  return [...groupBy(longest, ({ word }) => word)].map(([word, same]) => ({
    word,
    facts: same.map(({ fact }) => fact),
    isCertain: same.some(({ isCertain }) => isCertain),
  }));
}

/** Returns a regular expression for any word of some facts. */
const anyWord = memoizePerObject((facts: FactGroup['facts']) =>
  memoizePerText((language: string) => {
    const lists = Object.values(facts).flatMap(({ words, also }) => [words[language], also?.[language]]);
    return wholeWords(lists.filter((list) => list !== undefined).join(', '));
  }),
);

/** Converts a list of words to a regular expression. */
const wholeWords = memoizePerText((list: string): RegExp => {
  const words = list.split(', ').map((word) =>
    word
      .replaceAll('.', '\\.')
      .replaceAll(')', ')?')
      .replaceAll(' ', '\\s')
      .replaceAll('*', '\\p{L}*')
      .replace(/^\p{Ll}/u, (first) => `[${first}${first.toUpperCase()}]`),
  );
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'gu');
});

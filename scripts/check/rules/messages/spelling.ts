/** Words that the dictionary of a language has. */

import { replaceMarks } from '../../../../schema/language-marks.ts';
import { memoizePerObject } from '../../../lib/memoize.ts';
import type { Placeless } from '../../../lib/problem.ts';
import { detected } from '../../messages/detect.ts';
import { dictionaryOf, suggestionsFor } from '../../messages/dictionaries.ts';
import { isFixed } from '../../messages/fixed-wordings.ts';
import { ownWords, sentencesOf, wordsOf } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

export const spelling: TextRule = {
  name: 'spelling',
  looksAt: 'text',
  explain: `Every word is looked up in hunspell's dictionary of its language (British for English), and in the words of the trade that
schema/glossary.ts adds. The way out: correct the word; one of another language stands in a mark, [en: word]; one that is right goes into
\`words\` of schema/glossary.ts.`,
  check(message, project) {
    const dictionary = dictionaryOf(message.locale);
    if (!dictionary || isFixed(message)) return [];
    const sentences = sentencesOf(ownWords(message), message.locale).filter((text) => detected(text, message.locale) === undefined);
    const names = namesIn(project.schema.facts.identity);
    const unknown = new Set(sentences.flatMap(wordsOf).filter((word) => !dictionary.has(word) && !names.has(word)));
    const others = project.model.languages.map(({ locale }) => locale).filter((locale) => locale !== message.locale);
    const found = [...unknown].map((word) => {
      const other = others.find((locale) => dictionaryOf(locale)?.has(word));
      return complain(word, message.locale, other);
    });
    const marked = markedWords(message.text).filter(({ word, locale }) => dictionaryOf(locale)?.has(word) === false);
    return [...found, ...marked.map(({ word, locale }) => complain(word, locale, undefined))];
  },
};

/** `other`: the language that has the word. */
function complain(word: string, locale: string, other: string | undefined): Placeless {
  const suggestions = suggestionsFor(word, locale);
  return {
    found: other ? `“${word}”, a word of ${other}` : `“${word}”, which no dictionary has`,
    expected: suggestions.length > 0 ? `perhaps ${suggestions.join(', ')}` : 'a word of the language',
    wayOut: other
      ? `translate it, mark it [${other}: ${word}], or add it to words in schema/glossary.ts`
      : 'correct it, or add it to words in schema/glossary.ts',
  };
}

/** The words that a text marks as those of a language: each in the dictionary of that one. */
function markedWords(text: string): { word: string; locale: string }[] {
  const found: { word: string; locale: string }[] = [];
  replaceMarks(text, (words, locale) => {
    found.push(...wordsOf(words).map((word) => ({ word, locale })));
    return words;
  });
  return found;
}

/** The words of an identity: names, which no dictionary has. */
const namesIn = memoizePerObject(
  (identity: object): ReadonlySet<string> => new Set(Object.values(identity).flatMap((value) => wordsOf(String(value)))),
);

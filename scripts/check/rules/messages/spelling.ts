/** Words that the dictionary of a language has. */

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
    const names = namesIn(Object.values(project.schema.facts.identity));
    const unknown = sentences.flatMap(wordsOf).filter((word) => !dictionary.has(word) && !names.has(word));
    return [...new Set(unknown)].map((word) => {
      const other = project.model.languages.find(({ locale }) => locale !== message.locale && dictionaryOf(locale)?.has(word));
      const suggestions = suggestionsFor(word, message.locale);
      return {
        found: other ? `“${word}”, a word of ${other.locale}` : `“${word}”, which no dictionary has`,
        expected: suggestions.length > 0 ? `perhaps ${suggestions.join(', ')}` : 'a word of the language',
        wayOut: other
          ? `translate it, mark it [${other.locale}: ${word}], or add it to words in schema/glossary.ts`
          : 'correct it, or add it to words in schema/glossary.ts',
      };
    });
  },
};

function namesIn(identity: readonly unknown[]): Set<string> {
  return new Set(identity.flatMap((value) => wordsOf(String(value))));
}

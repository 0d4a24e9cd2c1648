import { sharedWords } from '../../../../schema/site/glossary.ts';
import { short } from '../../../model/problem.ts';
import { asTyped, ownWords, type Typed, wordsOf } from '../../inputs/words.ts';
import { sourceOf } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

const shared = new Set(sharedWords);

export const untranslated: TextRule = {
  name: 'untranslated',
  looksAt: 'text',
  explain: `A translation that equals its source text: copied and forgotten. Names, numbers, placeholders and the words in sharedWords of
schema/site/glossary.ts may be equal.

  "Nous contacter" in the English messages
    found:    the text of fr, “Nous contacter”
    expected: a text in en
    way out:  Translate the text. If the words are the same in both languages, add them to sharedWords in schema/site/glossary.ts.`,
  check(message, { model, schema }) {
    const { text: source, language } = sourceOf(message, model);
    if (message.isSource || source === '' || normal(message) !== normal({ ...message, text: source })) return [];
    const names = new Set(Object.values(schema.facts.identity).flatMap((value) => wordsOf(String(value))));
    const own = wordsOf(ownWords({ ...message, text: source })).filter((word) => !shared.has(word.toLowerCase()) && !names.has(word));
    return own.length === 0
      ? []
      : [
          {
            found: `the text of ${language?.locale}, “${short(source)}”`,
            expected: `a text in ${message.locale}`,
            wayOut: `Translate the text. If the words are the same in both languages, add “${own.join('”, “').toLowerCase()}” to sharedWords in schema/site/glossary.ts.`,
          },
        ];
  },
};

/** Returns a text in lower case, without marks and punctuation, with single spaces. */
function normal(message: Typed): string {
  return asTyped(message)
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}

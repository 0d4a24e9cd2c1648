/** A text that is its source, letter for letter. */
import { sharedWords } from '../../../../schema/site/glossary.ts';
import { short } from '../../../model/problem.ts';
import { asTyped, ownWords, wordsOf } from '../../inputs/words.ts';
import type { TextRule } from '../../rule.ts';

const shared = new Set(sharedWords);

export const untranslated: TextRule = {
  name: 'untranslated',
  looksAt: 'text',
  explain: `A translation that equals its source was copied and forgotten. Names, numbers and placeholders may be equal, and so may the words that
schema/site/glossary.ts lists as written alike. The way out: translate it, or add the word to that list.`,
  check(message, { model, schema }) {
    const source = message.others[model.defaultLocale] ?? '';
    if (message.isSource || source === '' || normal(message.text) !== normal(source)) return [];
    const names = new Set(Object.values(schema.facts.identity).flatMap((value) => wordsOf(String(value))));
    const own = wordsOf(ownWords({ text: source })).filter((word) => !shared.has(word.toLowerCase()) && !names.has(word));
    return own.length === 0
      ? []
      : [
          {
            found: `the text of ${model.defaultLocale}, “${short(source)}”`,
            expected: `a text in ${message.locale}`,
            wayOut: `translate it; if it is written alike, add “${own.join('”, “').toLowerCase()}” to sharedWords in schema/site/glossary.ts`,
          },
        ];
  },
};

/** As it reads, whatever spaces, apostrophes and marks it was typed with. */
function normal(text: string): string {
  return asTyped({ text })
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}

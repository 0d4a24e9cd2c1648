/** Terms of the trade have one name. */
import { avoidedTerms } from '../../../../schema/site/glossary.ts';
import { asTyped } from '../../inputs/words.ts';
import type { TextRule } from '../../rule.ts';

export const glossary: TextRule = {
  name: 'glossary',
  looksAt: 'text',
  explain: `“Personal equipment” for “équipement de la personne”, “effort rate” for “taux d’effort”: word-for-word translations that nobody in the
trade uses, and second names of a term. schema/site/glossary.ts lists them with the term in their place. The way out: use the term.`,
  check(message) {
    const text = asTyped(message);
    return (avoidedTerms[message.locale] ?? [])
      .filter(([avoided]) => formOf(avoided).test(text))
      .map(([avoided, term]) => ({ found: `“${avoided}”`, expected: `“${term}”, as everywhere on the site`, wayOut: `write “${term}”` }));
  },
};

/** A term in the singular or the plural; an abbreviation in capitals as it is. */
function formOf(term: string): RegExp {
  if (/^\p{Lu}+$/u.test(term)) return new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'u');
  return new RegExp(`(?<!\\p{L})${term.split(' ').join('(?:es|s|x)?\\s+')}(?:es|s|x)?(?!\\p{L})`, 'iu');
}

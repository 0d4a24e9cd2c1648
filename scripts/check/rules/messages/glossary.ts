import { avoidedTerms } from '../../../../schema/site/glossary.ts';
import { asTyped } from '../../inputs/words.ts';
import type { TextRule } from '../../rule.ts';

export const glossary: TextRule = {
  name: 'glossary',
  looksAt: 'text',
  explain: `A term that schema/site/glossary.ts lists as avoided: a word-for-word translation that the trade does not use, or a second name of a term.
One term for one thing keeps the site consistent.

  "title": "Effort rate"
    found:    “effort rate”
    expected: “rent-to-sales ratio”, the term of the glossary
    way out:  Write “rent-to-sales ratio”.`,
  check(message) {
    const text = asTyped(message);
    return (avoidedTerms[message.locale] ?? [])
      .filter(([avoided]) => formOf(avoided).test(text))
      .map(([avoided, term]) => ({
        found: `“${avoided}”`,
        expected: `“${term}”, the term of the glossary`,
        wayOut: `Write “${term}”.`,
        // A plural needs a writer.
        correct: (typed) => typed.replace(singularOf(avoided), (found) => inCaseOf(found, term)),
      }));
  },
};

/** Returns a pattern for the singular and the plural of a term; for an abbreviation in capitals, for its exact form. */
function formOf(term: string): RegExp {
  if (/^\p{Lu}+$/u.test(term)) return new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'u');
  return new RegExp(`(?<!\\p{L})${term.split(' ').join('(?:es|s|x)?\\s+')}(?:es|s|x)?(?!\\p{L})`, 'iu');
}

function singularOf(term: string): RegExp {
  return new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'giu');
}

/** Returns a term with the capital of the words that it replaces. */
function inCaseOf(found: string, term: string): string {
  return /^\p{Lu}\p{Ll}/u.test(found) ? term.charAt(0).toUpperCase() + term.slice(1) : term;
}

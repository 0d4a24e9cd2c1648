/** Finds the terms of the glossary in texts. */

/** Returns a pattern for the singular and the plural of a term; for an abbreviation in capitals, for its exact form. */
export function termPattern(term: string): RegExp {
  if (/^\p{Lu}+$/u.test(term)) return new RegExp(`(?<!\\p{L})${term}(?!\\p{L})`, 'u');
  return new RegExp(`(?<!\\p{L})${term.split(' ').join('(?:es|s|x)?\\s+')}(?:es|s|x)?(?!\\p{L})`, 'iu');
}

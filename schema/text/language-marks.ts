/**
 * Language marks: words of another language in a text, such as `[en: Retail Booster]` on a French page. In HTML they become an
 * element with a `lang` attribute, so that screen readers pronounce them correctly; in plain text, only the words remain.
 */

/** Messages have no other use for square brackets. */
const mark = /\[([a-z]{2,3}): ([^[\]*]+)\]/g;

/** Replaces each mark of a text by the result of `write`. */
export function replaceMarks(text: string, write: (words: string, language: string) => string): string {
  return text.replace(mark, (_, language: string, words: string) => write(words, language));
}

/** Matches what {@link markAs} leaves as it is: marks, and what components turn into elements (placeholders, e-mail addresses). */
const unmarkable = /(\[[a-z]{2,3}: [^[\]*]+\]|\{[^{}]*\}|[[\]*{}]|[^\s@]+@[^\s@]+)/;

/** Marks a text as words of a language, except words that are marked already, placeholders, and e-mail addresses. */
export function markAs(text: string, language: string): string {
  const parts = text.split(unmarkable);
  return parts.map((part, index) => (index % 2 === 1 || !/\S/.test(part) ? part : `[${language}: ${part}]`)).join('');
}

export function hasMarks(text: string): boolean {
  return text.search(mark) >= 0;
}

/** Removes the marks of a text and keeps their words: `Retail Booster`. */
export function plainText(text: string): string {
  return replaceMarks(text, (words) => words);
}

/** Replaces the marks of a text, words included, by as many spaces. */
export function blankMarks(text: string): string {
  return text.replace(mark, ({ length }) => ' '.repeat(length));
}

export function markedLanguages(text: string): string[] {
  return [...text.matchAll(mark)].map((match) => match[1] ?? '');
}

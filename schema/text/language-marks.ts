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

/** Marks a text as words of a language, except words that are marked already, and placeholders, which a component may fill with elements. */
export function markAs(text: string, language: string): string {
  return text.replace(/\[[a-z]{2,3}: [^[\]*]+\]|\{[^{}]*\}|[^[\]*{}]+/g, (part) =>
    /^[[{]/.test(part) || !/\S/.test(part) ? part : `[${language}: ${part}]`,
  );
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

/**
 * Words of another language within a text: `[en: Retail Booster]` on a French page, so that a screen reader can say them
 * as they are said. In HTML they become an element with their language; where a text has no elements, the words alone.
 */

/** Square brackets have no other use in messages. */
const mark = /\[([a-z]{2,3}): ([^[\]*]+)\]/g;

/** A text with its marks written anew: `write` is given the marked words and the code of their language. */
export function replaceMarks(text: string, write: (words: string, language: string) => string): string {
  return text.replace(mark, (_, language: string, words: string) => write(words, language));
}

/** Whether a text has a mark: what has none need not be looked through part by part. */
export function hasMarks(text: string): boolean {
  return text.search(mark) >= 0;
}

/** A text without its marks: `Retail Booster`. */
export function plainText(text: string): string {
  return replaceMarks(text, (words) => words);
}

/** The languages that the marks of a text name, by code. */
export function markedLanguages(text: string): string[] {
  return [...text.matchAll(mark)].map((match) => match[1] ?? '');
}

/** How long a text takes to read. */
import { plainText } from '#schema/text/language-marks.ts';

/** Words a practised reader takes in a minute. */
const wordsPerMinute = 220;

/** Whole minutes to read every text below `content`, at least one. */
export function readingMinutes(content: unknown): number {
  return Math.max(1, Math.round(countWords(content) / wordsPerMinute));
}

function countWords(content: unknown): number {
  if (typeof content === 'string') return plainText(content).split(/\s+/).length;
  if (typeof content !== 'object' || content === null) return 0;
  return Object.values(content).reduce((sum: number, part) => sum + countWords(part), 0);
}

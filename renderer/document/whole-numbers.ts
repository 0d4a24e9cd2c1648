/** Numbers and words of a finished document that hold a hyphen, each kept on one line. */
import { lineRoom } from '#schema/text/line-breaks.ts';

/**
 * Browsers break a line after a hyphen: `L.145-` and `4`, `3-` and `year`. What is written so is no range but one name, of a law or an
 * article, or one word.
 */
const number = /(?:\b[LR]\.)?\b\d+(?:-\d+)+\b|\b\d+-\p{L}+/gu;

/** The same, and words of several, `break-even`, within which a line of running text may end. */
const numberOrWord = new RegExp(`${number.source}|\\p{L}+(?:-\\p{L}+)+`, 'gu');

/** What is set large or narrow: headings of pages and sections, and the heads of rows. */
const heading = /^<\/?(?:h[12]|th)\b/;

/** Elements that are kept as they are, whole: drawings, and those that hold no elements; tags; and the text between them. */
const token = /<(script|style|title|textarea|svg)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;

/**
 * The document with an element around each such number, and in headings around each such word that has room on a line, which line
 * breaks leave alone. No character of the text is changed; and nothing in an island, where React has to find what it was given.
 */
export function wholeNumbers(html: string): string {
  // The tag of the heading that the text is in.
  let within = '';
  // How many `div`s deep in an island.
  let depth = 0;
  return html.replace(token, (part) => {
    if (part.startsWith('<')) {
      if (heading.test(part)) within = part.startsWith('</') ? '' : part;
      if (part.startsWith('<div') && (depth > 0 || part.includes(' data-island='))) depth++;
      if (part === '</div>' && depth > 0) depth--;
      return part;
    }
    // Most texts have none, and would be looked through word by word.
    if (depth > 0 || !part.includes('-')) return part;
    return part.replace(within ? numberOrWord : number, (found) => {
      // A block of its own breaks where it is wider than the line, with text at twice its size, but lets a column be narrower too.
      const way = /\d/.test(found) || within.startsWith('<th') ? 'whitespace-nowrap' : 'inline-block';
      return found.length > lineRoom ? found : `<span class="${way}">${found}</span>`;
    });
  });
}

/** Changes to a finished document: words of another language get elements with their language; numbers and names stay on one line. */
import { hasMarks, plainText, replaceMarks } from '#schema/text/language-marks.ts';
import { lineRoom } from '#schema/text/line-breaks.ts';

/** Elements without child elements, whole; tags; and the text between them. React escapes `<` and `>` everywhere else. */
const token = /<(script|style|title|textarea)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;

/**
 * Replaces each mark of {@link plainText} by an element with its language, so that a translator may mark words in any text.
 * Attributes, titles and data get the words alone.
 */
export function elementsForMarks(html: string): string {
  if (!hasMarks(html)) return html;
  let isDrawing = false;
  return html.replace(token, (part) => {
    if (part.startsWith('<svg')) isDrawing = true;
    if (part === '</svg>') isDrawing = false;
    if (part.startsWith('<')) return plainText(part);
    const name = isDrawing ? 'tspan' : 'span';
    return replaceMarks(part, (words, language) => `<${name} lang="${language}">${words}</${name}>`);
  });
}

/** Names with a hyphen, where browsers would break the line: numbers of laws and articles (`L.145-4`), words with a number (`3-year`). */
const number = /(?:\b[LR]\.)?\b\d+(?:-\d+)+\b|\b\d+-\p{L}+/gu;

/** The same, and compound words (`break-even`), which may break in running text. */
const numberOrWord = new RegExp(`${number.source}|\\p{L}+(?:-\\p{L}+)+`, 'gu');

/** Elements with large or narrow text: headings of pages and sections, and row headers. */
const heading = /^<\/?(?:h[12]|th)\b/;

/** Tokens as above, with drawings whole too. */
const tokenOrDrawing = /<(script|style|title|textarea|svg)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;

/**
 * Puts an element that prevents a line break around each number, and in headings around each compound word that fits on a line. The
 * text stays the same, and islands are left alone, because React hydrates the markup that it rendered.
 */
export function wholeNumbers(html: string): string {
  // The tag of the heading around the text.
  let within = '';
  // The depth in `div`s within an island.
  let depth = 0;
  return html.replace(tokenOrDrawing, (part) => {
    if (part.startsWith('<')) {
      if (heading.test(part)) within = part.startsWith('</') ? '' : part;
      if (part.startsWith('<div') && (depth > 0 || part.includes(' data-island='))) depth++;
      if (part === '</div>' && depth > 0) depth--;
      return part;
    }
    // Most texts have no hyphen, and the search is slow.
    if (depth > 0 || !part.includes('-')) return part;
    return part.replace(within ? numberOrWord : number, (found) => {
      // An inline block breaks where it is wider than the line (text at twice its size), but lets a column be narrower too.
      const way = /\d/.test(found) || within.startsWith('<th') ? 'whitespace-nowrap' : 'inline-block';
      return found.length > lineRoom ? found : `<span class="${way}">${found}</span>`;
    });
  });
}

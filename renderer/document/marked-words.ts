/** Words marked as being of another language, in a finished document. */
import { hasMarks, plainText, replaceMarks } from '#schema/text/language-marks.ts';

/** Elements that hold no elements, whole; tags; and the text between them. React escapes `<` and `>` everywhere else. */
const token = /<(script|style|title|textarea)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;

/**
 * The document with each mark of {@link plainText} as an element that says its language, so that a translator may mark
 * words in any text; in attributes, titles and data the words stand alone.
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

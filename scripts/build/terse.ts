/** Documents in as few bytes as say the same: what a browser makes of them does not change. */

/** Elements that end a paragraph where they begin, of those that follow one here. */
const begins = 'details|div|dl|fieldset|figure|footer|form|h[2-6]|ol|p|section|table|ul';
/** Those that end one where they end themselves: whatever holds paragraphs, but for links and buttons. */
const ends = 'article|aside|blockquote|dd|details|dialog|div|figcaption|figure|footer|form|header|li|main|section|td';

/** The end of a paragraph or an item that what stands next ends as well. */
const needless = `</p>(?=<(?:${begins})\\b|</(?:${ends})>)|</li>(?=<li\\b|</[ou]l>)`;

/** Scripts and styles, which stay as they are; drawings; other tags; ends that go without saying. */
const pieces = new RegExp(`<(script|style)\\b.*?</\\1>|<svg\\b.*?</svg>|<[a-z][^>]*>|${needless}`, 'gs');

const attributes = / ([^\s"=/>]+)(="[^"]*")?/g;

/** Ends of shapes, of which drawings consist: within them, as in XML, an element may end where it begins. */
const endOfShape = /><\/(?:circle|ellipse|line|path|polygon|polyline|rect|use)>/g;

/**
 * The document that React has written, shorter: names of attributes as HTML has them, no value where it is empty, no ends of
 * paragraphs, items and shapes that go without saying. React escapes quotes and angle brackets in all that it writes, so what
 * looks like a tag is one.
 */
export function terse(html: string): string {
  return html.replace(pieces, (piece, raw?: string) => {
    if (raw !== undefined) return piece;
    if (piece.startsWith('</')) return '';
    if (piece.startsWith('<svg')) return piece.replace(endOfShape, '/>');
    return piece.replace(attributes, (_, name: string, value = '') => ` ${name.toLowerCase()}${value === '=""' ? '' : value}`);
  });
}

/** Documents in fewer bytes: what a browser makes of them does not change. */

/** Scripts and styles, which stay as they are; drawings; other tags. */
const pieces = /<(script|style)\b.*?<\/\1>|<svg\b.*?<\/svg>|<[a-z][^>]*>/gs;

const attributes = / ([^\s"=/>]+)(="[^"]*")?/g;

/** Ends of shapes, of which drawings consist: within them, as in XML, an element may end where it begins. */
const endOfShape = /><\/(?:circle|ellipse|line|path|polygon|polyline|rect|use)>/g;

/**
 * The document that React has written, shorter: names of attributes as HTML has them, no value where it is empty, no ends of
 * shapes. React escapes quotes and angle brackets in all that it writes, so what looks like a tag is one. The ends of items
 * and paragraphs stay, though HTML would do without: not all that reads pages knows where they are.
 */
export function terse(html: string): string {
  return html.replace(pieces, (piece, raw?: string) => {
    if (raw !== undefined) return piece;
    if (piece.startsWith('<svg')) return piece.replace(endOfShape, '/>');
    // Most have nothing to shorten.
    if (!/[A-Z]|=""/.test(piece)) return piece;
    return piece.replace(attributes, (_, name: string, value = '') => ` ${name.toLowerCase()}${value === '=""' ? '' : value}`);
  });
}

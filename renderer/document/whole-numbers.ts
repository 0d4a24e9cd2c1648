/** Numbers of laws and articles of a finished document, each kept on one line. */

/** Browsers break a line after a hyphen that a digit follows, `L.145-` and `4`: what is written so is no range but one name. */
const number = /(?:\b[LR]\.)?\b\d+(?:-\d+)+\b/g;

/** Elements that are kept as they are, whole: drawings, and those that hold no elements; tags; and the text between them. */
const token = /<(script|style|title|textarea|svg)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;

/** The document with an element around each such number, which line breaks leave alone. No character of the text is changed. */
export function wholeNumbers(html: string): string {
  return html.replace(token, (part) => (part.startsWith('<') ? part : part.replace(number, '<span class="whitespace-nowrap">$&</span>')));
}

/** Texts that outlive the page that they were read from. */

/** The same words are said once, however many pages say them. */
const texts = new Map<string, string>();

/** A copy of a text of a page. What a parser gives is a view of the whole page, which would stay in memory for its sake. */
export function kept<Text extends string | undefined>(text: Text): Text {
  if (text === undefined) return text;
  const known = texts.get(text);
  if (known !== undefined) return known as Text;
  const copy = Buffer.from(text).toString();
  texts.set(copy, copy);
  return copy as Text;
}

const sets = new Map<string, ReadonlySet<string>>();

/** The same set for the same names, however many pages have them. */
export function keptNames(names: Iterable<string>): ReadonlySet<string> {
  const own = [...names];
  const text = own.join('\0');
  const known = sets.get(text) ?? new Set(own.map(kept));
  sets.set(text, known);
  return known;
}

/** The text of a page, for rules that search for texts of the schema in the page. */

/** The text of a page and its HTML, both without white space, because browsers and drawings break lines anywhere. */
export type Shown = readonly string[];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#x27': "'", '#39': "'", nbsp: '' };

/** Returns the text of a page or a drawing. */
export function shownIn(html: string): Shown {
  const marked = squeeze(html.replace(/<style>.*?<\/style>|<!--.*?-->/gs, ''));
  return [marked.replace(/<[^>]*>/g, ''), marked].map((text) =>
    text.replace(/&([a-z]+|#\w+);/g, (whole, name: string) => entities[name] ?? whole),
  );
}

/** Returns a text without white space. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

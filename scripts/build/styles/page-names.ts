/** What selectors may hit in pages: in all of them, and in what their visitors see first. */
import { Parser } from 'htmlparser2';

export interface PageNames {
  /** Elements, classes and kinds of field (`type=date`, `placeholder`). */
  readonly all: Set<string>;
  /** Those of the first view, but for what is closed there. */
  readonly first: Set<string>;
  /** Every class attribute, as it is written. */
  readonly classes: Set<string>;
  readonly islands: Set<string>;
}

/** No names yet. */
export function noNames(): PageNames {
  return { all: new Set(), first: new Set(), classes: new Set(), islands: new Set() };
}

/**
 * Adds the names of a page, and answers where its first view ends, in UTF-16 units: behind the first part of its main text. One
 * without the site's header, which stands within another page, is seen as a whole: undefined.
 */
export function readNames(html: string, names: PageNames): number | undefined {
  let fold: number | undefined;
  let hasHeader = false;
  let depth = 0;
  // How deep these are that are open: the main text, the outermost part that is closed, and what that says of itself.
  let main = 0;
  let closed = 0;
  let summary = 0;

  const parser = new Parser({
    onopentag(name, { class: classes, type, placeholder, open, 'data-island': island }) {
      depth++;
      if (name === 'main') main = depth;
      if (classes === 'site-header') hasHeader = true;
      if (closed > 0 && name === 'summary' && depth === closed + 1) summary = depth;
      const isSeen = fold === undefined && (closed === 0 || summary > 0);
      if (closed === 0 && name === 'details' && open === undefined) closed = depth;
      const own = [name, ...(classes?.split(' ') ?? [])];
      if (name === 'input' && type !== undefined) own.push(`type=${type}`);
      if (placeholder !== undefined) own.push('placeholder');
      for (const each of own) {
        names.all.add(each);
        if (isSeen) names.first.add(each);
      }
      if (classes !== undefined) names.classes.add(classes);
      if (island !== undefined) names.islands.add(island);
    },
    onclosetag() {
      if (depth === summary) summary = 0;
      if (depth === closed) closed = 0;
      depth--;
      if (main > 0 && depth === main) fold ??= parser.endIndex + 1;
    },
  });
  parser.end(html);
  return hasHeader ? fold : undefined;
}

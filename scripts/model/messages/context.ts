/** Context of a text for translators. */
import type { z } from 'zod';
import { ownPlaceholders, type TextMeta, viewsBelow } from '../../../schema/language/nodes.ts';
import type { PageModel, SiteModel } from '../site-model.ts';

/** Returns the note of a text and its constraints, a sentence each. */
export function adviceOn(text: TextMeta): string[] {
  const own = ownPlaceholders(text);
  return [
    text.note,
    text.rich ? 'One *phrase* may be in italics.' : undefined,
    text.max === undefined ? undefined : `${text.max} characters at most.`,
    own.length > 0 ? `Must contain ${own.map((name) => `{${name}}`).join(', ')}.` : undefined,
  ].filter((sentence) => sentence !== undefined);
}

/** Returns a lookup of the pages that show a text of a message file, by path; none for a text of every page. */
export function pagesShowing(site: SiteModel, bundle: string): (path: readonly string[]) => readonly PageModel[] {
  const own = site.pages.filter(({ id }) => id === bundle);
  const known = new Map<string | undefined, readonly PageModel[]>();
  return ([, view]) => {
    const pages = known.get(view) ?? (own.length > 0 ? own : pagesWithView(site, bundle, view));
    known.set(view, pages);
    return pages;
  };
}

/** Returns the pages that show a view of a collection. Its texts are keyed by entity, then by view. */
function pagesWithView(site: SiteModel, bundle: string, view: string | undefined): PageModel[] {
  const contents = new Map<string, z.ZodObject>(site.bundles.map(({ id, content }) => [id, content]));
  const collection = contents.get(bundle);
  return site.pages.filter(({ id }) => {
    const content = contents.get(id);
    return content !== undefined && viewsBelow(content).some((shown) => shown.collection === collection && shown.name === view);
  });
}

/** What a translator is told of a text beside its source. */

import type { z } from 'zod';
import { ownPlaceholders, type TextMeta, viewsBelow } from '../../../schema/language/nodes.ts';
import type { PageModel, SiteModel } from '../site-model.ts';

/** The note of a text, and what codegen holds it to, a sentence each. */
export function adviceOn(text: TextMeta): string[] {
  const own = ownPlaceholders(text);
  return [
    text.note,
    text.rich ? 'One *phrase* may be in italics.' : undefined,
    text.max === undefined ? undefined : `${text.max} characters at most.`,
    own.length > 0 ? `Must contain ${own.map((name) => `{${name}}`).join(', ')}.` : undefined,
  ].filter((sentence) => sentence !== undefined);
}

/** Knows the pages that show a text of a message file, by its path there; none for what every page shows. */
export function pagesShowing(site: SiteModel, bundle: string): (path: readonly string[]) => readonly PageModel[] {
  const own = site.pages.filter(({ id }) => id === bundle);
  const known = new Map<string | undefined, readonly PageModel[]>();
  return ([, view]) => {
    const pages = known.get(view) ?? (own.length > 0 ? own : pagesWithView(site, bundle, view));
    known.set(view, pages);
    return pages;
  };
}

/** The pages that show a view of a collection: its texts are keyed by entity, then by view. */
function pagesWithView(site: SiteModel, bundle: string, view: string | undefined): PageModel[] {
  const contents = new Map<string, z.ZodObject>(site.bundles.map(({ id, content }) => [id, content]));
  const collection = contents.get(bundle);
  return site.pages.filter(({ id }) => {
    const content = contents.get(id);
    return content !== undefined && viewsBelow(content).some((shown) => shown.collection === collection && shown.name === view);
  });
}

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
  const known = new Map<string, readonly Shown[]>();
  return ([entity = '', view = '']) => {
    if (own.length > 0) return own;
    const shown = known.get(view) ?? pagesWithView(site, bundle, view);
    known.set(view, shown);
    return shown.filter(({ entities }) => entity in entities).map(({ page }) => page);
  };
}

/** A page, and the entities of a view that the page shows. */
interface Shown {
  readonly page: PageModel;
  readonly entities: Readonly<Record<string, object>>;
}

/** Returns the pages that show a view of a collection. Its texts are keyed by entity, then by view. */
function pagesWithView(site: SiteModel, bundle: string, view: string): Shown[] {
  const contents = new Map<string, z.ZodObject>(site.bundles.map(({ id, content }) => [id, content]));
  const collection = contents.get(bundle);
  return site.pages.flatMap((page) => {
    const content = contents.get(page.id);
    const shown = content && viewsBelow(content).find((each) => each.collection === collection && each.name === view);
    return shown ? [{ page, entities: shown.facts }] : [];
  });
}

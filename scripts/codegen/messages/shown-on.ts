/** Which pages show the texts of a message file. */
import { z } from 'zod';
import { metaOf, type NodeMeta } from '../../../schema/define.ts';
import { children } from '../../../schema/nodes.ts';
import type { PageModel, SiteModel } from '../model.ts';

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
  const collection = site.bundles.find(({ id }) => id === bundle)?.content;
  return site.pages.filter(({ id }) => {
    const page = site.bundles.find((each) => each.id === id);
    return page !== undefined && shows(page.content, collection, view);
  });
}

function shows(content: z.ZodObject, collection: z.ZodObject | undefined, view: string | undefined): boolean {
  return viewsIn(content).some((shown) => shown.collection === collection && shown.name === view);
}

/** By content, which is asked once for each of its views and each of the texts beside them. */
const viewsBelow = new WeakMap<z.ZodType, readonly ViewMeta[]>();

type ViewMeta = Extract<NodeMeta, { kind: 'view' }>;

function viewsIn(node: z.ZodType): readonly ViewMeta[] {
  const before = viewsBelow.get(node);
  if (before) return before;
  const meta = metaOf(node);
  const found = meta?.kind === 'view' ? [meta] : node instanceof z.ZodObject ? children(node).flatMap(([, child]) => viewsIn(child)) : [];
  viewsBelow.set(node, found);
  return found;
}

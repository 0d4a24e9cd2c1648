/** Where the texts of a message file are read. */
import { z } from 'zod';
import { metaOf } from '../../schema/define.ts';
import { children, type Leaf } from '../../schema/nodes.ts';
import type { PageModel, SiteModel } from '../codegen/model.ts';

/** Knows the addresses of the pages that show a text of a message file, in a locale; `every page` for what belongs to none. */
export function addressesOf(site: SiteModel, bundle: string, locale: string): (leaf: Leaf) => readonly string[] {
  const own = site.pages.filter(({ id }) => id === bundle);
  const known = new Map<string | undefined, readonly string[]>();
  const lookUp = (view: string | undefined) => {
    const pages = own.length > 0 ? own : pagesWithView(site, bundle, view);
    return pages.length === 0 ? ['every page'] : pages.map((page) => addressOf(site, page, locale));
  };
  return ({ path: [, view] }) => {
    const addresses = known.get(view) ?? lookUp(view);
    known.set(view, addresses);
    return addresses;
  };
}

function addressOf({ origin }: SiteModel, { paths }: PageModel, locale: string): string {
  return origin + (paths[locale] ?? '');
}

/** The pages that show a view of a collection: its texts are keyed by entity, then by view. */
function pagesWithView(site: SiteModel, bundle: string, view: string | undefined): PageModel[] {
  const collection = site.bundles.find(({ id }) => id === bundle)?.content;
  return site.pages.filter(({ id }) => {
    const page = site.bundles.find((each) => each.id === id);
    return page !== undefined && shows(page.content, collection, view);
  });
}

function shows(node: z.ZodType, collection: z.ZodObject | undefined, view: string | undefined): boolean {
  const meta = metaOf(node);
  if (meta?.kind === 'view') return meta.collection === collection && meta.name === view;
  return node instanceof z.ZodObject && children(node).some(([, child]) => shows(child, collection, view));
}

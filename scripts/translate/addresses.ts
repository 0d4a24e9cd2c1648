/** Where the texts of a message file are read. */
import type { Leaf } from '../../schema/language/nodes.ts';
import { pagesShowing } from '../model/messages/shown-on.ts';
import type { SiteModel } from '../model/site-model.ts';

/** Knows the addresses of the pages that show a text of a message file, in a locale; `every page` for what belongs to none. */
export function addressesOf(site: SiteModel, bundle: string, locale: string): (leaf: Leaf) => readonly string[] {
  const pagesOf = pagesShowing(site, bundle);
  return ({ path }) => {
    const pages = pagesOf(path);
    return pages.length === 0 ? ['every page'] : pages.map(({ paths }) => site.origin + (paths[locale] ?? ''));
  };
}

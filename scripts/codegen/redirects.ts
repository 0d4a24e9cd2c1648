/** Former slugs: none is ever lost. */
import type { PageModel, Redirect } from './model.ts';
import { formerSlugsOf, joinPath, slugOf } from './paths.ts';
import type { Schema } from './schema.ts';
import type { Report } from './tree.ts';

/** Every former path, of a page's own former slugs and of its ancestors', to the path of today. */
export function redirectsOf(schema: Schema, pages: readonly PageModel[], report: Report): Redirect[] {
  const live = new Map(pages.flatMap((page) => Object.values(page.paths).map((path) => [path, page.id] as const)));
  const redirects = new Map<string, { to: string; id: string }>();
  for (const page of pages) {
    for (const [locale, to] of Object.entries(page.paths)) {
      for (const from of formerPaths(schema, page, locale)) {
        if (from === to) continue;
        const taken = redirects.get(from);
        const owner = live.get(from);
        if (owner !== undefined)
          report(
            [
              { page: page.id, property: 'formerSlugs' },
              { page: owner, property: 'slug' },
            ],
            `former path ${from}, where "${owner}" stands today`,
            'a former path that is free',
            'remove this former slug, or change the slug that took its place',
          );
        else if (taken && taken.to !== to)
          report(
            [
              { page: page.id, property: 'formerSlugs' },
              { page: taken.id, property: 'formerSlugs' },
            ],
            `former path ${from}, which also leads to "${taken.id}"`,
            'one target for each former path',
            'remove this former slug from one of the two pages',
          );
        else redirects.set(from, { to, id: page.id });
      }
    }
  }
  return [...redirects].map(([from, { to }]) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1));
}

function formerPaths(schema: Schema, page: PageModel, locale: string): string[] {
  let chains: string[][] = [[]];
  for (const step of page.trail) {
    const slugs = [slugOf(schema, step, locale) ?? '', ...formerSlugsOf(schema, step, locale)];
    chains = chains.flatMap((chain) => slugs.map((slug) => [...chain, slug]));
  }
  return chains.map((chain) => joinPath(schema.locales[locale]?.prefix ?? '', chain));
}

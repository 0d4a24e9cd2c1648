/** Addresses of the past: none is ever lost, and none hides an address of today. */

import { feedFile } from '../../schema/site/constants.ts';
import { anchorsExpected } from './links.ts';
import { pathFault } from './page-entry.ts';
import { addressExpected, formerPathsOf, formerSlugsOf, slugOf } from './paths.ts';
import type { Problem, Report } from './problem.ts';
import type { Schema } from './schema.ts';
import type { PageModel, Redirect } from './site-model.ts';

/** Every former path, of a page's own former slugs and paths and of its ancestors', to the path of today; none to what is no address. */
export function redirectsOf(schema: Schema, pages: readonly PageModel[], report: Report): Redirect[] {
  const owners = ownersOf(pages);
  const redirects = new Map<string, { to: string; id: string }>();
  for (const page of pages.filter(({ isAddress }) => isAddress)) {
    for (const [locale, to] of Object.entries(page.paths)) {
      for (const from of pathsEver(schema, page, locale)) {
        if (from === to) continue;
        const taken = redirects.get(from);
        const owner = owners.get(from);
        const said = { page: page.id, property: sayerOf(schema, page.id, locale, from) };
        if (owner !== undefined)
          report(
            [said, { page: owner, property: 'slug' }],
            `former path ${from}, where "${owner}" stands today`,
            'a former path that is free',
            `remove it from ${said.property}, or change the slug that took its place`,
          );
        else if (taken && taken.to !== to)
          report(
            [said, { page: taken.id, property: sayerOf(schema, taken.id, locale, from) }],
            `former path ${from}, which also leads to "${taken.id}"`,
            'one target for each former path',
            'remove it from one of the two pages',
          );
        else redirects.set(from, { to, id: page.id });
      }
    }
  }
  return [...redirects].map(([from, { to }]) => ({ from, to }));
}

/** What of a page says that it once had a path. */
function sayerOf(schema: Schema, id: string, locale: string, path: string): 'formerSlugs' | 'formerPaths' {
  return formerPathsOf(schema, id, locale).includes(path) ? 'formerPaths' : 'formerSlugs';
}

/** The feed of the articles moves with the page that they stand below: readers ask for it where it was. */
export function feedRedirectsOf(pages: readonly PageModel[], moved: readonly Redirect[]): Redirect[] {
  const above = new Set(pages.filter(({ kind }) => kind === 'article').map(({ trail }) => trail.at(-2)));
  const paths = new Set(pages.filter(({ id }) => above.has(id)).flatMap((page) => Object.values(page.paths)));
  return moved.flatMap(({ from, to = '' }) => (paths.has(to) ? [{ from: `${from}/${feedFile}`, to: `${to}/${feedFile}` }] : []));
}

/** What became of the addresses whose page has left. Adds what is wrong with them to `problems`. */
export function retiredOf(schema: Schema, pages: readonly PageModel[], redirects: readonly Redirect[], problems: Problem[]): Redirect[] {
  const owners = ownersOf(pages);
  const known = new Set(redirects.map(({ from }) => from));
  return Object.entries(schema.retired).flatMap(([from, fate]): Redirect[] => {
    const refuse = (found: string, expected: string, wayOut: string) => {
      problems.push({ where: `schema/site/retired.ts ("${from}")`, found, expected, wayOut });
      return [];
    };
    const fault = pathFault(`the path "${from}"`, from);
    if (fault) return refuse(...fault);
    const owner = owners.get(from);
    if (owner !== undefined) return refuse(`an address where "${owner}" stands today`, 'an address that is free', 'remove this line');
    if (known.has(from)) return refuse('an address that a page names as its former one', 'one fate for each address', 'remove this line');
    if (fate === 'gone') return [{ from, to: undefined }];
    const { anchor } = fate;
    const page = pages.find(({ id }) => id === fate.page);
    const to = page?.paths[localeOf(schema, from)];
    if (!page || to === undefined)
      return refuse(`"${fate.page}" in its place`, 'the id of a page', 'name a page of the site, or write gone');
    if (!page.isAddress) return refuse(`"${page.id}" in its place`, addressExpected, 'name another page, or write gone');
    if (anchor !== undefined && !page.anchors.includes(anchor))
      return refuse(`${page.id}#${anchor} in its place`, anchorsExpected(page), 'correct the anchor, or leave it out');
    return [{ from, to, anchor }];
  });
}

function ownersOf(pages: readonly PageModel[]): Map<string, string> {
  return new Map(pages.flatMap((page) => Object.values(page.paths).map((path) => [path, page.id] as const)));
}

/** Every path that a page has or had in a locale, the one of today among them. */
function pathsEver(schema: Schema, page: PageModel, locale: string): string[] {
  let paths = [schema.locales[locale]?.prefix ?? ''];
  for (const step of page.trail) {
    const slugs = [slugOf(schema, step, locale) ?? '', ...formerSlugsOf(schema, step, locale)];
    const below = paths.flatMap((path) => slugs.map((slug) => (slug === '' ? path : `${path}/${slug}`)));
    paths = [...below, ...formerPathsOf(schema, step, locale)];
  }
  return paths.map((path) => path || '/');
}

/** The locale whose prefix a path begins with. */
function localeOf(schema: Schema, path: string): string {
  const owns = ([, { prefix }]: [string, { prefix: string }]) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  return Object.entries(schema.locales).find(owns)?.[0] ?? schema.defaultLocale;
}

/** Computes and checks redirects from former addresses. */
import { feedFile } from '../../schema/site/constants.ts';
import { servedPath } from '../lib/static-host.ts';
import { anchorsExpected } from './links.ts';
import { pathFault } from './page-entry.ts';
import { addressExpected, formerPathsOf, formerSlugsOf, slugOf } from './paths.ts';
import type { Problem, Report } from './problem.ts';
import type { Schema } from './schema.ts';
import type { PageModel, Redirect } from './site-model.ts';

/** Returns redirects from every former path to the current path, also for former slugs of ancestors. Error pages have none. */
export function redirectsOf(schema: Schema, pages: readonly PageModel[], report: Report): Redirect[] {
  const owners = ownersOf(pages);
  const redirects = new Map<string, { to: string; id: string }>();
  /** Redirects by the path that hosts look up: `/about` for `/about.html`. */
  const twins = new Map<string, { to: string; id: string }>();
  for (const page of pages.filter(({ isAddress }) => isAddress)) {
    for (const [locale, to] of Object.entries(page.paths)) {
      for (const from of pathsEver(schema, page, locale)) {
        // An invalid path has been reported.
        if (from === to || pathFault('', from)) continue;
        const served = servedPath(from);
        const taken = twins.get(served);
        const owner = owners.get(served);
        const place = { page: page.id, property: propertyWith(schema, page.id, locale, from) };
        if (owner !== undefined)
          report(
            [place, { page: owner, property: 'slug' }],
            `former path ${from}, which ${from === served ? 'is' : `hosts take for ${served},`} the current path of "${owner}"`,
            'a former path that no page has',
            `remove the path from ${place.property}, or change the slug of "${owner}"`,
          );
        else if (taken && taken.to !== to)
          report(
            [place, { page: taken.id, property: propertyWith(schema, taken.id, locale, from) }],
            `former path ${from}, which also leads to "${taken.id}"`,
            'one target for each former path',
            'remove the path from one of the two pages',
          );
        else {
          redirects.set(from, { to, id: page.id });
          twins.set(served, { to, id: page.id });
        }
      }
    }
  }
  return [...redirects].map(([from, { to }]) => ({ from, to }));
}

/** Returns the property of a page that declares a former path. */
function propertyWith(schema: Schema, id: string, locale: string, path: string): 'formerSlugs' | 'formerPaths' {
  return formerPathsOf(schema, id, locale).includes(path) ? 'formerPaths' : 'formerSlugs';
}

/** Returns redirects for the feed, whose path is below the parent page of the articles. */
export function feedRedirectsOf(pages: readonly PageModel[], moved: readonly Redirect[]): Redirect[] {
  const above = new Set(pages.filter(({ kind }) => kind === 'article').map(({ trail }) => trail.at(-2)));
  const paths = new Set(pages.filter(({ id }) => above.has(id)).flatMap((page) => Object.values(page.paths)));
  return moved.flatMap(({ from, to = '' }) => (paths.has(to) ? [{ from: `${from}/${feedFile}`, to: `${to}/${feedFile}` }] : []));
}

/** Returns the redirects of removed pages. Adds problems to `problems`. */
export function retiredOf(schema: Schema, pages: readonly PageModel[], redirects: readonly Redirect[], problems: Problem[]): Redirect[] {
  const owners = ownersOf(pages);
  const known = new Set(redirects.map(({ from }) => servedPath(from)));
  return Object.entries(schema.retired).flatMap(([from, fate]): Redirect[] => {
    const refuse = (found: string, expected: string, wayOut: string) => {
      problems.push({ where: `schema/site/retired.ts ("${from}")`, found, expected, wayOut });
      return [];
    };
    const fault = pathFault(`the path "${from}"`, from);
    if (fault) return refuse(...fault);
    const owner = owners.get(servedPath(from));
    if (owner !== undefined) return refuse(`the current address of "${owner}"`, 'an address that no page has', 'remove this line');
    if (known.has(servedPath(from)))
      return refuse('an address that a page declares as a former one', 'one target for each address', 'remove this line');
    if (fate === 'gone') return [{ from, to: undefined }];
    const { anchor } = fate;
    const page = pages.find(({ id }) => id === fate.page);
    const locale = localeOf(schema, from);
    const to = page?.paths[locale];
    if (!page) return refuse(`the target "${fate.page}"`, 'the id of a page', 'name a page of the site, or write gone');
    if (to === undefined) return refuse(`the target "${page.id}"`, `a page that exists in ${locale}`, 'name another page, or write gone');
    if (!page.isAddress) return refuse(`the target "${page.id}"`, addressExpected, 'name another page, or write gone');
    if (anchor !== undefined && !page.anchors[locale]?.includes(anchor))
      return refuse(`the target ${page.id}#${anchor}`, anchorsExpected(page), 'correct or remove the anchor');
    return [{ from, to, anchor }];
  });
}

function ownersOf(pages: readonly PageModel[]): Map<string, string> {
  return new Map(pages.flatMap((page) => Object.values(page.paths).map((path) => [path, page.id] as const)));
}

/** Returns the current path and every former path of a page in a locale. */
function pathsEver(schema: Schema, page: PageModel, locale: string): string[] {
  let paths = [schema.locales[locale]?.prefix ?? ''];
  for (const step of page.trail) {
    const slugs = [slugOf(schema, step, locale) ?? '', ...formerSlugsOf(schema, step, locale)];
    const below = paths.flatMap((path) => slugs.map((slug) => (slug === '' ? path : `${path}/${slug}`)));
    paths = [...below, ...formerPathsOf(schema, step, locale)];
  }
  return paths.map((path) => path || '/');
}

function localeOf(schema: Schema, path: string): string {
  const owns = ([, { prefix }]: [string, { prefix: string }]) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  return Object.entries(schema.locales).find(owns)?.[0] ?? schema.defaultLocale;
}

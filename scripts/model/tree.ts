/** Checks the relations between the entries of the page tree. */
import { roles } from '../../schema/language/define.ts';
import { groupBy } from '../lib/maps.ts';
import { idFault } from './page-entry.ts';
import type { Problem, Report } from './problem.ts';
import type { Schema } from './schema.ts';
import type { PageModel } from './site-model.ts';

/** Returns page ids from home down to each page. Stops at an unknown parent and at a cycle, which is reported once. */
export function trailsOf(schema: Schema, ids: readonly string[], report: Report): ReadonlyMap<string, readonly string[]> {
  const [home] = Object.entries(schema.pages).find(([, { role }]) => role === 'home') ?? [];
  return new Map(
    ids.map((id) => {
      const trail = trailOf(schema, id, report);
      return [id, home === undefined || trail[0] === home ? trail : [home, ...trail]];
    }),
  );
}

function trailOf(schema: Schema, id: string, report: Report): readonly string[] {
  const trail: string[] = [id];
  const parentOf = (page: string) => schema.pages[page]?.parent;
  for (let parent = parentOf(id); parent !== undefined && Object.hasOwn(schema.pages, parent); parent = parentOf(parent)) {
    if (trail.includes(parent)) {
      if (parent === id && trail.every((step) => id <= step))
        report(
          trail.map((step) => ({ page: step, property: 'parent' })),
          `a cycle of parents: ${[...trail].reverse().concat(id).join(' → ')}`,
          'a parent chain that ends',
          'remove one of these parents',
        );
      break;
    }
    trail.unshift(parent);
  }
  return trail;
}

/** Reports pages with the name of a kind, which is the name of that kind's component. */
export function checkKinds(schema: Schema, report: Report): void {
  const kinds = new Set<string | undefined>(Object.values(schema.pages).map(({ kind }) => kind));
  for (const id of Object.keys(schema.pages).filter((name) => kinds.has(name)))
    report(id, `page id "${id}", which is a kind of page as well`, 'an id that is not the name of a kind', 'rename the entry');
}

/** Reports articles with another parent than most: the feed is below the parent of all articles. */
export function checkArticles(schema: Schema, report: Report): void {
  const articles = Object.entries(schema.pages).filter(([, { kind }]) => kind === 'article');
  const [most, ...others] = [...groupBy(articles, ([, { parent }]) => parent)].sort(([, a], [, b]) => b.length - a.length);
  for (const [id, { parent }] of others.flatMap(([, strays]) => strays))
    report(
      { page: id, property: 'parent' },
      `an article below ${parent === undefined ? 'no page' : `"${parent}"`}`,
      'one parent for all articles, which has their feed',
      most?.[0] === undefined ? 'remove the parent, as in the other articles' : `write parent: '${most[0]}', as in the other articles`,
    );
}

/** Reports duplicate roles, and missing roles in a site with menus, whose layout links to each role. */
export function checkRoles(schema: Schema, report: Report) {
  const holders = new Map<string, string>();
  for (const [id, { role }] of Object.entries(schema.pages)) {
    const holder = role && holders.get(role);
    if (holder !== undefined)
      report(
        [
          { page: id, property: 'role' },
          { page: holder, property: 'role' },
        ],
        `role "${role}", which "${holder}" has as well`,
        'each role once',
        'remove one of the two roles',
      );
    else if (role) holders.set(role, id);
  }
  if (Object.keys(schema.menus).length === 0) return;
  for (const role of roles.filter((each) => !holders.has(each)))
    report([], `no page of role "${role}"`, 'each role once', `write role: '${role}' in the entry of that page`);
}

export function checkPaths(pages: readonly PageModel[], report: Report) {
  const owners = new Map<string, { id: string; locale: string }>();
  for (const page of pages) {
    for (const [locale, path] of Object.entries(page.paths)) {
      const owner = owners.get(path);
      if (owner)
        report(
          [
            { page: page.id, property: 'slug' },
            { page: owner.id, property: 'slug' },
          ],
          `path ${path} in ${locale}, which is also "${owner.id}" in ${owner.locale}`,
          'a unique path for each page and locale',
          `change the slug of "${page.id}" or of "${owner.id}"`,
        );
      else owners.set(path, { id: page.id, locale });
    }
  }
}

const bundlesFile = 'schema/content/bundles.ts';

/** Returns the problems of bundle ids, and of pages and bundles that would share a message file. macOS and Windows ignore case. */
export function checkMessageFiles({ pages, bundles }: Schema): Problem[] {
  const wrong = Object.keys(bundles).flatMap((id): Problem[] => {
    const fault = idFault(id);
    return fault ? [{ where: `${bundlesFile} ("${id}")`, found: fault[0], expected: fault[1], wayOut: fault[2] }] : [];
  });
  const owners = groupBy([...Object.keys(pages), ...Object.keys(bundles)].sort(), (id) => id.toLowerCase());
  const shared = [...owners.values()].filter(({ length }) => length > 1);
  return [...wrong, ...shared.map((ids) => sharedFile(ids, pages))];
}

function sharedFile(ids: readonly string[], pages: Schema['pages']): Problem {
  const names = [...new Set(ids)];
  const entries = names.filter((id) => Object.hasOwn(pages, id)).map((page) => ({ page }));
  return {
    where: entries.length > 0 ? 'schema/pages.ts' : bundlesFile,
    entries,
    found:
      names.length > 1
        ? `the ids ${names.map((id) => `"${id}"`).join(' and ')}, which differ by case alone`
        : `a page and a bundle named "${names[0]}"`,
    expected: 'one message file for each name, also on systems that ignore case',
    wayOut: `rename one of the two; the bundles are in ${bundlesFile}`,
  };
}

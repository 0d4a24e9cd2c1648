/** Every indexed page can be reached from the home page of its language, by links. */

import type { BuiltSite } from '../../inputs/built-site.ts';
import type { SiteRule } from '../../rule.ts';

export const unreachedPages: SiteRule = {
  name: 'unreached-pages',
  looksAt: 'site',
  explain: `An indexed page to which no chain of links leads from the home page of its language; the language toggle does not count.
Visitors never find it, and search engines give it no weight.

  /team, in no menu and named by no page   found:   no link to /team
                                           way out: put it into a menu, schema/site/navigation.ts, or link to it`,
  check(site, project) {
    const home = project.model.pages.find(({ role }) => role === 'home');
    const reached = new Set<string>();
    for (const path of Object.values(home?.paths ?? {})) follow(site, path, reached);
    return [...site.pages.values()]
      .filter(({ page, path }) => page.indexed && !reached.has(path))
      .map(({ page, path, locale }) => ({
        where: 'schema/pages.ts',
        entries: [{ page: page.id }],
        page: page.id,
        locale,
        found: `no link to ${path}`,
        expected: 'a way to it from the home page',
        wayOut: 'put it into a menu of schema/site/navigation.ts, or link to it with link()',
      }));
  },
};

function follow(site: BuiltSite, start: string, reached: Set<string>): void {
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = site.pages.get(path);
    if (!page || reached.has(path)) continue;
    reached.add(path);
    for (const { element, path: target, hreflang } of page.links) if (element === 'a' && hreflang === undefined) waiting.push(target);
  }
}

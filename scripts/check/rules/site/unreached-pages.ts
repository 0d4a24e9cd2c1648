import type { BuiltSite } from '../../inputs/built-site.ts';
import type { SiteRule } from '../../rule.ts';

export const unreachedPages: SiteRule = {
  name: 'unreached-pages',
  looksAt: 'site',
  explain: `An indexed page that no chain of links reaches from the home page of its language; language links do not count. Visitors do not find it and
search engines rank it low.

  /team, in no menu and on no page
    found:    no link to /team
    expected: a chain of links from the home page
    way out:  Add the page to a menu in schema/site/navigation.ts, or link to it with link().`,
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
        expected: 'a chain of links from the home page',
        wayOut: 'Add the page to a menu in schema/site/navigation.ts, or link to it with link().',
      }));
  },
};

function follow(site: BuiltSite, start: string, reached: Set<string>): void {
  const queue = [start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const page = site.pages.get(path);
    if (!page || reached.has(path)) continue;
    reached.add(path);
    for (const { element, path: target, hreflang } of page.links) if (element === 'a' && hreflang === undefined) queue.push(target);
  }
}

/** Everything in the output is there for a reason: a page, or a file that a page asks for. */
import { posix } from 'node:path';
import { speculationRules } from '../../../lib/speculation-rules.ts';
import type { BuiltSite } from '../../inputs/built-site.ts';
import type { Located, SiteRule } from '../../rule.ts';

/** What browsers, hosts and robots ask for by convention, or for a header, with no page naming it. */
const conventional = new Set(['/favicon.ico', '/robots.txt', '/sitemap.xml', '/_headers', '/_redirects', speculationRules.path]);

export const orphans: SiteRule = {
  name: 'orphans',
  looksAt: 'site',
  explain: `A file in dist/client that no page names, directly or through a style sheet or a script; a page that the schema does not have.
It is served to whoever asks, and weighs on every deployment: a draft, a source map, an image nobody shows any more.

  dist/client/notes.txt   found:   a file that no page names
                          way out: take it out of renderer/public, or name it`,
  check(site) {
    const reached = reachedFrom(site);
    const pages = new Set([...site.pages.values()].map(({ file }) => file));
    return [...site.files.keys()].flatMap((path): Located[] => {
      const where = site.folder + path;
      if (pages.has(where) || reached.has(path) || conventional.has(path)) return [];
      const isPage = path.endsWith('.html');
      return [
        {
          where,
          found: isPage ? 'a page that the schema does not have' : 'a file that no page names',
          expected: 'pages of the schema, and what they ask for',
          wayOut: isPage
            ? 'delete dist and build again, or add the page to schema/pages.ts'
            : 'take it out of renderer/public, or name it on a page',
        },
      ];
    });
  },
};

/** The files that pages name, and those that these name. Scripts and style sheets name others by the end of their address. */
function reachedFrom(site: BuiltSite): ReadonlySet<string> {
  const reached = new Set<string>();
  const files = [...site.files.keys()].filter((path) => !path.endsWith('.html'));
  const follow = (path: string) => {
    if (reached.has(path) || !site.files.has(path)) return;
    reached.add(path);
    if (!/\.(?:css|m?js|svg|webmanifest)$/.test(path)) return;
    const text = site.read(path).toString();
    for (const file of files) if (text.includes(posix.basename(file))) follow(file);
  };
  for (const page of site.pages.values()) for (const { path } of page.links) follow(path);
  return reached;
}

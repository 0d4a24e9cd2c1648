import { posix } from 'node:path';
import { securityTextPath, speculationRules } from '../../../lib/site-paths.ts';
import type { BuiltSite } from '../../inputs/built-site.ts';
import type { Located, SiteRule } from '../../rule.ts';

/** Files that browsers, hosts and robots request by convention or for a header. */
const conventional = new Set([
  '/favicon.ico',
  '/apple-touch-icon.png',
  securityTextPath,
  '/robots.txt',
  '/sitemap.xml',
  '/_headers',
  '/_redirects',
  '/.htaccess',
  speculationRules.path,
]);

export const orphans: SiteRule = {
  name: 'orphans',
  looksAt: 'site',
  explain: `A file in dist/client that no page, style sheet or script references, and a page that the schema lacks. Drafts, source maps and old images
would be published.

  dist/client/notes.txt
    found:    an unreferenced file
    expected: pages of the schema, and the files that they reference
    way out:  Remove the file from renderer/public, or reference it on a page.`,
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
          found: isPage ? 'a page missing from the schema' : 'an unreferenced file',
          expected: 'pages of the schema, and the files that they reference',
          wayOut: isPage
            ? 'Delete dist and build again, or add the page to schema/pages.ts.'
            : 'Remove the file from renderer/public, or reference it on a page.',
        },
      ];
    });
  },
};

/** Returns the files that pages reference, directly or through other files. Scripts and style sheets are searched for file names. */
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

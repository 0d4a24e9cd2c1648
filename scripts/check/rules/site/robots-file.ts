/** `robots.txt` keeps no robot from what the schema has indexed, and says where the sitemap is. */

import { linesOf } from '../../../lib/lines.ts';
import { identityOf } from '../../project.ts';
import type { SiteRule } from '../../rule.ts';

const file = '/robots.txt';

export const robotsFile: SiteRule = {
  name: 'robots-file',
  looksAt: 'site',
  explain: `A robots.txt that is not there, forbids an indexed page or a file that pages need, or names another sitemap; a header
X-Robots-Tag in _headers, which keeps whole folders out of search results where nobody looks.

  Disallow: /   found:   Disallow: /, which forbids /
                way out: npm run build writes robots.txt from the schema`,
  check(site, project) {
    const where = site.folder + file;
    const wayOut = 'run npm run build, which writes it';
    if (!site.files.has(file)) return [{ where, found: 'no robots.txt', expected: 'one that names the sitemap', wayOut }];
    const lines = linesOf(site.read(file).toString());
    const sitemap = `Sitemap: ${identityOf(project).origin}/sitemap.xml`;
    const needed = [...[...site.pages.values()].filter(({ page }) => page.indexed).map(({ path }) => path), ...site.files.keys()];
    const forbidden = lines.flatMap((line, index) => {
      const pattern = /^\s*Disallow:\s*(\S+)/i.exec(line)?.[1];
      const path = pattern && needed.find((candidate) => matches(pattern, candidate));
      return path
        ? [
            {
              where,
              line: index + 1,
              column: 1,
              found: `${line.trim()}, which forbids ${path}`,
              expected: 'every indexed page to be read, with what it needs',
              wayOut,
            },
          ]
        : [];
    });
    const headers = site.files.has('/_headers') ? linesOf(site.read('/_headers').toString()) : [];
    return [
      ...forbidden,
      ...(lines.includes(sitemap) ? [] : [{ where, found: `no line ${sitemap}`, expected: 'the sitemap of this origin', wayOut }]),
      ...headers.flatMap((line, index) =>
        /^\s*X-Robots-Tag:.*\b(?:noindex|none)\b/i.test(line)
          ? [
              {
                where: `${site.folder}/_headers`,
                line: index + 1,
                column: 1,
                found: line.trim(),
                expected: 'robots kept out page by page, as the schema says',
                wayOut: 'write indexed: false, with a reason, in schema/pages.ts',
              },
            ]
          : [],
      ),
    ];
  },
};

/** Whether a pattern of robots.txt, with `*` and `$`, takes in a path. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\$(?!$)/g, '\\$');
  return new RegExp(`^${source}`).test(path);
}

import { linesOf } from '../../../lib/lines.ts';
import { identityOf } from '../../project.ts';
import type { SiteRule } from '../../rule.ts';

const file = '/robots.txt';

export const robotsFile: SiteRule = {
  name: 'robots-file',
  looksAt: 'site',
  explain: `A robots.txt that is missing, blocks an indexed page or a file that pages need, or names another sitemap; an X-Robots-Tag header in _headers. One
line can remove the whole site from search results.

  Disallow: /
    found:    Disallow: /, a block of /
    expected: access to every indexed page and its files
    way out:  Run npm run build, which writes robots.txt from the schema.`,
  check(site, project) {
    const where = site.folder + file;
    const wayOut = 'Run npm run build, which writes robots.txt from the schema.';
    if (!site.files.has(file)) return [{ where, found: 'no robots.txt', expected: 'a robots.txt with the address of the sitemap', wayOut }];
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
              found: `${line.trim()}, a block of ${path}`,
              expected: 'access to every indexed page and its files',
              wayOut,
            },
          ]
        : [];
    });
    const headers = site.files.has('/_headers') ? linesOf(site.read('/_headers').toString()) : [];
    return [
      ...forbidden,
      ...(lines.includes(sitemap) ? [] : [{ where, found: `no line ${sitemap}`, expected: 'the address of the sitemap', wayOut }]),
      ...headers.flatMap((line, index) =>
        /^\s*X-Robots-Tag:.*\b(?:noindex|none)\b/i.test(line)
          ? [
              {
                where: `${site.folder}/_headers`,
                line: index + 1,
                column: 1,
                found: line.trim(),
                expected: 'indexing declared for each page in the schema',
                wayOut: 'Write indexed: false with a reason in schema/pages.ts.',
              },
            ]
          : [],
      ),
    ];
  },
};

/** Matches a path against a pattern of robots.txt with `*` and `$`. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\$(?!$)/g, '\\$');
  return new RegExp(`^${source}`).test(path);
}

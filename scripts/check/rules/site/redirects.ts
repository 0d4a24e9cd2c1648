import { linesOf } from '../../../lib/lines.ts';
import type { BuiltSite } from '../../inputs/built-site.ts';
import type { Located, SiteRule } from '../../rule.ts';

const file = '/_redirects';

interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly line: number;
}

export const redirects: SiteRule = {
  name: 'redirects',
  looksAt: 'site',
  explain: `A redirect to itself, to another redirect or to nothing, from an existing page, repeated, or in a form that hosts ignore. Hosts read a path, a
target, and 301, 308 or 410; or /en/*, the page for unknown paths, and 404.

  /a /b 301
  /b /c 301
    found:    a redirect from /a to /b, which redirects to /c
    expected: one step to the current address
    way out:  Correct formerSlugs, formerPaths or schema/site/retired.ts, and run npm run build.`,
  check(site) {
    if (!site.files.has(file)) return [];
    const lines = linesOf(site.read(file).toString());
    const read = lines.flatMap((text, index): Redirect[] => {
      const [from = '', to = '', status = '301'] = text.trim().split(/\s+/);
      return from === '' || from.startsWith('#') ? [] : [{ from, to, status, line: index + 1 }];
    });
    const byPath = new Map([...read].reverse().map((redirect) => [redirect.from, redirect]));
    const patterns = read.filter(({ from }) => isPattern(from));
    return read.flatMap((redirect): Located[] => {
      const problem = redirectFault(site, redirect, byPath, patterns);
      const wayOut = 'Correct formerSlugs, formerPaths or schema/site/retired.ts, and run npm run build.';
      return problem ? [{ where: site.folder + file, line: redirect.line, column: 1, ...problem, wayOut }] : [];
    });
  },
};

function redirectFault(
  site: BuiltSite,
  redirect: Redirect,
  byPath: ReadonlyMap<string, Redirect>,
  patterns: readonly Redirect[],
): Omit<Located, 'where' | 'wayOut'> | undefined {
  const { from, to, status, line } = redirect;
  const [path = ''] = to.split(/[?#]/);
  if (!from.startsWith('/') || !to.startsWith('/') || !(isPattern(from) ? /^404$/ : /^(?:301|308|410)$/).test(status))
    return { found: `${from} ${to} ${status}`, expected: 'two paths from the root, and 301, 308 or 410; 404 for a pattern' };
  const taken = patterns.find((pattern) => pattern.line < line && from.startsWith(pattern.from.slice(0, -1)));
  if (taken) return { found: `${from} after the pattern ${taken.from}, which matches first`, expected: 'patterns at the end of the file' };
  if (byPath.get(from) !== redirect) return { found: `a second redirect of ${from}`, expected: 'one redirect for each address' };
  if (answers(site, from))
    return {
      found: `a redirect from ${from}, a page or file of the site`,
      expected: 'a redirect from an unused address',
    };
  if (path === from) return { found: `a redirect from ${from} to itself`, expected: 'the current address' };
  const next = byPath.get(path);
  if (next)
    return { found: `a redirect from ${from} to ${path}, which redirects to ${next.to}`, expected: 'one step to the current address' };
  if (!answers(site, path) || site.pages.get(path)?.page.isAddress === false)
    return { found: `a redirect from ${from} to ${path}, a missing page`, expected: 'a page or file of the site' };
  return undefined;
}

/** Returns true for a pattern: `/en/*`. */
function isPattern(from: string): boolean {
  return from.endsWith('/*');
}

function answers(site: BuiltSite, path: string): boolean {
  return site.pages.has(path) || site.files.has(path);
}

/** A redirect leads, in one step, from an address that is free to one that answers. */
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
  explain: `A line of _redirects that leads to itself, to another redirect, in a circle or to nothing, that hides a page or a file, that
stands twice, or is none that hosts read: an old address, a path to go to, and 301, 308 or 410; or /en/*, the page for unknown paths, and 404.

  /a /b 301
  /b /c 301   found:   /a leads to /b, which leads on to /c
              way out: former addresses in schema/pages.ts lead to the page of today; run npm run build`,
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
      const problem = complain(site, redirect, byPath, patterns);
      const wayOut = 'correct formerSlugs, formerPaths or schema/site/retired.ts, and run npm run build, which writes the file';
      return problem ? [{ where: site.folder + file, line: redirect.line, column: 1, ...problem, wayOut }] : [];
    });
  },
};

function complain(
  site: BuiltSite,
  redirect: Redirect,
  byPath: ReadonlyMap<string, Redirect>,
  patterns: readonly Redirect[],
): Omit<Located, 'where' | 'wayOut'> | undefined {
  const { from, to, status, line } = redirect;
  const [path = ''] = to.split(/[?#]/);
  if (!from.startsWith('/') || !to.startsWith('/') || !(isPattern(from) ? /^404$/ : /^(?:301|308|410)$/).test(status))
    return { found: `${from} ${to} ${status}`, expected: 'two paths from the root, then 301, 308 or 410; 404 for all below a path' };
  const taken = patterns.find((pattern) => pattern.line < line && from.startsWith(pattern.from.slice(0, -1)));
  if (taken)
    return { found: `${from}, below ${taken.from}, which hosts take first`, expected: 'the lines for all below a path at the end' };
  if (byPath.get(from) !== redirect) return { found: `a second redirect of ${from}`, expected: 'each address once' };
  if (answers(site, from))
    return {
      found: `${from}, which is a page or a file of the site`,
      expected: 'an address that is free: a host would serve one or the other',
    };
  if (path === from) return { found: `${from}, which leads to itself`, expected: 'the address of today' };
  const next = byPath.get(path);
  if (next) return { found: `${from} leads to ${path}, which leads on to ${next.to}`, expected: 'one step, to the address of today' };
  if (!answers(site, path) || site.pages.get(path)?.page.isAddress === false)
    return { found: `${from} leads to ${path}, where nothing is`, expected: 'a page or a file of the site' };
  return undefined;
}

/** Whether a line is for every path below one: `/en/*`. */
function isPattern(from: string): boolean {
  return from.endsWith('/*');
}

function answers(site: BuiltSite, path: string): boolean {
  return site.pages.has(path) || site.files.has(path);
}

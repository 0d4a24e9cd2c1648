import { extname } from 'node:path';
import { type ByteBudget, byteBudgets, otherScriptFactor, socialImageFolder, viewBudgets } from '../../../../schema/site/constants.ts';
import type { BuiltSite, PageSummary } from '../../inputs/built-site.ts';
import type { Located, SiteRule } from '../../rule.ts';

type Kind = keyof typeof byteBudgets;

const kinds: Readonly<Record<string, Kind>> = {
  '.html': 'html',
  '.css': 'css',
  '.js': 'js',
  '.mjs': 'js',
  '.woff2': 'fonts',
  '.png': 'images',
  '.jpg': 'images',
  '.jpeg': 'images',
  '.webp': 'images',
  '.avif': 'images',
  '.gif': 'images',
  '.svg': 'drawings',
  '.ico': 'images',
  '.webmanifest': 'texts',
  '.xml': 'texts',
  '.txt': 'texts',
  '.csv': 'texts',
  '.json': 'texts',
  '': 'texts',
};

/** Returns the kind of a file. Pictures are a kind of their own: visitors download few of them, in one width. */
function kindOf(path: string): Kind | undefined {
  if (path.startsWith('/assets/pictures/')) return 'pictures';
  return path.startsWith(socialImageFolder) ? 'socialImages' : kinds[extname(path)];
}

const wayOut = 'Find the cause of the growth. Raise the budget in schema/site/constants.ts only for a gain of visitors.';

export const budgets: SiteRule = {
  name: 'budgets',
  looksAt: 'site',
  explain: `A file over the budget of its kind (byteBudgets), all files of a kind over their common budget, a file of a kind without a budget, or a
first view over its budget (viewBudgets). Visitors on slow lines wait for every byte; the budgets are the present sizes and a small margin.

  dist/client/articles.html
    found:    1500000 bytes
    expected: at most 123500 bytes for a file of html
    way out:  ${wayOut}`,
  check(site, { model }) {
    const isLatin = (tag: string) => new Intl.Locale(tag).maximize().script === 'Latn';
    const factors = new Map(model.languages.map(({ locale, tag }) => [locale, isLatin(tag) ? 1 : otherScriptFactor]));
    return [
      ...ofFiles(site, factors),
      ...ofKinds(site),
      ...[...site.pages.values()].flatMap((page) => ofFirstView(page, site, factors.get(page.locale))),
    ];
  },
};

/** `factors`: those of the budgets for HTML, by locale. */
function ofFiles(site: BuiltSite, factors: ReadonlyMap<string, number>): Located[] {
  const pages = new Map([...site.pages.values()].map((page) => [page.file, page]));
  return [...site.files].flatMap(([path, bytes]): Located[] => {
    const where = site.folder + path;
    const page = pages.get(where);
    const place = { where, ...(page && { page: page.page.id, locale: page.locale }) };
    const kind = kindOf(path);
    if (!kind)
      return [
        {
          ...place,
          found: `${bytes} bytes of a kind without a budget`,
          expected: `a file of the kinds ${Object.keys(kinds).join(' ')}`,
          wayOut: 'Remove the file, or add its kind to byteBudgets.',
        },
      ];
    const each = byteBudgets[kind].each * (factors.get(page?.locale ?? '') ?? 1);
    return bytes > each ? [{ ...place, found: `${bytes} bytes`, expected: `at most ${each} bytes for a file of ${kind}`, wayOut }] : [];
  });
}

function ofKinds(site: BuiltSite): Located[] {
  return Object.entries<ByteBudget>(byteBudgets).flatMap(([kind, { all }]): Located[] => {
    const files = [...site.files].filter(([path]) => kindOf(path) === kind);
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    if (all === undefined || bytes <= all) return [];
    const [heaviest] = files.sort(([, a], [, b]) => b - a);
    return [
      {
        where: site.folder + (heaviest?.[0] ?? ''),
        found: `${bytes} bytes of ${kind} in ${files.length} files, the largest here`,
        expected: `at most ${all} bytes`,
        wayOut,
      },
    ];
  });
}

/** Compares the files that the HTML of a page references with the budget of its role or kind, as sent with Brotli. */
function ofFirstView({ page, locale, path, file, links }: PageSummary, site: BuiltSite, factor = 1): Located[] {
  const budget = Object.entries(viewBudgets).find(([name]) => name === page.role || name === page.kind)?.[1];
  if (!budget) return [];
  const files = [...new Set(links.map((link) => link.path))].filter((each) => site.files.has(each));
  const sum = (ending: string) => files.filter((each) => each.endsWith(ending)).reduce((bytes, each) => bytes + site.sentBytes(each), 0);
  const sizes = { html: site.sentBytes(file.slice(site.folder.length)), fonts: sum('.woff2'), script: sum('.js') };
  return Object.entries(sizes).flatMap(([part, bytes]): Located[] => {
    const most = budget[part as keyof typeof sizes] * (part === 'html' ? factor : 1);
    if (bytes <= most) return [];
    const found = `${bytes} bytes of ${part} in the first view of ${path}`;
    return [{ where: file, page: page.id, locale, found, expected: `at most ${most} bytes with Brotli`, wayOut }];
  });
}

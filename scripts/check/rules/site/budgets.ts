/** Files are as light as they have been: each kind has a budget of bytes. */
import { extname } from 'node:path';
import { type ByteBudget, byteBudgets } from '../../../../schema/site/constants.ts';
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
  '.xml': 'texts',
  '.txt': 'texts',
  '.csv': 'texts',
  '.json': 'texts',
  '': 'texts',
};

export const budgets: SiteRule = {
  name: 'budgets',
  looksAt: 'site',
  explain: `A file that is heavier than its kind may be, all files of a kind together that are, or a file of a kind without a budget. The
budgets are byteBudgets, in schema/site/constants.ts: what the site weighs, and a little air.

  dist/client/articles.html   found:   1,500,000 bytes
                              way out: see what made it grow; raise the budget only for what visitors gain`,
  check(site) {
    const weighed = [...site.files].map(([path, bytes]) => ({ path, bytes, kind: kinds[extname(path)] }));
    const pages = new Map([...site.pages.values()].map((page) => [page.file, page]));
    const wayOut = 'see what made it grow; raise byteBudgets, in schema/site/constants.ts, only for what visitors gain by it';
    const ofFiles = weighed.flatMap(({ path, bytes, kind }): Located[] => {
      const where = site.folder + path;
      const page = pages.get(where);
      const place = { where, ...(page && { page: page.page.id, locale: page.locale }) };
      if (!kind)
        return [
          {
            ...place,
            found: `${bytes} bytes of a kind without a budget`,
            expected: `one of ${Object.keys(kinds).join(' ')}`,
            wayOut: 'take the file out, or give its kind a budget',
          },
        ];
      const { each } = byteBudgets[kind];
      return bytes > each ? [{ ...place, found: `${bytes} bytes`, expected: `${each} at most for one file of ${kind}`, wayOut }] : [];
    });
    const ofKinds = Object.entries<ByteBudget>(byteBudgets).flatMap(([kind, { all }]): Located[] => {
      const files = weighed.filter((file) => file.kind === kind);
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      if (all === undefined || bytes <= all) return [];
      const [heaviest] = files.sort((a, b) => b.bytes - a.bytes);
      return [
        {
          where: site.folder + (heaviest?.path ?? ''),
          found: `${bytes} bytes of ${kind} in ${files.length} files, this one the heaviest`,
          expected: `${all} at most`,
          wayOut,
        },
      ];
    });
    return [...ofFiles, ...ofKinds];
  },
};

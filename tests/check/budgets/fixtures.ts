import { byteBudgets } from '../../../schema/site/constants.ts';
import type { Fixtures, GivenSite } from '../fixtures.ts';

const site = (files: Readonly<Record<string, string>>, body = ''): GivenSite => ({ pages: { '/articles': body }, files });
const heavy = (bytes: number) => 'x'.repeat(bytes);

export default {
  good: [
    site({ '/assets/a.css': heavy(byteBudgets.css.each), '/robots.txt': '', '/_headers': '', '/icon.svg': '<svg/>' }),
    site({}, heavy(byteBudgets.html.each - 200)),
  ],
  bad: [
    [
      site({}, heavy(1_500_000)),
      {
        found: ' bytes',
        where: 'dist/client/articles.html',
        page: 'articles',
        locale: 'fr',
        expected: `${byteBudgets.html.each} at most for one file of html`,
      },
    ],
    [
      site({ '/assets/a.js': heavy(byteBudgets.js.each + 1) }),
      { found: `${byteBudgets.js.each + 1} bytes`, where: 'dist/client/assets/a.js' },
    ],
    [
      site({ '/assets/a.woff2': heavy(12_000), '/assets/b.woff2': heavy(12_001), '/assets/c.woff2': heavy(12_000) }),
      { found: '36001 bytes of fonts in 3 files', where: 'dist/client/assets/b.woff2' },
    ],
    [
      site(Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`/assets/${name}.css`, heavy(byteBudgets.css.each)]))),
      { found: `${4 * byteBudgets.css.each} bytes of css in 4 files` },
    ],
    [site({ '/film.mp4': 'x' }), { found: '1 bytes of a kind without a budget', where: 'dist/client/film.mp4' }],
  ],
} satisfies Fixtures<GivenSite>;

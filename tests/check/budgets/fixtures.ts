import { byteBudgets, viewBudgets } from '../../../schema/site/constants.ts';
import type { Fixtures, GivenSite } from '../fixtures.ts';

const site = (files: Readonly<Record<string, string>>, body = ''): GivenSite => ({ pages: { '/articles': body }, files });
const script = '<script type="module" src="/assets/a.js"></script>';
const heavy = (bytes: number) => 'x'.repeat(bytes);

export default {
  good: [
    site({ '/assets/a.css': heavy(byteBudgets.css.each), '/robots.txt': '', '/_headers': '', '/icon.svg': '<svg/>' }),
    site({}, heavy(byteBudgets.html.each - 200)),
    // Together over the budget of all images.
    site({ '/assets/pictures/a/shop-700.jpg': heavy(200_000), '/assets/pictures/a/shop-1200.jpg': heavy(400_000) }),
    site({ '/shared/social/fr/home.png': heavy(100_000), '/shared/social/en/home.png': heavy(100_000) }),
    { pages: { '/': script }, files: { '/assets/a.js': heavy(viewBudgets.home.script) } },
    // Only the pages with a budget are compared.
    { pages: { '/articles': script }, files: { '/assets/a.js': heavy(viewBudgets.home.script + 1) } },
  ],
  bad: [
    [
      site({}, heavy(1_500_000)),
      {
        found: ' bytes',
        where: 'dist/client/articles.html',
        page: 'articles',
        locale: 'fr',
        expected: `at most ${byteBudgets.html.each} bytes for a file of html`,
      },
    ],
    [site({ '/shared/social/fr/home.png': heavy(122_881) }), { found: '122881 bytes' }],
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
    [
      { pages: { '/': script, '/en': heavy(viewBudgets.home.html) }, files: { '/assets/a.js': heavy(viewBudgets.home.script + 1) } },
      { found: `${viewBudgets.home.script + 1} bytes of script in the first view of /`, where: 'dist/client/index.html', page: 'home' },
      {
        found: 'bytes of html in the first view of /en',
        page: 'home',
        locale: 'en',
        expected: `at most ${viewBudgets.home.html} bytes with Brotli`,
      },
    ],
    [
      {
        pages: {
          '/': '<style>@font-face{src:url(/assets/a.woff2)}@font-face{src:url(/assets/b.woff2)}@font-face{src:url(/assets/c.woff2)}</style>',
        },
        files: { '/assets/a.woff2': heavy(14_000), '/assets/b.woff2': heavy(14_000), '/assets/c.woff2': heavy(5000) },
      },
      { found: '33000 bytes of fonts in 3 files' },
      { found: '33000 bytes of fonts in the first view of /' },
    ],
    [site({ '/assets/pictures/a/shop-1200.jpg': heavy(byteBudgets.pictures.each + 1) }), { found: 'bytes' }],
    [site({ '/film.mp4': 'x' }), { found: '1 bytes of a kind without a budget', where: 'dist/client/film.mp4' }],
  ],
} satisfies Fixtures<GivenSite>;

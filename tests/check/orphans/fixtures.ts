import type { Fixtures, GivenSite } from '../fixtures.ts';

const named = '<link rel="stylesheet" href="/assets/a.css"><script src="/assets/a.js"></script><img src="/a.png" alt="">';
const files = {
  '/assets/a.css': 'src: url(b.woff2)',
  '/assets/b.woff2': '',
  '/assets/a.js': 'import("./c.js")',
  '/assets/c.js': '',
  '/a.png': '',
};
const site = (more: Readonly<Record<string, string>> = {}): GivenSite => ({ pages: { '/': named }, files: { ...files, ...more } });

export default {
  good: [
    site(),
    { pages: { '/': '<style>@font-face{src:url(/assets/b.woff2)}</style>' }, files: { '/assets/b.woff2': '' } },
    site({ '/robots.txt': '', '/sitemap.xml': '', '/favicon.ico': '', '/_headers': '', '/_redirects': '', '/.htaccess': '' }),
  ],
  bad: [
    [site({ '/notes.txt': '' }), { found: 'an unreferenced file', where: 'dist/client/notes.txt' }],
    [site({ '/assets/c.js.map': '' }), { found: 'an unreferenced file' }],
    [site({ '/.env': '' }), { found: 'an unreferenced file', where: 'dist/client/.env' }],
    [site({ '/draft.html': '' }), { found: 'a page missing from the schema', where: 'dist/client/draft.html' }],
    [
      site({ '/x.js': 'import("./y.js")', '/y.js': '' }),
      { found: 'an unreferenced file', where: 'dist/client/x.js' },
      { found: 'an unreferenced file', where: 'dist/client/y.js' },
    ],
  ],
} satisfies Fixtures<GivenSite>;

import type { Fixtures, GivenSite } from '../fixtures.ts';

const site = (...lines: readonly string[]): GivenSite => ({
  pages: { '/': '', '/contact': '', '/404': '' },
  files: { '/_redirects': `${lines.join('\n')}\n`, '/404.html': '', '/en/404.html': '', '/a.pdf': '' },
});

export default {
  good: [
    site(),
    site('/a /contact 301', '/b / 308', '/c /contact#message', '/d /404.html 410', '/en/* /en/404.html 404', '# a note'),
    { pages: {} },
  ],
  bad: [
    [
      site('/a /b 301', '/b /contact 301'),
      { found: '/a leads to /b, which leads on to /contact', where: 'dist/client/_redirects', line: 1 },
    ],
    [
      site('/a /b 301', '/b /a 301'),
      { found: '/a leads to /b, which leads on to /a' },
      { found: '/b leads to /a, which leads on to /b', line: 2 },
    ],
    [site('/a /a 301'), { found: '/a, which leads to itself' }],
    [site('/a /nope 301'), { found: '/a leads to /nope, where nothing is' }],
    [site('/a /404 301'), { found: '/a leads to /404, where nothing is' }],
    [site('/contact / 301'), { found: '/contact, which is a page or a file of the site' }],
    [site('/a.pdf / 301'), { found: '/a.pdf, which is a page or a file' }],
    [site('/a / 301', '/a /contact 301'), { found: 'a second redirect of /a', line: 2 }],
    [site('/a / 302'), { found: '/a / 302' }],
    [site('/contact/* /404.html 301'), { found: '/contact/* /404.html 301' }],
    [site('/a /404.html 404'), { found: '/a /404.html 404' }],
    [site('/de/* /de/404.html 404'), { found: '/de/* leads to /de/404.html, where nothing is' }],
    [site('/en/* /en/404.html 404', '/en/a / 301'), { found: '/en/a, below /en/*, which hosts take first', line: 2 }],
    [site('/a'), { found: '/a  301' }],
    [site('/a https://elsewhere.example 301'), { found: '/a https://elsewhere.example 301' }],
  ],
} satisfies Fixtures<GivenSite>;

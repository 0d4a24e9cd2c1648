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
      { found: 'a redirect from /a to /b, which redirects to /contact', where: 'dist/client/_redirects', line: 1 },
    ],
    [
      site('/a /b 301', '/b /a 301'),
      { found: 'a redirect from /a to /b, which redirects to /a' },
      { found: 'a redirect from /b to /a, which redirects to /b', line: 2 },
    ],
    [site('/a /a 301'), { found: 'a redirect from /a to itself' }],
    [site('/a /nope 301'), { found: 'a redirect from /a to /nope, a missing page' }],
    [site('/a /404 301'), { found: 'a redirect from /a to /404, a missing page' }],
    [site('/contact / 301'), { found: 'a redirect from /contact, a page or file' }],
    [site('/a.pdf / 301'), { found: 'a redirect from /a.pdf, a page or file' }],
    [site('/a / 301', '/a /contact 301'), { found: 'a second redirect of /a', line: 2 }],
    [site('/a / 302'), { found: '/a / 302' }],
    [site('/contact/* /404.html 301'), { found: '/contact/* /404.html 301' }],
    [site('/a /404.html 404'), { found: '/a /404.html 404' }],
    [site('/de/* /de/404.html 404'), { found: 'a redirect from /de/* to /de/404.html, a missing page' }],
    [site('/en/* /en/404.html 404', '/en/a / 301'), { found: '/en/a after the pattern /en/*, which matches first', line: 2 }],
    [site('/a'), { found: '/a  301' }],
    [site('/a https://elsewhere.example 301'), { found: '/a https://elsewhere.example 301' }],
  ],
} satisfies Fixtures<GivenSite>;

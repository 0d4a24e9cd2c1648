import { contactEndpoint } from '../../../schema/contact/endpoint.ts';
import { withOneLocale } from '../changed.ts';
import type { Fixtures, GivenSite } from '../fixtures.ts';

const origin = 'https://www.trame-retail.example';

/** A home page that says this, in a site with some others. */
const home = (body: string): GivenSite => ({
  pages: {
    '/': `<main id="accueil">${body}</main>`,
    '/en': '',
    '/a-propos': '',
    '/en/about': '',
    '/404': '<a href="#content"></a><p id="content"></p>',
    '/nos-solutions': '<section id="hotline"></section><p id="à-côté"></p>',
  },
  files: { '/sitemap.xml': '', '/assets/entry.js': '' },
});

/** A page that hosts serve in place of others: its language links may lead to the home page. */
const errorPage = (body: string): GivenSite => ({ pages: { '/': '', '/en': '', '/500': body, '/en/500': '', '/en/about': '' } });

/** A page in English only, in a site with its parent and the home page. */
const englishPage = (body: string): GivenSite => ({
  pages: { '/': '', '/developper-son-reseau-retail': '', '/en/retail-development/strategy': body },
});

export default {
  project: withOneLocale('strategy', 'en'),
  good: [
    englishPage('<a href="/developper-son-reseau-retail" hreflang="fr">FR</a>'),
    ...[
      '<a href="/a-propos">page</a>',
      '<a href="/">home</a>',
      '<a href="#accueil">here</a>',
      '<a href="/nos-solutions#hotline">anchor</a>',
      '<a href="/nos-solutions#%C3%A0-c%C3%B4t%C3%A9">anchor in percent signs</a>',
      '<a href="/a-propos?from=home">query</a>',
      `<a href="${origin}/nos-solutions#hotline">own origin</a>`,
      '<a href="/sitemap.xml">file</a>',
      '<script src="/assets/entry.js"></script>',
      '<a href="/en" hreflang="en">the other language, said to be</a>',
      `<form action="${contactEndpoint}"></form>`,
      '<a href="https://elsewhere.example/nope">elsewhere</a>',
      '<a href="mailto:bonjour@trame-retail.example">mail</a>',
    ].map(home),
    errorPage('<a href="/en" hreflang="en">EN</a><a href="/en/500" hreflang="en">EN</a>'),
  ],
  bad: [
    [
      englishPage('<a href="/" hreflang="fr">FR</a>'),
      { found: 'a link to / with hreflang="fr"', expected: '/developper-son-reseau-retail' },
    ],
    ...(
      [
        ['<a href="/nope">page</a>', 'a link to /nope'],
        ['<a href="/404">file for hosts</a>', 'a link to /404'],
        [`<a href="${origin}/nope">own origin</a>`, `a link to ${origin}/nope`],
        ['<a href="//www.trame-retail.example/nope">own origin</a>', 'a link to //www.trame-retail.example/nope'],
        ['<a href="/a-propos/">slash</a>', 'a link to /a-propos/'],
        ['<a href="/a-propos.html">file of a page</a>', 'a link to /a-propos.html'],
        ['<a href="/nos-solutions#nope">anchor</a>', 'a link to /nos-solutions#nope'],
        ['<a href="#nope">anchor here</a>', 'a link to #nope'],
        ['<area href="/nope" alt="area">', 'a link to /nope'],
        ['<link href="/assets/nope.css" rel="stylesheet">', 'a link to /assets/nope.css'],
        ['<script src="/assets/nope.js"></script>', 'a link to /assets/nope.js'],
        ['<img src="/nope.png" alt="">', 'a link to /nope.png'],
        ['<img srcset="/nope.png 2x" alt="">', 'a link to /nope.png'],
        [`<meta property="og:image" content="${origin}/nope.png">`, `a link to ${origin}/nope.png`],
        ['<iframe src="/nope" title="tool"></iframe>', 'a link to /nope'],
        ['<form action="/nope"></form>', 'a link to /nope'],
        ['<button formaction="/nope">send</button>', 'a link to /nope'],
        ['<a href="/en/about">other language</a>', 'a link to /en/about in another language'],
        ['<a href="/en/about" hreflang="en">another page</a>', 'a link to /en/about with hreflang="en"'],
        ['<a href="/" hreflang="en">this page</a>', 'a link to / with hreflang="en"'],
        ['<a href="nope">from here</a>', 'a link to nope'],
      ] as const
    ).map(
      ([html, found]) => [home(html), { found, where: 'dist/client/index.html', line: 2, column: 20, page: 'home', locale: 'fr' }] as const,
    ),
    [errorPage('<a href="/en/about" hreflang="en">EN</a>'), { found: 'a link to /en/about with hreflang="en"', page: 'error' }],
  ],
} satisfies Fixtures<GivenSite>;

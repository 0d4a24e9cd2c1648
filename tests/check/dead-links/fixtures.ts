import { contactEndpoint } from '../../../schema/contact-bounds.ts';
import type { Fixtures, GivenSite } from '../fixtures.ts';

/** A home page that says this, in a site with some others. */
const home = (body: string): GivenSite => ({
  pages: {
    '/': `<main id="accueil">${body}</main>`,
    '/a-propos': '',
    '/en/about': '',
    '/nos-solutions': '<section id="hotline"></section>',
  },
  files: { '/sitemap.xml': '', '/assets/entry.js': '' },
});

export default {
  good: [
    '<a href="/a-propos">page</a>',
    '<a href="/">home</a>',
    '<a href="#accueil">here</a>',
    '<a href="/nos-solutions#hotline">anchor</a>',
    '<a href="/sitemap.xml">file</a>',
    '<script src="/assets/entry.js"></script>',
    '<a href="/en/about" hreflang="en">the other language, said to be</a>',
    `<form action="${contactEndpoint}"></form>`,
    '<a href="https://elsewhere.example/nope">elsewhere</a>',
    '<a href="mailto:bonjour@trame-retail.example">mail</a>',
  ].map(home),
  bad: (
    [
      ['<a href="/nope">page</a>', 'a link to /nope'],
      ['<a href="/a-propos/">slash</a>', 'a link to /a-propos/'],
      ['<a href="/nos-solutions#nope">anchor</a>', 'a link to /nos-solutions#nope'],
      ['<a href="#nope">anchor here</a>', 'a link to #nope'],
      ['<link href="/assets/nope.css" rel="stylesheet">', 'a link to /assets/nope.css'],
      ['<script src="/assets/nope.js"></script>', 'a link to /assets/nope.js'],
      ['<img src="/nope.png" alt="">', 'a link to /nope.png'],
      ['<iframe src="/nope" title="tool"></iframe>', 'a link to /nope'],
      ['<form action="/nope"></form>', 'a link to /nope'],
      ['<a href="/en/about">other language</a>', 'a link to /en/about, which is in another language'],
      ['<a href="a-propos">from here</a>', 'a link to a-propos'],
    ] as const
  ).map(([html, found]) => [home(html), { found, where: 'dist/client/index.html', line: 2, column: 20, page: 'home', locale: 'fr' }]),
} satisfies Fixtures<GivenSite>;

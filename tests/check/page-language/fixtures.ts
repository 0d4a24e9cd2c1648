import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (lang: string, path: string, body = '<a href="/" hreflang="fr">FR</a><a href="/en" hreflang="en">EN</a>'): GivenPage => ({
  path,
  html: `<!DOCTYPE html><html${lang}><body>${body}</body></html>`,
});

export default {
  good: [page(' lang="fr"', '/'), page(' lang="en"', '/en/about'), page(' lang="fr"', '/location-scoring/outil', '')],
  bad: [
    [
      page(' lang="fr"', '/en/about'),
      { found: 'lang="fr"', expected: 'lang="en", the language of /en/about', page: 'about', locale: 'en' },
    ],
    [page('', '/'), { found: 'no lang' }],
    [page(' lang="fr"', '/contact', ''), { found: 'no link to this page in en' }],
  ],
} satisfies Fixtures<GivenPage>;

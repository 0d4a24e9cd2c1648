import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (lang: string, path: string, body = ''): GivenPage => ({
  path,
  html: `<!DOCTYPE html><html${lang}><body>${body}</body></html>`,
});

export default {
  good: [
    page(' lang="fr"', '/'),
    page(' lang="en"', '/en/about', '<p lang="fr">Bonjour</p><a href="/a-propos" hreflang="fr">FR</a>'),
    page(' lang="fr"', '/', '<link rel="alternate" hreflang="x-default" href="/"><p lang="pt-BR"></p>'),
  ],
  bad: [
    [page(' lang="fr"', '/en/about'), { found: 'lang="fr"', expected: 'lang="en": /en/about is in English', page: 'about', locale: 'en' }],
    [page('', '/'), { found: 'no lang' }],
    [page(' lang="fr"', '/', '<p lang="english">Hello</p>'), { found: 'lang="english"' }],
    [page(' lang="fr"', '/', '<p lang="">Hello</p>'), { found: 'lang=""' }],
    [page(' lang="fr"', '/', '<a href="/en" hreflang="zz">EN</a>'), { found: 'hreflang="zz"' }],
  ],
} satisfies Fixtures<GivenPage>;

import type { Fixtures, GivenPage } from '../fixtures.ts';

const values = {
  'og:type': 'website',
  'og:site_name': 'Trame Retail',
  'og:title': 'A title',
  'og:description': 'A text',
  'og:url': 'https://www.trame-retail.example/en',
  'og:image': 'https://www.trame-retail.example/shared/social.png',
  'og:image:alt': 'A street',
  'og:locale': 'en_GB',
  'twitter:card': 'summary_large_image',
};
const page = (change: Partial<typeof values> = {}, more = ''): GivenPage => ({
  path: '/en',
  html:
    Object.entries({ ...values, ...change })
      .map(([name, content]) =>
        content === undefined ? '' : `<meta ${name.startsWith('og') ? 'property' : 'name'}="${name}" content="${content}">`,
      )
      .join('') + more,
});

export default {
  good: [page()],
  bad: [
    ...Object.keys(values).map((name) => [page({ [name]: undefined }), { found: `no ${name}`, page: 'home', locale: 'en' }] as const),
    [page({ 'og:title': ' ' }), { found: 'no og:title', line: 2 }],
    [page({}, '<meta property="og:title" content="Another">'), { found: 'a second og:title' }],
    [page({ 'og:locale': 'fr_FR' }), { found: 'og:locale fr_FR', expected: 'en_GB' }],
    [page({ 'og:type': 'article' }), { found: 'og:type article', expected: 'website' }],
    [page({ 'twitter:card': 'summary' }), { found: 'twitter:card summary', expected: 'summary_large_image' }],
    [page({ 'og:site_name': 'Another' }), { found: 'og:site_name Another', expected: 'Trame Retail' }],
  ],
} satisfies Fixtures<GivenPage>;

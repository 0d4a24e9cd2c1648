import type { Fixtures, GivenPage } from '../fixtures.ts';

const origin = 'https://www.trame-retail.example';
const link = (href: string) => `<link rel="canonical" href="${href}">`;
const page = (html: string, path = '/contact'): GivenPage => ({ path, html });

export default {
  good: [
    page(link(`${origin}/contact`)),
    page(`${link(`${origin}/en`)}<meta property="og:url" content="${origin}/en">`, '/en'),
    page(link(`${origin}/`), '/'),
    page('', '/404'),
  ],
  bad: [
    [page(''), { found: 'no canonical link', expected: `${origin}/contact`, page: 'contact' }],
    [page(link('/contact')), { found: 'a canonical link to /contact', line: 2, column: 1 }],
    [page(link(`${origin}/blog`)), { found: `a canonical link to ${origin}/blog` }],
    [page(link(`${origin}/contact/`)), { found: `a canonical link to ${origin}/contact/` }],
    [page(link('https://elsewhere.example/contact')), { found: 'a canonical link to https://elsewhere.example/contact' }],
    [page(link(`${origin}/contact`).repeat(2)), { found: 'a second canonical link' }],
    [page(`${link(`${origin}/contact`)}<meta property="og:url" content="${origin}/">`), { found: `an og:url to ${origin}/` }],
    [page(link(`${origin}/404`), '/404'), { found: 'a canonical link on an unindexed page' }],
  ],
} satisfies Fixtures<GivenPage>;

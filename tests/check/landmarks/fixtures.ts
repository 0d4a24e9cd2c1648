import type { Fixtures, GivenPage } from '../fixtures.ts';

const skip = '<a href="#content">Skip</a>';
const english = '<a href="/en/contact" hreflang="en">EN</a>';
const main = '<main id="content"></main>';
const page = (html: string, path = '/contact'): GivenPage => ({ path, html });

export default {
  good: [page(skip + english + main), page('<main></main>', '/location-scoring/outil')],
  bad: [
    [page(skip + english), { found: 'no <main>', page: 'contact', locale: 'fr' }],
    [page(`${skip}${english}${main}<main></main>`), { found: 'a second <main>' }],
    [page(english + main), { found: 'no link to #content' }],
    [page(skip + main), { found: 'no link to this page in en' }],
  ],
} satisfies Fixtures<GivenPage>;

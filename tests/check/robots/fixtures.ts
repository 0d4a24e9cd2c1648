import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (path: string, html: string): GivenPage => ({ path, html });

export default {
  good: [
    page('/contact', ''),
    page('/contact', '<meta name="robots" content="max-image-preview:large">'),
    page('/404', '<meta name="robots" content="noindex">'),
  ],
  bad: [
    [page('/contact', '<meta name="robots" content="nofollow">'), { found: 'robots nofollow' }],
    [page('/contact', '<meta name="robots" content="noindex">'), { found: 'robots noindex', page: 'contact', locale: 'fr' }],
    [page('/contact', '<meta name="ROBOTS" content="NOINDEX, nofollow">'), { found: 'ROBOTS NOINDEX' }],
    [page('/contact', '<meta name="googlebot" content="none">'), { found: 'googlebot none' }],
    [page('/404', ''), { found: 'no noindex', page: 'notFound' }],
    [page('/404', '<meta name="robots" content="index">'), { found: 'no noindex' }],
  ],
} satisfies Fixtures<GivenPage>;

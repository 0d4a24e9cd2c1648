import { law } from '../../../schema/content/law/law.ts';
import type { Fixtures, GivenPage } from '../fixtures.ts';

const sources = (page: string) =>
  Object.values(law).flatMap(({ citedAt, url }) => (citedAt.some((place) => place.page === page) ? [url] : []));
const page = (urls: readonly string[]): GivenPage => ({
  path: '/nos-solutions',
  html: `<main><h1>Services</h1>${urls.map((url) => `<p><a href="${url}">Source</a></p>`).join('')}</main>`,
});
const urls = sources('services');

export default {
  good: [page(urls), { path: '/clients', html: '<main><h1>Clients</h1></main>' }],
  bad: [
    [page(urls.slice(1)), { found: urls[0] ?? '', page: 'services', locale: 'fr' }],
    [page(['/mentions-legales']), ...urls.map((url) => ({ found: url }))],
  ],
} satisfies Fixtures<GivenPage>;

import type { Fixtures, GivenPage } from '../fixtures.ts';

const origin = 'https://www.trame-retail.example';
const firm = {
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Trame Retail',
  legalName: 'Trame Retail Conseil',
  description: 'Conseil',
  url: `${origin}/`,
  logo: `${origin}/icon.svg`,
  email: 'bonjour@trame-retail.example',
  telephone: '+33100000000',
  address: { '@type': 'PostalAddress', streetAddress: '1, rue', postalCode: '75001', addressLocality: 'Paris', addressCountry: 'FR' },
  sameAs: ['https://www.linkedin.com/company/x'],
};
const step = (position: number, name: string, path: string) => ({ '@type': 'ListItem', position, name, item: origin + path });
const list = { '@type': 'BreadcrumbList', itemListElement: [step(1, 'Accueil', '/'), step(2, 'Blog', '/blog')] };
const article = {
  '@type': 'Article',
  headline: 'Un titre',
  description: 'Une phrase',
  datePublished: '2026-11-03',
  inLanguage: 'fr',
  mainEntityOfPage: `${origin}/blog`,
  image: `${origin}/shared/social.png`,
  author: { '@id': firm['@id'] },
  publisher: { '@id': firm['@id'] },
};

const trail = '<nav><ol><li><a href="/">Accueil</a></li><li><span aria-current="page">Blog</span></li></ol></nav>';
const block = (...graph: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
const page = (path: string, html: string): GivenPage => ({ path, html });
const blog = (...graph: object[]) => page('/blog', block(...graph) + trail);

export default {
  good: [blog(firm, list, article), page('/', block(firm)), page('/404', block(firm) + trail)],
  bad: [
    [page('/', ''), { found: 'no structured data' }],
    // schema.org has given this type up.
    [page('/', block({ ...firm, '@type': 'ProfessionalService' })), { found: '@graph.0.@type' }],
    [page('/', block({ ...firm, logo: undefined })), { found: '@graph.0.logo' }],
    [page('/', '<script type="application/ld+json">{,}</script>'), { found: 'JSON-LD with a syntax error', line: 2, column: 1 }],
    [page('/', block(firm) + block(firm)), { found: 'a second block' }],
    [page('/', block({ ...firm, '@type': 'Organisation' })), { found: '@graph.0.@type' }],
    [page('/', block({ ...firm, telephon: '1' })), { found: 'telephon' }],
    [page('/', block({ ...firm, name: 'Autre' })), { found: 'the firm {"name":"Autre"', page: 'home', locale: 'fr' }],
    [page('/', block({ ...firm, url: '/' })), { found: '@graph.0.url' }],
    [page('/', block()), { found: 'no firm' }],
    [blog(firm, article), { found: 'no breadcrumb list' }],
    [blog(firm, { ...list, itemListElement: [step(1, 'Accueil', '/'), step(2, 'Journal', '/blog')] }, article), { found: 'Journal' }],
    [blog(firm, { ...list, itemListElement: [step(1, 'Accueil', '/'), step(2, 'Blog', '/articles')] }, article), { found: '/articles' }],
    [blog(firm, list), { found: 'no article' }],
    [blog(firm, list, { ...article, datePublished: '2026-11-04' }), { found: '2026-11-04' }],
    [blog(firm, list, { ...article, datePublished: '2026-02-30' }), { found: '@graph.2.datePublished: Invalid ISO date' }],
    [blog(firm, list, { ...article, mainEntityOfPage: `${origin}/articles` }), { found: '/articles' }],
    [page('/', block(firm, article)), { found: 'the article' }],
  ],
} satisfies Fixtures<GivenPage>;

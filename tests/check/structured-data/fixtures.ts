import { pages } from '../../../generated/pages.ts';
import { leaseClauses } from '../../../schema/content/blog/store.ts';
import { type PersonId, people } from '../../../schema/content/people.ts';
import { fictionalIdentity } from '../../../schema/site/identity.ts';
import type { Fixtures, GivenPage } from '../fixtures.ts';

const origin = 'https://www.trame-retail.example';
const own = fictionalIdentity;
const firm = {
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: own.firmName,
  legalName: own.legalName,
  description: 'Conseil',
  url: `${origin}/`,
  logo: `${origin}/icon.svg`,
  email: own.email,
  address: {
    '@type': 'PostalAddress',
    postalCode: own.postcode,
    addressLocality: own.city,
    addressCountry: 'FR',
  },
  sameAs: [own.linkedin, own.facebook, own.twitter, own.instagram, own.youtube],
};
/** The people whom the page “About” introduces. */
const persons = (Object.keys(people.facts.profile) as PersonId[]).map((id) => ({
  '@type': 'Person',
  name: people.facts.profile[id]?.name ?? '',
  jobTitle: 'consultant & associé',
  url: `${origin}/a-propos#${id}`,
  worksFor: { '@id': firm['@id'] },
  sameAs: people.facts.profile[id]?.link,
}));
const author = persons.find(({ url }) => url.endsWith(`#${leaseClauses.author}`)) ?? {};
/** An article. */
const path = '/blog/clauses-du-bail-commercial';
const step = (position: number, name: string, path: string) => ({ '@type': 'ListItem', position, name, item: origin + path });
const list = { '@type': 'BreadcrumbList', itemListElement: [step(1, 'Accueil', '/'), step(2, 'Blog', '/blog'), step(3, 'Clauses', path)] };
const article = {
  '@type': 'Article',
  headline: 'Un\u00a0titre',
  description: 'Une phrase',
  datePublished: pages.leaseClauses.published,
  dateModified: pages.leaseClauses.published,
  inLanguage: 'fr',
  mainEntityOfPage: origin + path,
  image: `${origin}/shared/social.png`,
  author,
  publisher: { '@id': firm['@id'] },
};

/** A case study. */
const casePath = '/case-studies/creation-de-concept';
const work = {
  '@type': 'CreativeWork',
  headline: 'Un\u00a0titre',
  description: 'Une phrase',
  inLanguage: 'fr',
  mainEntityOfPage: origin + casePath,
  image: article.image,
  author: article.publisher,
  publisher: article.publisher,
};

const trail =
  '<nav><ol><li><a href="/">Accueil</a></li><li><a href="/blog">Blog</a></li><li><span aria-current="page">Clauses</span></li></ol></nav>';
const icon = '<link rel="icon" href="/icon.svg">';
const block = (...graph: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
const page = (at: string, html: string): GivenPage => ({ path: at, html: `${html}${icon}` });
const lease = (...graph: object[]) =>
  page(
    path,
    `${block(...graph)}${trail}<h1>Un titre</h1><p>Par X, consultant &amp; <b>associé</b></p><meta name="description" content="Une phrase"><meta property="og:image" content="${article.image}">`,
  );
const caseTrail =
  '<nav><ol><li><a href="/">Accueil</a></li><li><a href="/case-studies">Cas</a></li><li><span aria-current="page">Un cas</span></li></ol></nav>';
const caseList = { ...list, itemListElement: [step(1, 'Accueil', '/'), step(2, 'Cas', '/case-studies'), step(3, 'Un cas', casePath)] };
const study = (...graph: object[]) =>
  page(
    casePath,
    `${block(...graph)}${caseTrail}<h1>Un titre</h1><meta name="description" content="Une phrase"><meta property="og:image" content="${article.image}">`,
  );
const steps = (...names: string[]) => ({
  ...list,
  itemListElement: names.map((name, index) => step(index + 1, name, ['/', '/blog', path][index] ?? '')),
});
const aboutTrail = '<nav><ol><li><a href="/">Accueil</a></li><li><span aria-current="page">À propos</span></li></ol></nav>';
const aboutList = { ...list, itemListElement: [step(1, 'Accueil', '/'), step(2, 'À propos', '/a-propos')] };
const about = (...graph: object[]) => page('/a-propos', `${block(firm, aboutList, ...graph)}${aboutTrail}<p>consultant &amp; associé</p>`);
const [firstPerson, ...otherPersons] = persons;

const website = { '@type': 'WebSite', name: own.firmName, url: `${origin}/`, inLanguage: 'fr', publisher: article.publisher };

const servicesPath = '/nos-solutions';
const servicesList = { ...list, itemListElement: [step(1, 'Accueil', '/'), step(2, 'Solutions', servicesPath)] };
const service = (name: string) => ({
  '@type': 'Service',
  name,
  description: 'Une phrase',
  url: `${origin}${servicesPath}#hotline`,
  provider: article.publisher,
});
const services = (...graph: object[]) =>
  page(
    servicesPath,
    `${block(firm, servicesList, ...graph)}<nav><ol><li><a href="/">Accueil</a></li><li><span aria-current="page">Solutions</span></li></ol></nav><h3>Hotline</h3>`,
  );

/** The list of articles, which is none itself. */
const blogTrail = '<nav><ol><li><a href="/">Accueil</a></li><li><span aria-current="page">Blog</span></li></ol></nav>';
const blogList = steps('Accueil', 'Blog');

export default {
  good: [
    lease(firm, list, article),
    study(firm, caseList, work),
    page('/', block(firm, website)),
    page('/404', block(firm) + trail),
    page('/blog', block(firm, blogList) + blogTrail),
    about(...persons),
    services(service('Hotline')),
  ],
  bad: [
    [page('/', block(firm)), { found: 'no site' }],
    [page('/', block(firm, { ...website, url: `${origin}/en` })), { found: 'the url of the site' }],
    [about(...persons, website), { found: 'the site', expected: 'no site' }],
    [services(service('Conseil')), { found: 'the service "Conseil"', expected: 'a service that the page shows' }],
    [page('/', ''), { found: 'no structured data' }],
    // schema.org has given this type up.
    [page('/', block({ ...firm, '@type': 'ProfessionalService' }, website)), { found: '@graph.0.@type' }],
    [page('/', block({ ...firm, logo: undefined }, website)), { found: '@graph.0.logo' }],
    [page('/', '<script type="application/ld+json">{,}</script>'), { found: 'JSON-LD with a syntax error', line: 2, column: 1 }],
    [page('/', block(firm, website) + block(firm, website)), { found: 'a second block' }],
    [page('/', block({ ...firm, '@type': 'Organisation' }, website)), { found: '@graph.0.@type' }],
    [page('/', block({ ...firm, telephon: '1' }, website)), { found: 'telephon' }],
    [page('/', block({ ...firm, name: 'Autre' }, website)), { found: 'the name of the firm "Autre"', page: 'home', locale: 'fr' }],
    [
      page('/', block({ ...firm, telephone: own.phone }, website)),
      { found: 'the telephone of the firm', expected: 'no telephone of the firm' },
    ],
    [page('/', block({ ...firm, url: '/' }, website)), { found: '@graph.0.url' }],
    [page('/', block({ ...firm, url: `${origin}/en` }, website)), { found: 'the url of the firm' }],
    [page('/', block({ ...firm, logo: `${origin}/logo.svg` }, website)), { found: 'the logo of the firm' }],
    [page('/', block({ ...firm, address: { ...firm.address, addressLocality: 'Lyon' } }, website)), { found: 'Lyon' }],
    [page('/', block({ ...firm, sameAs: [own.linkedin] }, website)), { found: 'the sameAs of the firm' }],
    [page('/', block(website)), { found: 'no firm' }],
    [
      page('/blog', block(firm, blogList, article) + blogTrail),
      { found: 'the article', expected: 'no article' },
      { found: 'the job title' },
    ],
    [lease(firm, article), { found: 'no breadcrumb list' }],
    [lease(firm, steps('Accueil', 'Journal', 'Clauses'), article), { found: 'Journal' }],
    [
      lease(firm, { ...list, itemListElement: [step(1, 'Accueil', '/'), step(2, 'Blog', '/articles'), step(3, 'Clauses', path)] }, article),
      { found: '/articles' },
    ],
    [lease(firm, list), { found: 'no article' }],
    [
      lease(firm, list, { ...article, headline: 'Un autre' }),
      { found: 'the headline of the article "Un autre"', expected: 'the headline of the article "Un titre"' },
    ],
    [lease(firm, list, { ...article, description: 'Une autre' }), { found: 'the description of the article' }],
    [lease(firm, list, { ...article, author: article.publisher }), { found: 'the author of the article' }],
    [lease(firm, list, { ...article, image: `${origin}/icon.svg` }), { found: 'the image of the article' }],
    [lease(firm, list, { ...article, dateModified: undefined }), { found: '@graph.2.dateModified' }],
    [lease(firm, list, { ...article, dateModified: '2026-11-04' }), { found: 'the dateModified of the article "2026-11-04"' }],
    [lease(firm, list, { ...article, datePublished: '2026-11-04' }), { found: '2026-11-04' }],
    [lease(firm, list, { ...article, datePublished: '2026-02-30' }), { found: '@graph.2.datePublished: Invalid ISO date' }],
    [lease(firm, list, { ...article, mainEntityOfPage: `${origin}/articles` }), { found: '/articles' }],
    [page('/', block(firm, article, website)), { found: 'the article' }, { found: 'the job title' }],
    [lease(firm, list, { ...article, author: { ...author, name: 'Autre' } }), { found: 'the name of the person' }],
    [lease(firm, list, { ...article, author: { ...author, jobTitle: 'avocat' } }), { found: 'the job title "avocat"' }],
    [lease(firm, list, { ...article, author: { ...author, sameAs: 'https://autre.fr/' } }), { found: 'the sameAs of the person' }],
    [lease(firm, list, { ...article, author: { ...author, url: `${origin}/a-propos` } }), { found: 'the author of the article' }],
    [lease(firm, list, { ...article, author: { ...author, url: undefined } }), { found: '@graph.2.author' }],
    [about(...otherPersons), { found: 'the people', expected: `the people ${JSON.stringify(persons.map(({ url }) => url))}` }],
    [about({ ...firstPerson, worksFor: { '@id': `${origin}/#autre` } }, ...otherPersons), { found: 'the worksFor of the person' }],
    [page('/blog', block(firm, blogList, ...persons) + blogTrail), { found: 'the people' }, ...persons.map(() => ({ found: 'job title' }))],
    [study(firm, caseList), { found: 'no creative work' }],
    [study(firm, caseList, { ...work, headline: 'Un autre' }), { found: 'the headline of the creative work "Un autre"' }],
    [study(firm, caseList, { ...work, author: article.author }), { found: 'the author of the creative work' }],
    [study(firm, caseList, { ...work, datePublished: '2026-11-22' }), { found: 'datePublished' }],
    [lease(firm, list, article, work), { found: 'the creative work', expected: 'no creative work' }],
  ],
} satisfies Fixtures<GivenPage>;

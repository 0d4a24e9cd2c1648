/**
 * Structured data: the firm on every page, the site on its home page, the breadcrumb of every page below home, the article on articles,
 * the work on case studies, people and services where they are introduced.
 */
import type { Article, BreadcrumbList, CreativeWork, Graph, Organization, Person as PersonNode, Service, WebSite } from 'schema-dts';
import type { Contents, Entry, Person, PersonId } from '#generated/content.ts';
import { canonicalUrl, href } from '#generated/links.ts';
import { type PageId, pages, roles } from '#generated/pages.ts';
import { wordsOf } from '#schema/language/inline.ts';
import { socialImageFolder } from '#schema/site/constants.ts';
import type { Locale } from '#schema/site/locales.ts';
import { plainText } from '#schema/text/language-marks.ts';
import { identity, knownIdentity, profiles } from '../content/identity.ts';
import { loadContent } from '../content/load.ts';
import { loadPerson, personLink } from '../content/people.ts';
import { useRoute } from '../page.tsx';

/** Returns the URL of the picture that other sites show with a link to a page. `scripts/build/social-images.tsx` makes the file. */
export function socialImageUrl(page: PageId, locale: Locale): string {
  return `${identity.origin}${socialImageFolder}${locale}/${page}.png`;
}

/** The structured data of the page as one JSON-LD block. The content policy does not apply to data blocks. */
export function JsonLd() {
  const { page, locale } = useRoute();
  const nodes = [
    organization(locale),
    website(page, locale),
    breadcrumbList(page, locale),
    article(page, locale),
    creativeWork(page, locale),
    ...introduced(page, locale),
    ...services(page, locale),
  ];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is not escaped as HTML; `<` is, above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const organizationId = `${identity.origin}/#organization`;
const publisher = { '@id': organizationId };

function organization(locale: Locale): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: identity.firmName,
    legalName: identity.legalName,
    description: loadContent('common', locale).organization,
    url: canonicalUrl(roles.home, locale, identity.origin),
    logo: `${identity.origin}/icon.svg`,
    email: identity.email,
    ...(knownIdentity.phone !== undefined && { telephone: knownIdentity.phone }),
    address: {
      '@type': 'PostalAddress',
      ...(knownIdentity.street !== undefined && { streetAddress: knownIdentity.street }),
      postalCode: identity.postcode,
      addressLocality: identity.city,
      addressCountry: 'FR',
    },
    sameAs: profiles.map(({ url }) => url),
  };
}

function website(page: PageId, locale: Locale): WebSite | undefined {
  if (page !== roles.home) return undefined;
  return { '@type': 'WebSite', name: identity.firmName, url: canonicalUrl(page, locale, identity.origin), inLanguage: locale, publisher };
}

function breadcrumbList(page: PageId, locale: Locale): BreadcrumbList | undefined {
  const { trail, indexed } = pages[page];
  if (trail.length < 2 || !indexed) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: loadContent(step, locale).label,
      item: canonicalUrl(step, locale, identity.origin),
    })),
  };
}

function article(page: PageId, locale: Locale): Article | undefined {
  const { structuredData, published, updated } = pages[page];
  if (structuredData !== 'article' || published === undefined) return undefined;
  const content = loadContent(page, locale);
  return {
    '@type': 'Article',
    ...work(page, locale),
    datePublished: published,
    dateModified: updated ?? published,
    author: 'author' in content ? person(loadPerson(content.author, locale), locale) : publisher,
  };
}

function creativeWork(page: PageId, locale: Locale): CreativeWork | undefined {
  if (pages[page].structuredData !== 'creativeWork') return undefined;
  return { '@type': 'CreativeWork', ...work(page, locale), author: publisher };
}

/** The properties of articles and other works. */
function work(page: PageId, locale: Locale) {
  const content = loadContent(page, locale);
  return {
    headline: headlineOf(content),
    description: content.meta.description,
    inLanguage: locale,
    mainEntityOfPage: canonicalUrl(page, locale, identity.origin),
    image: socialImageUrl(page, locale),
    publisher,
  };
}

/** Returns the main heading of a page as plain text. */
function headlineOf(content: Contents[PageId]): string {
  if ('story' in content) return plainText(content.story.title);
  return 'hero' in content ? plainText(wordsOf(content.hero.title)) : content.meta.title;
}

/** Returns the people whom a page introduces. */
function introduced(page: PageId, locale: Locale): PersonNode[] {
  const { people } = loadContent('byline', locale);
  return people.filter(({ id }) => personLink(id).page === page).map((each) => person(each, locale));
}

/** Returns the engagements that a page introduces. */
function services(page: PageId, locale: Locale): Service[] {
  const { formats } = loadContent('services', locale);
  return formats.items
    .filter(({ target }) => target.page === page)
    .map(({ name, need, target }) => ({
      '@type': 'Service',
      name: plainText(name),
      description: plainText(need),
      url: identity.origin + href(target, locale),
      provider: publisher,
    }));
}

function person({ id, name, role, link }: Entry<Person, PersonId>, locale: Locale): PersonNode {
  return {
    '@type': 'Person',
    name,
    jobTitle: plainText(role),
    url: identity.origin + href(personLink(id), locale),
    worksFor: publisher,
    ...(link !== undefined && { sameAs: link }),
  };
}

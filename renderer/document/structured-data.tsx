/** Structured data: the firm on every page, the breadcrumb of every page below home, articles, and people. */
import type { Entry, Person, PersonId } from '#generated/content.ts';
import { canonicalUrl, href } from '#generated/links.ts';
import { type PageId, pages, roles } from '#generated/pages.ts';
import type { Locale } from '#schema/site/locales.ts';
import { plainText } from '#schema/text/language-marks.ts';
import { identity, knownIdentity, profiles } from '../content/identity.ts';
import { loadContent } from '../content/load.ts';
import { loadPerson, personLink } from '../content/people.ts';
import { useRoute } from '../page.tsx';

/** The preview image of all pages on other sites: path from the root, and size in pixels. */
export const socialImage = { path: '/shared/social.png', width: '1200', height: '630' } as const;

/** The structured data of the page as one JSON-LD block. The content policy does not apply to data blocks. */
export function JsonLd() {
  const { page, locale } = useRoute();
  const nodes = [organization(locale), breadcrumbList(page, locale), article(page, locale), ...introduced(page, locale)];
  const graph = nodes.filter((item) => item !== undefined);
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is not escaped as HTML; `<` is, above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const organizationId = `${identity.origin}/#organization`;
const publisher = { '@id': organizationId };

function organization(locale: Locale) {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: identity.firmName,
    legalName: identity.legalName,
    description: loadContent('common', locale).organization,
    url: canonicalUrl(roles.home, locale, identity.origin),
    logo: `${identity.origin}/icon.svg`,
    email: identity.email,
    telephone: knownIdentity.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: knownIdentity.street,
      postalCode: identity.postcode,
      addressLocality: identity.city,
      addressCountry: 'FR',
    },
    sameAs: profiles.map(({ url }) => url),
  };
}

function breadcrumbList(page: PageId, locale: Locale) {
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

function article(page: PageId, locale: Locale) {
  const { structuredData, published } = pages[page];
  if (structuredData !== 'article' || published === undefined) return undefined;
  const content = loadContent(page, locale);
  return {
    '@type': 'Article',
    headline: 'hero' in content ? plainText(content.hero.title).replaceAll('*', '') : content.meta.title,
    description: content.meta.description,
    datePublished: published,
    dateModified: 'updated' in content ? content.updated : published,
    inLanguage: locale,
    mainEntityOfPage: canonicalUrl(page, locale, identity.origin),
    image: identity.origin + socialImage.path,
    author: 'author' in content ? person(loadPerson(content.author, locale), locale) : publisher,
    publisher,
  };
}

/** Returns the people whom a page introduces. */
function introduced(page: PageId, locale: Locale) {
  const { people } = loadContent('byline', locale);
  return people.filter(({ id }) => personLink(id).page === page).map((each) => person(each, locale));
}

function person({ id, name, role, link }: Entry<Person, PersonId>, locale: Locale) {
  return {
    '@type': 'Person',
    name,
    jobTitle: plainText(role),
    url: identity.origin + href(personLink(id), locale),
    worksFor: publisher,
    sameAs: link,
  };
}

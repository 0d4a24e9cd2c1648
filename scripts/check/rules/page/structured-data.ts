import { z } from 'zod';
import type { StructuredData } from '../../../../schema/language/define.ts';
import { viewsBelow } from '../../../../schema/language/nodes.ts';
import { knownFacts, networks } from '../../../../schema/site/identity.ts';
import { groupBy, memoizePerObject } from '../../../lib/maps.ts';
import type { Placeless } from '../../../model/problem.ts';
import type { PageModel, SiteModel } from '../../../model/site-model.ts';
import type { BuiltPage } from '../../inputs/built-site.ts';
import { around, type Tag } from '../../inputs/page-tags.ts';
import { factsIn } from '../../inputs/schema-facts.ts';
import { shownIn, squeeze } from '../../inputs/shown-text.ts';
import { identityOf, type Project } from '../../project.ts';
import type { InText, PageRule } from '../../rule.ts';

export const structuredData: PageRule = {
  name: 'structured-data',
  looksAt: 'page',
  explain: `JSON-LD that is invalid, of an unknown type, or different from the schema: breadcrumb, dates, addresses, firm, people. Search engines drop invalid
data, or the rich results of the site.

  "datePublished":"2026-02-30"
    found:    @graph.2.datePublished: Invalid ISO date
    expected: a valid schema.org node
    way out:  Correct the date in schema/pages.ts, or renderer/document/structured-data.tsx.`,
  check(page, project) {
    const blocks = page.tags.filter(({ name, attributes }) => name === 'script' && attributes['type'] === 'application/ld+json');
    const [block, second] = blocks;
    const wayOut = 'Correct renderer/document/structured-data.tsx.';
    if (!block) return [{ found: 'no structured data', expected: 'one JSON-LD block with the firm', wayOut }];
    const parsed = parse(block.text);
    const problems = 'problem' in parsed ? [parsed.problem] : compare(page, project, parsed.nodes);
    return [
      ...problems.map((problem): InText => ({ offset: block.offset, ...problem })),
      ...(second ? [{ offset: second.offset, found: 'a second block of JSON-LD', expected: 'one block of JSON-LD', wayOut }] : []),
    ];
  },
};

const useSchema = 'Use the schema in renderer/document/structured-data.tsx, and the trail of <Breadcrumbs>.';

/** Types of schema.org on this site, with the properties that search engines require. */
const text = z.string().regex(/\S/, 'expected a text');
const reference = z.strictObject({ '@id': z.url() });
const person = z.strictObject({
  '@type': z.literal('Person'),
  name: text,
  jobTitle: text,
  url: z.url(),
  worksFor: reference,
  sameAs: z.url({ protocol: /^https$/ }).optional(),
});

const breadcrumb = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: z.url() }))
    .min(2),
});

const work = {
  headline: text.max(110),
  description: text,
  inLanguage: text,
  mainEntityOfPage: z.url(),
  image: z.url(),
  author: z.union([person, reference]),
  publisher: reference,
};

const article = z.strictObject({
  '@type': z.literal('Article'),
  ...work,
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
});

const creativeWork = z.strictObject({ '@type': z.literal('CreativeWork'), ...work });

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': z.url(),
  name: text,
  legalName: text,
  description: text,
  url: z.url(),
  logo: z.url(),
  email: z.email(),
  telephone: z.e164().optional(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text.optional(),
    postalCode: text,
    addressLocality: text,
    addressCountry: z.string().length(2),
  }),
  sameAs: z.array(z.url({ protocol: /^https$/ })),
});

const website = z.strictObject({ '@type': z.literal('WebSite'), name: text, url: z.url(), inLanguage: text, publisher: reference });

const service = z.strictObject({ '@type': z.literal('Service'), name: text, description: text, url: z.url(), provider: reference });

type Breadcrumb = z.output<typeof breadcrumb>;
type Article = z.output<typeof article>;
type CreativeWork = z.output<typeof creativeWork>;
type Organization = z.output<typeof organization>;
type Person = z.output<typeof person>;
type WebSite = z.output<typeof website>;
type Service = z.output<typeof service>;

/** One JSON-LD block: a graph of nodes of these types. */
const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [breadcrumb, article, creativeWork, organization, person, website, service])),
});

type Node = Breadcrumb | Article | CreativeWork | Organization | Person | WebSite | Service;

function parse(json: string): { readonly nodes: readonly Node[] } | { readonly problem: Placeless } {
  const wayOut = 'Correct renderer/document/structured-data.tsx, or add the new type to scripts/check/rules/page/structured-data.ts.';
  try {
    const result = graph.safeParse(JSON.parse(json));
    if (result.success) return { nodes: result.data['@graph'] };
    const [issue] = result.error.issues;
    return { problem: { found: `${issue?.path.join('.')}: ${issue?.message}`, expected: 'a valid schema.org node', wayOut } };
  } catch (error) {
    return { problem: { found: `JSON-LD with a syntax error: ${(error as Error).message}`, expected: 'valid JSON', wayOut } };
  }
}

function compare(page: BuiltPage, project: Project, nodes: readonly Node[]): Placeless[] {
  const { origin, ...identity } = identityOf(project);
  const known = knownFacts(identityOf(project));
  const { page: model, locale, path } = page;
  const own = origin + path;
  const firm = only(nodes, 'Organization');
  const list = only(nodes, 'BreadcrumbList');
  const factOf = (name: string) =>
    factsOfPages(project.model)
      .get(model.id)
      ?.find((fact) => fact.name === name)?.value;
  const metaOf = (name: string) =>
    page.tags.find(({ attributes }) => name === (attributes['property'] ?? attributes['name']))?.attributes['content'];
  const isOf = (data: StructuredData) => (model.structuredData === data ? true : undefined);
  const work = {
    headline: page.tags.find(({ name }) => name === 'h1')?.text,
    description: metaOf('description'),
    inLanguage: locale,
    mainEntityOfPage: own,
    image: metaOf('og:image'),
    publisher: { '@id': firm?.['@id'] },
  };
  const dates = { datePublished: model.published, dateModified: model.updated ?? model.published };
  const author = peopleOf(project.model).find(({ id }) => id === factOf('author'));
  return [
    ...compareNodes('firm', firm && { ...firm, address: { ...firm.address, '@type': undefined } }, {
      '@id': `${origin}/#organization`,
      name: identity.firmName,
      legalName: identity.legalName,
      url: origin + project.model.pages.find(({ role }) => role === 'home')?.paths[locale],
      logo: origin + page.tags.find(({ attributes }) => attributes['rel'] === 'icon')?.attributes['href'],
      email: identity.email,
      telephone: known.phone,
      address: {
        streetAddress: known.street,
        postalCode: identity.postcode,
        addressLocality: identity.city,
        addressCountry: 'FR',
      },
      sameAs: Object.keys(networks).map((network) => identity[network as keyof typeof networks]),
    }),
    ...compareJson(
      'breadcrumb list',
      list?.itemListElement.map(({ position, name, item }) => `${position} ${name} ${item}`),
      visibleTrail(page, origin),
    ),
    ...compareNodes(
      'article',
      comparable(only(nodes, 'Article')),
      isOf('article') && { ...work, ...dates, author: author ? addressOf(author, page, project) : firm?.['@id'] },
    ),
    ...compareNodes('creative work', comparable(only(nodes, 'CreativeWork')), isOf('creativeWork') && { ...work, author: firm?.['@id'] }),
    ...comparePeople(page, project, nodes),
    ...compareNodes(
      'site',
      only(nodes, 'WebSite'),
      model.role === 'home' ? { name: identity.firmName, url: own, inLanguage: locale } : undefined,
    ),
    ...compareServices(page, nodes),
  ];
}

/** Compares the names of services with the words of the page. */
function compareServices(page: BuiltPage, nodes: readonly Node[]): Placeless[] {
  const shown = wordsShownOn(page);
  return nodes.flatMap((node) =>
    node['@type'] !== 'Service' || shown.some((text) => text.includes(squeeze(node.name)))
      ? []
      : [{ found: `the service "${node.name}"`, expected: 'a service that the page shows', wayOut: useSchema }],
  );
}

/** Returns the shown words of a page without white space; its structured data are not shown. */
function wordsShownOn({ html }: BuiltPage): readonly string[] {
  return shownIn(html.replace(/<script.*?<\/script>/gs, ''));
}

/** Compares the authors, and the people whom the page introduces. The page shows the job title of each one. */
function comparePeople(page: BuiltPage, project: Project, nodes: readonly Node[]): Placeless[] {
  const people = peopleOf(project.model);
  const addresses = people.map((each) => addressOf(each, page, project));
  const authors = nodes.flatMap((node) => (node['@type'] === 'Article' && 'url' in node.author ? [node.author] : []));
  const introduced = nodes.filter((node) => node['@type'] === 'Person');
  const shown = wordsShownOn(page);
  return [
    ...compareJson(
      'people',
      introduced.map(({ url }) => url),
      addresses.filter((_, index) => people[index]?.introducedOn.id === page.page.id),
    ),
    ...[...introduced, ...authors].flatMap((node) => {
      const someone = people[addresses.indexOf(node.url)];
      // The comparison of addresses finds an unknown one.
      if (!someone) return [];
      const { id, name, link } = someone;
      const { jobTitle } = node;
      const isShown = shown.some((text) => text.includes(squeeze(jobTitle)));
      return [
        ...compareNodes(`person "${id}"`, node, { name, sameAs: link, worksFor: { '@id': only(nodes, 'Organization')?.['@id'] } }),
        ...(isShown ? [] : [{ found: `the job title "${jobTitle}"`, expected: 'a job title that the page shows', wayOut: useSchema }]),
      ];
    }),
  ];
}

/** Returns the address of the section about a person, in the language of a page. */
function addressOf({ id, introducedOn }: Introduced, { locale }: BuiltPage, project: Project): string {
  return `${identityOf(project).origin}${introducedOn.paths[locale]}#${id}`;
}

/** A person of the schema, with the page that introduces them. */
interface Introduced {
  readonly id: string;
  readonly introducedOn: PageModel;
  readonly name?: string;
  readonly link?: string;
}

/** Returns every person whom a page introduces in a section. */
const peopleOf = memoizePerObject(({ bundles, pages }: SiteModel): readonly Introduced[] => {
  const contents = new Map(bundles.map(({ id, content }) => [id, content]));
  return pages.flatMap((introducedOn) => {
    const content = contents.get(introducedOn.id);
    const views = content ? viewsBelow(content).filter((view) => view.collection === contents.get('people') && view.areSections) : [];
    return views.flatMap(({ facts }) => Object.entries(facts).map(([id, own]) => ({ ...own, id, introducedOn })));
  });
});

/** Returns a work with its author as text, and with single ordinary spaces, as texts of tags have them. */
function comparable(work: Article | CreativeWork | undefined) {
  if (!work) return undefined;
  const { headline, author } = work;
  return { ...work, headline: headline.replace(/\s+/g, ' '), author: 'url' in author ? author.url : author['@id'] };
}

/** Returns the facts of each page, by name. */
const factsOfPages = memoizePerObject((model: SiteModel) => groupBy(factsIn(model), ({ bundle }) => bundle));

function only<Type extends Node['@type']>(nodes: readonly Node[], type: Type) {
  return nodes.find((node): node is Extract<Node, { '@type': Type }> => node['@type'] === type);
}

/** Returns the steps of the visible breadcrumb; undefined for an unindexed page and a page without a trail. */
function visibleTrail({ tags, page, path }: BuiltPage, origin: string): string[] | undefined {
  if (!page.indexed || page.trail.length < 2) return undefined;
  const last = tags.find((tag) => tag.attributes['aria-current'] === 'page' && around(tag, 'ol'));
  const trail = last && around(last, 'ol');
  const steps = tags.filter((tag) => trail && isStep(tag) && around(tag, 'ol') === trail);
  return steps.map((step, index) => `${index + 1} ${step.text} ${origin}${step === last ? path : step.attributes['href']}`);
}

const isStep = ({ name, attributes }: Tag) => name === 'a' || attributes['aria-current'] === 'page';

/** Compares the properties of two nodes one by one. */
function compareNodes(what: string, found: object | undefined, expected: object | undefined): Placeless[] {
  if (!found || !expected) return compareJson(what, found, expected);
  const properties: Readonly<Record<string, unknown>> = { ...found };
  return Object.entries(expected).flatMap(([name, value]) => compareJson(`${name} of the ${what}`, properties[name], value));
}

function compareJson(what: string, found: unknown, expected: unknown): Placeless[] {
  if (JSON.stringify(found) === JSON.stringify(expected)) return [];
  const show = (value: unknown) => (value === undefined ? `no ${what}` : `the ${what} ${JSON.stringify(value)}`);
  return [{ found: show(found), expected: show(expected), wayOut: useSchema }];
}

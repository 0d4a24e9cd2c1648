/** What a page tells machines is well typed, and true: the trail that is seen, the dates and the firm of the schema. */
import { z } from 'zod';
import type { Placeless } from '../../../model/problem.ts';
import type { BuiltPage } from '../../inputs/built-site.ts';
import { around, type Tag } from '../../inputs/page-tags.ts';
import { identityOf, type Project } from '../../project.ts';
import type { InText, PageRule } from '../../rule.ts';

export const structuredData: PageRule = {
  name: 'structured-data',
  looksAt: 'page',
  explain: `JSON-LD that does not parse, of a type or with a property that the rule does not know, a
breadcrumb list other than the breadcrumb that is seen, an article whose dates or address are not those of the schema, a firm
other than the identity, or a page without what it should say. Search engines drop such data, or the site from rich results.

  "datePublished":"2026-02-30"   found:   datePublished: Invalid ISO date
                                 way out: correct published in schema/pages.ts`,
  check(page, project) {
    const blocks = page.tags.filter(({ name, attributes }) => name === 'script' && attributes['type'] === 'application/ld+json');
    const [block, second] = blocks;
    const wayOut = 'let renderer/document/structured-data.tsx write it';
    if (!block) return [{ found: 'no structured data', expected: 'the firm at least, as JSON-LD', wayOut }];
    const parsed = parse(block.text);
    const problems = 'problem' in parsed ? [parsed.problem] : compare(page, project, parsed.nodes);
    return [
      ...problems.map((problem): InText => ({ offset: block.offset, ...problem })),
      ...(second ? [{ offset: second.offset, found: 'a second block of JSON-LD', expected: 'one graph', wayOut }] : []),
    ];
  },
};

/** The types of schema.org on this site, with the properties that search engines ask for. */
const text = z.string().regex(/\S/, 'expected a text');
const reference = z.strictObject({ '@id': z.url() });

const breadcrumb = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: z.url() }))
    .min(2),
});

const article = z.strictObject({
  '@type': z.literal('Article'),
  headline: text.max(110),
  description: text,
  datePublished: z.iso.date(),
  dateModified: z.iso.date().optional(),
  inLanguage: text,
  mainEntityOfPage: z.url(),
  image: z.url(),
  author: reference,
  publisher: reference,
});

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': z.url(),
  name: text,
  legalName: text,
  description: text,
  url: z.url(),
  logo: z.url(),
  email: z.email(),
  telephone: z.e164(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text,
    postalCode: text,
    addressLocality: text,
    addressCountry: z.string().length(2),
  }),
  sameAs: z.array(z.url({ protocol: /^https$/ })),
});

type Breadcrumb = z.output<typeof breadcrumb>;
type Article = z.output<typeof article>;
type Organization = z.output<typeof organization>;

/** One JSON-LD block: a graph of nodes. A type that is not here is refused until it is. */
const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [breadcrumb, article, organization])),
});

type Node = Breadcrumb | Article | Organization;

function parse(json: string): { readonly nodes: readonly Node[] } | { readonly problem: Placeless } {
  const wayOut = 'correct renderer/document/structured-data.tsx, or add the new type to scripts/check/rules/page/structured-data.ts';
  try {
    const result = graph.safeParse(JSON.parse(json));
    if (result.success) return { nodes: result.data['@graph'] };
    const [issue] = result.error.issues;
    return { problem: { found: `${issue?.path.join('.')}: ${issue?.message}`, expected: 'a node as schema.org has it', wayOut } };
  } catch (error) {
    return { problem: { found: `JSON-LD that does not parse: ${(error as Error).message}`, expected: 'JSON', wayOut } };
  }
}

function compare(page: BuiltPage, project: Project, nodes: readonly Node[]): Placeless[] {
  const { origin, ...identity } = identityOf(project);
  const { page: model, locale, path } = page;
  const own = origin + path;
  const firm = only(nodes, 'Organization');
  const list = only(nodes, 'BreadcrumbList');
  const article = only(nodes, 'Article');
  const isArticle = model.structuredData === 'article';
  return [
    ...same('firm', firm && { name: firm.name, email: firm.email, telephone: firm.telephone }, {
      name: identity.firmName,
      email: identity.email,
      telephone: identity.phone,
    }),
    ...same(
      'breadcrumb list',
      list?.itemListElement.map(({ position, name, item }) => `${position} ${name} ${item}`),
      trailSeen(page, origin),
    ),
    ...same(
      'article',
      article && {
        datePublished: article.datePublished,
        inLanguage: article.inLanguage,
        mainEntityOfPage: article.mainEntityOfPage,
        publisher: article.publisher['@id'],
      },
      isArticle ? { datePublished: model.published, inLanguage: locale, mainEntityOfPage: own, publisher: firm?.['@id'] } : undefined,
    ),
  ];
}

function only<Type extends Node['@type']>(nodes: readonly Node[], type: Type) {
  return nodes.find((node): node is Extract<Node, { '@type': Type }> => node['@type'] === type);
}

/** The trail that visitors see, as the list should have it; none on a page kept from search engines, or without one in the schema. */
function trailSeen({ tags, page, path }: BuiltPage, origin: string): string[] | undefined {
  if (!page.indexed || page.trail.length < 2) return undefined;
  const last = tags.find((tag) => tag.attributes['aria-current'] === 'page' && around(tag, 'ol'));
  const trail = last && around(last, 'ol');
  const steps = tags.filter((tag) => trail && isStep(tag) && around(tag, 'ol') === trail);
  return steps.map((step, index) => `${index + 1} ${step.text} ${origin}${step === last ? path : step.attributes['href']}`);
}

const isStep = ({ name, attributes }: Tag) => name === 'a' || attributes['aria-current'] === 'page';

function same(what: string, found: unknown, expected: unknown): Placeless[] {
  if (JSON.stringify(found) === JSON.stringify(expected)) return [];
  const show = (value: unknown) => (value === undefined ? `no ${what}` : `the ${what} ${JSON.stringify(value)}`);
  const wayOut = 'let renderer/document/structured-data.tsx write it from the schema, and <Breadcrumbs> show the same trail';
  return [{ found: show(found), expected: show(expected), wayOut }];
}

import { z } from 'zod';
import type { Placeless } from '../../../model/problem.ts';
import type { BuiltPage } from '../../inputs/built-site.ts';
import { around, type Tag } from '../../inputs/page-tags.ts';
import { identityOf, type Project } from '../../project.ts';
import type { InText, PageRule } from '../../rule.ts';

export const structuredData: PageRule = {
  name: 'structured-data',
  looksAt: 'page',
  explain: `JSON-LD that is invalid, of an unknown type, or different from the schema: breadcrumb, dates, addresses, firm. Search engines drop invalid
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

/** Types of schema.org on this site, with the properties that search engines require. */
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

/** One JSON-LD block: a graph of nodes of these types. */
const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [breadcrumb, article, organization])),
});

type Node = Breadcrumb | Article | Organization;

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
  const { page: model, locale, path } = page;
  const own = origin + path;
  const firm = only(nodes, 'Organization');
  const list = only(nodes, 'BreadcrumbList');
  const article = only(nodes, 'Article');
  const isArticle = model.structuredData === 'article';
  return [
    ...compareJson('firm', firm && { name: firm.name, email: firm.email, telephone: firm.telephone }, {
      name: identity.firmName,
      email: identity.email,
      telephone: identity.phone,
    }),
    ...compareJson(
      'breadcrumb list',
      list?.itemListElement.map(({ position, name, item }) => `${position} ${name} ${item}`),
      visibleTrail(page, origin),
    ),
    ...compareJson(
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

/** Returns the steps of the visible breadcrumb; undefined for an unindexed page and a page without a trail. */
function visibleTrail({ tags, page, path }: BuiltPage, origin: string): string[] | undefined {
  if (!page.indexed || page.trail.length < 2) return undefined;
  const last = tags.find((tag) => tag.attributes['aria-current'] === 'page' && around(tag, 'ol'));
  const trail = last && around(last, 'ol');
  const steps = tags.filter((tag) => trail && isStep(tag) && around(tag, 'ol') === trail);
  return steps.map((step, index) => `${index + 1} ${step.text} ${origin}${step === last ? path : step.attributes['href']}`);
}

const isStep = ({ name, attributes }: Tag) => name === 'a' || attributes['aria-current'] === 'page';

function compareJson(what: string, found: unknown, expected: unknown): Placeless[] {
  if (JSON.stringify(found) === JSON.stringify(expected)) return [];
  const show = (value: unknown) => (value === undefined ? `no ${what}` : `the ${what} ${JSON.stringify(value)}`);
  const wayOut = 'Use the schema in renderer/document/structured-data.tsx, and the trail of <Breadcrumbs>.';
  return [{ found: show(found), expected: show(expected), wayOut }];
}

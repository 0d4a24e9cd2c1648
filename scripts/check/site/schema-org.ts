/** The types of schema.org that pages of this site use, each with the properties that search engines ask for. */
import { z } from 'zod';

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

export type Breadcrumb = z.output<typeof breadcrumb>;
export type Article = z.output<typeof article>;
export type Organization = z.output<typeof organization>;

/** One JSON-LD block: a graph of nodes. A type that is not here is refused until it is. */
export const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [breadcrumb, article, organization])),
});

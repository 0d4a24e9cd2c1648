/** The schema language: texts, lists, content types, entries and pages. Nodes are zod types with metadata. */
import { z } from 'zod';
import type { Identity } from '../site/identity.ts';
import type { Locale } from '../site/locales.ts';
import type { PictureFacts } from '../site/picture-files.ts';
import { type Mark, marks } from './inline.ts';
import { isLink, type Link } from './link.ts';
import { type InSomeLocales, type Locales, type LocalesById, withoutLocales } from './locales.ts';
import { parseDeclared } from './parse.ts';

export type NodeMeta =
  | {
      readonly kind: 'text';
      /** Marks that the text may have; none for a text without nodes. */
      readonly marks: readonly Mark[];
      /** Set for a text of several blocks. */
      readonly prose?: ProseMeta;
      readonly params: readonly string[];
      readonly values: Numbers;
      /** Placeholders with plural forms, and the largest number of each. */
      readonly plurals: Numbers;
      readonly max?: number;
      readonly note?: string;
      readonly shownIf?: ShownIf;
      readonly excuses?: Excuses;
    }
  | { readonly kind: 'list'; readonly open?: OpenList }
  | { readonly kind: 'section'; readonly anchor: string; readonly locales?: Locales }
  | {
      readonly kind: 'entries';
      readonly facts: Readonly<Record<string, object>>;
      readonly localesOf?: LocalesById;
      readonly areSections?: boolean;
    }
  | {
      readonly kind: 'type';
      readonly name: string;
      readonly facts: z.ZodRawShape;
      /** The texts of the type, for an entity that has texts of its pictures too. */
      readonly base?: z.ZodObject;
    }
  | { readonly kind: 'collection'; readonly views: readonly string[]; readonly localesOf?: LocalesById }
  | {
      readonly kind: 'view';
      readonly name: string;
      readonly collection: z.ZodObject;
      readonly type: z.ZodObject;
      /** Facts of the entities that have this view, by id. */
      readonly facts: Readonly<Record<string, object>>;
      readonly localesOf?: LocalesById;
      readonly areSections?: boolean;
      /** True for one entity, which components receive without an array. */
      readonly isOne?: boolean;
    }
  | { readonly kind: 'choice'; readonly name: string }
  | { readonly kind: 'link'; readonly isPlace?: true }
  | { readonly kind: 'picture'; readonly picture: PictureFacts }
  | { readonly kind: 'pictureFact' }
  | { readonly kind: 'fact'; readonly type: z.ZodType; readonly value: unknown };

/** The blocks that a text must have. */
export interface ProseMeta {
  readonly min: number;
  readonly max: number;
  readonly kinds: readonly BlockKind[];
  /** Maximum length of a block, in visible characters. */
  readonly longest?: number | undefined;
  /** Names of the placed facts: `figure catchment`. */
  readonly places: readonly string[];
}

export const blockKinds = ['paragraph', 'list', 'quotation', 'note'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Numbers in a text, by placeholder. */
export type Numbers = Readonly<Record<string, number>>;

/** Smallest and largest number of items of an open list. */
interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A list whose length is the writer's: the message file of the default locale decides it. */
export interface OpenList extends Bounds {
  readonly item: z.ZodType;
}

/** Returns true if visitors see a text, for texts that depend on the identity. */
type ShownIf = (identity: Identity) => boolean;

const metadata = new WeakMap<z.ZodType, NodeMeta>();

export function withMeta<Node extends z.ZodType>(node: Node, meta: NodeMeta): Node {
  metadata.set(node, meta);
  return node;
}

/** Returns the metadata of a node; undefined for a plain zod node. */
export function metaOf(node: z.ZodType): NodeMeta | undefined {
  return metadata.get(node);
}

/** Suppressions of `npm run check`, by rule name: the reason, with an optional scope. */
export type Excuses = Readonly<Record<string, string | LimitedExcuse>>;

interface LimitedExcuse {
  readonly reason: string;
  /** Limits the suppression to one language. */
  readonly locale?: Locale;
  /** Limits the suppression to these keys, for a node that several keys share. Each key begins with its page or bundle. */
  readonly keys?: readonly string[];
}

/** Options of every kind of text. */
export interface LeafOptions {
  /** Note for translators, shown by editors on completion. */
  readonly note?: string;
  /** For a text that depends on the identity. While this returns false, rules do not require the text on the pages. */
  readonly shownIf?: ShownIf;
  /** Suppressions by rule name: `{ untranslated: 'a proper name' }`. */
  readonly excuses?: Excuses;
}

interface FilledOptions extends LeafOptions {
  /** Placeholders that the schema fills with numbers: `{ max: 5000 }`. The text must use each one. */
  readonly values?: Numbers;
  /** Maximum length in characters, with placeholders filled and language marks removed. */
  readonly max?: number;
}

interface TextOptions extends FilledOptions {
  /** Placeholders that the component fills: `['current', 'total']` for `{current} / {total}`. The text must use each one. */
  readonly params?: readonly string[];
  /**
   * Placeholders that the component fills with a number, and the largest number: `{ count: 20 }`. In each language the text has a form
   * for every plural category that the numbers from 0 to the largest have: `{count, plural, one {# day} other {# days}}`.
   */
  readonly plurals?: Numbers;
}

interface RichOptions extends FilledOptions {
  /** Marks that the text may have. Default: `emphasis`. */
  readonly marks?: readonly Mark[];
}

/** Zod types of a text and of a fact. Nodes are clones of them: cloning is cheaper than creating, and large sites have many. */
const filled = z.string().min(1);
const nothing = z.object({});

const declared = { file: 'schema' } as const;

export const leafOptions = {
  note: z.string().optional(),
  shownIf: z.custom<ShownIf>((value) => typeof value === 'function', 'a function').optional(),
  excuses: z.record(z.string(), z.union([z.string(), z.looseObject({ reason: z.string() })], 'the reason of each suppression')).optional(),
} satisfies Record<keyof LeafOptions, z.ZodType>;

const filledOptions = {
  ...leafOptions,
  values: z.record(z.string(), z.number()).optional(),
  max: z.int().min(1).optional(),
} satisfies Record<keyof FilledOptions, z.ZodType>;

const textOptions = z.strictObject({
  ...filledOptions,
  params: z.array(z.string()).optional(),
  plurals: z.record(z.string(), z.int().min(1)).optional(),
} satisfies Record<keyof TextOptions, z.ZodType>);

const richOptions = z.strictObject({
  ...filledOptions,
  marks: z.array(z.enum(marks)).optional(),
} satisfies Record<keyof RichOptions, z.ZodType>);

/** Declares one translatable text: a leaf of the content, and a key of the message files. Throws a {@link SchemaError} for invalid options. */
export function text(options?: TextOptions) {
  if (options !== undefined) parseDeclared(textOptions, options, 'text()', declared);
  return leaf(options);
}

/** Declares a text with marks: `*emphasis*`, and others in `marks`. Components receive nodes. Throws as {@link text}. */
export function rich(options?: RichOptions) {
  if (options !== undefined) parseDeclared(richOptions, options, 'rich()', declared);
  return leaf({ marks: ['emphasis'], ...options });
}

/** Returns the node of a text with some of its metadata. */
export function leaf(meta?: Partial<Omit<Extract<NodeMeta, { kind: 'text' }>, 'kind'>>) {
  return withMeta(filled.clone(), { kind: 'text', marks: [], params: [], values: {}, plurals: {}, ...meta });
}

const listOptions = z.object({ count: z.int().min(0) });
const openListOptions = ({ min }: Bounds) => z.strictObject({ min: z.int().min(1), max: z.int().min(min) });

/**
 * Declares a list of `length` items: in message files an object keyed from 1, for errors of `tsc`; in components an array. With
 * `{ min, max }`, the message file of the default locale decides the number of items, and every other language has as many.
 * Throws a {@link SchemaError} for a length that is no whole number, or a `max` below `min`.
 */
export function list<Item extends z.ZodType>(length: number | Bounds, item: Item) {
  if (typeof length !== 'object') {
    parseDeclared(listOptions, { count: length }, 'list()', declared);
    return listOf(Array.from({ length }, () => item));
  }
  const { min, max } = parseDeclared(openListOptions(length), length, 'list()', declared);
  return listOf(
    Array.from({ length: min }, () => item),
    { min, max, item },
  );
}

/** Declares a list of these items. `open`: the open list that has these items in the message file. */
export function listOf<Item extends z.ZodType>(items: readonly Item[], open?: OpenList) {
  const shape = Object.fromEntries(items.map((item, index) => [String(index + 1), item]));
  return withMeta(z.object(shape), { kind: 'list', ...(open && { open }) });
}

/**
 * Declares a section of a page with an anchor for links. Components receive the anchor as `id`; a section that exists in some locales
 * only, `section('visa', …, { locales: ['en'] })`, is optional for them.
 */
export function section(anchor: string, content: z.ZodObject, { locales }: InSomeLocales = {}): z.ZodObject {
  return withMeta(content.clone(), { kind: 'section', anchor, ...(locales && { locales }) });
}

/** Declares every entry, or every entity of a view, as a section: its id is the anchor. */
export function sections(content: z.ZodObject): z.ZodObject {
  const meta = metaOf(content);
  if (meta?.kind !== 'entries' && meta?.kind !== 'view')
    throw new TypeError('sections() expects entries or a view; use section() for one object');
  return withMeta(content.clone(), { ...meta, areSections: true });
}

/** Declares a fact with a fixed set of words. `name` is the name of the generated type. */
export function choice<const Word extends string>(name: string, words: readonly Word[]) {
  return withMeta(z.enum(words), { kind: 'choice', name });
}

/** Type of a fact that is a {@link Link}: `link('contact', 'message')`. */
export const linkFact = withMeta(z.custom<Link>(isLink, 'expected link(page, anchor)'), { kind: 'link' });

/** Type of a fact that names a place of the site, and is no link to it: the place may exist in some locales only. */
export const placeFact = withMeta(z.custom<Link>(isLink, 'expected link(page, anchor)'), { kind: 'link', isPlace: true });

/** Declares a fact of a page: a value for its component that nobody translates. Throws a {@link SchemaError} for an invalid value. */
export function fact<Type extends z.ZodType>(type: Type, value: z.input<Type>) {
  parseDeclared(type, value, 'fact()', declared);
  return withMeta(nothing.clone(), { kind: 'fact', type, value });
}

/** A content type: `text` is translated, `facts` (dates, icons, links, figures) are not. `name` names the generated interface. */
export interface ContentType<Facts extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly text: z.ZodObject;
  readonly facts: z.ZodObject<Facts>;
}

export function contentType<Facts extends z.ZodRawShape>(definition: {
  readonly name: string;
  readonly text: z.ZodRawShape;
  readonly facts: Facts;
}): ContentType<Facts> {
  const facts = z.strictObject(definition.facts);
  const text = withMeta(z.object(definition.text), { kind: 'type', name: definition.name, facts: definition.facts });
  return { name: definition.name, text, facts };
}

/**
 * Declares entries of a content type: their facts, by id. Message files have their texts under the same ids;
 * components receive an array of `{ id, ...facts, ...text }`, in this order. An entry with `locales` exists in these locales only.
 * Throws a {@link SchemaError} for invalid facts.
 */
export function entries<Facts extends z.ZodRawShape, Id extends string>(
  type: ContentType<Facts>,
  facts: Readonly<Record<Id, z.input<z.ZodObject<Facts>> & InSomeLocales>>,
) {
  const { rest, localesOf } = withoutLocales(facts);
  const parsed = Object.entries(rest).map(([id, given]) => [id, parseEntity(type, id, given)] as const);
  const texts = Object.fromEntries(parsed.map(([id, { text }]) => [id, text])) as Record<Id, z.ZodObject>;
  return withMeta(z.object(texts), { kind: 'entries', facts: Object.fromEntries(parsed.map(([id, { facts }]) => [id, facts])), localesOf });
}

/** The ids of entries, for lists that select some of them. */
export type EntryId<Entries extends z.ZodObject> = Extract<keyof Entries['shape'], string>;

/**
 * Returns the facts of an entity, with the defaults of its type, and the content type of its texts. Pictures are part of the texts, for
 * their `alt`. Throws a {@link SchemaError} for invalid facts.
 */
export function parseEntity({ name, text, facts: type }: ContentType, id: string, given: unknown): { facts: object; text: z.ZodObject } {
  const parsed = Object.entries(parseDeclared(type, given, `${name} "${id}"`, { file: 'schema/content', entry: id }));
  const pictures = parsed.filter(([, value]) => value instanceof z.ZodObject) as [string, z.ZodObject][];
  if (pictures.length === 0) return { facts: Object.fromEntries(parsed), text };
  const described = text.extend(Object.fromEntries(pictures));
  return {
    facts: Object.fromEntries(parsed.filter(([, value]) => !(value instanceof z.ZodObject))),
    text: withMeta(described, { kind: 'type', name, facts: type.shape, base: text }),
  };
}

/** The structured data of a page, beside its breadcrumb and the organization. */
export type StructuredData = 'page' | 'article' | 'creativeWork';

/** Roles by which shared code finds a page, whatever its id. */
export const roles = ['home', 'contact', 'messageSent', 'messageNotSent', 'scoringTool', 'notFound', 'error'] as const;
export type Role = (typeof roles)[number];

/** A kind of page: its pages share the shape of their content, and one component, `pages/<kind>/`. */
export type Kind = 'guide' | 'article' | 'caseStudy' | 'entryTopic';

/** A page of the tree, in every locale, or in `locales` only. Its slug is the last segment of its path, by locale. */
export type Page<Parent extends string = string> = PageEntry<Parent> &
  Indexing &
  InSomeLocales & { readonly slug: Readonly<Partial<Record<Locale, string>>> };

/** The locales of a page, and a slug for each: a missing slug fails compilation on its line. */
export interface Slugs<Own extends Locale> {
  /** Default: every locale. */
  readonly locales?: readonly Own[];
  /** Last segment of the path, by locale; empty for the home page only. */
  readonly slug: Readonly<Record<NoInfer<Own>, string>>;
}

/** An indexed page, or an unindexed one with the reason. Unindexed pages are left out of search engines, sitemap and alternates. */
type Indexing = { readonly indexed?: true; readonly reason?: never } | { readonly indexed: false; readonly reason: string };

interface PageEntry<Parent extends string> {
  /** Each role belongs to one page. `notFound` and `error` are files for hosts, not addresses. */
  readonly role?: Role;
  readonly kind?: Kind;
  /** Id of the parent page, which precedes this page in paths and breadcrumbs. Without a parent, the home page precedes it. */
  readonly parent?: Parent | undefined;
  /** Earlier slugs, by locale. Each one redirects permanently, for this page and the pages below it. */
  readonly formerSlugs?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Earlier full paths, by locale, for a page that had another parent. Each one redirects permanently. */
  readonly formerPaths?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Content of the page, beside the `meta` and `label` that every page has. */
  readonly content: z.ZodObject;
  readonly structuredData?: StructuredData;
  /** `bare` leaves out header and footer. Default `site`. */
  readonly layout?: 'site' | 'bare';
  /** Publication date of an article, `YYYY-MM-DD`. */
  readonly published?: string;
  /** Date of the last revision of an article, `YYYY-MM-DD`. */
  readonly updated?: string;
  /** Suppressions for the built page, its entry and its texts. */
  readonly excuses?: Excuses;
}

/** Declares one page. The type keeps the parent id, so that `definePages` can check it. */
export function page<const Parent extends string = never, const Own extends Locale = Locale>(
  definition: PageEntry<Parent> & Indexing & Slugs<Own>,
): Page<NoInfer<Parent>> {
  return definition;
}

/** Declares the page tree. An unknown parent fails compilation on its line. */
export function definePages<const Pages extends Record<string, Page>>(
  pages: Pages & { readonly [Id in keyof Pages]: Page<Extract<keyof Pages, string>> },
): Pages {
  return pages;
}

/** Paths of removed pages, each with the link to redirect to, or `gone` for status 410. */
export type Retired = Readonly<Record<`/${string}`, Link | 'gone'>>;

/** Renamed message keys, old to new: `{ 'about.text': 'about.intro.lead', team: 'people' }`. A key begins with its page or bundle. */
export type Renamed = Readonly<Record<string, string>>;

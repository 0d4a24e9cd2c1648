/**
 * The small language the schema is written in: text leaves, lists, content types with their entries, and pages.
 * Everything here is plain zod plus a note of what a node means to codegen and renderer.
 */
import { z } from 'zod';
import type { Identity } from '../site/identity.ts';
import type { Locale } from '../site/locales.ts';
import { SchemaError } from './error.ts';
import { isLink, type Link } from './link.ts';

/** What codegen and the renderer know of a node beyond its zod type. */
export type NodeMeta =
  | {
      readonly kind: 'text';
      readonly rich: boolean;
      readonly params: readonly string[];
      readonly values: Numbers;
      readonly max?: number;
      readonly note?: string;
      readonly shownIf?: ShownIf;
      readonly excuses?: Excuses;
    }
  | { readonly kind: 'list'; readonly count: number }
  | { readonly kind: 'section'; readonly anchor: string }
  | { readonly kind: 'entries'; readonly facts: Readonly<Record<string, object>>; readonly areSections?: boolean }
  | { readonly kind: 'type'; readonly name: string; readonly facts: z.ZodRawShape }
  | { readonly kind: 'collection'; readonly views: readonly string[] }
  | {
      readonly kind: 'view';
      readonly name: string;
      readonly collection: z.ZodObject;
      readonly type: z.ZodObject;
      /** Of the entities that have it, by id. */
      readonly facts: Readonly<Record<string, object>>;
      readonly areSections?: boolean;
    }
  | { readonly kind: 'choice'; readonly name: string }
  | { readonly kind: 'link' }
  | { readonly kind: 'fact'; readonly type: z.ZodType; readonly value: unknown };

type Numbers = Readonly<Record<string, number>>;

/** Whether visitors read a text, where that depends on who the firm is. */
type ShownIf = (identity: Identity) => boolean;

const metadata = new WeakMap<z.ZodType, NodeMeta>();

/** Notes what a node means. */
export function withMeta<Node extends z.ZodType>(node: Node, meta: NodeMeta): Node {
  metadata.set(node, meta);
  return node;
}

/** What a node means; undefined for a plain zod node. */
export function metaOf(node: z.ZodType): NodeMeta | undefined {
  return metadata.get(node);
}

/** Why rules of `npm run check` do not hold here, by the name of the rule: the reason, with what it is limited to. */
export type Excuses = Readonly<Record<string, string | LimitedExcuse>>;

interface LimitedExcuse {
  readonly reason: string;
  /** Only in this language. */
  readonly locale?: Locale;
  /** Only for these texts, of the many that share a node: whole keys, each beginning with its page or bundle. */
  readonly keys?: readonly string[];
}

interface TextOptions {
  /** Placeholders that the component fills, e.g. `['current', 'total']` for `{current} / {total}`; each must appear. */
  readonly params?: readonly string[];
  /** Placeholders of this text that the schema itself fills, with numbers: `{ max: 5000 }`; each must appear. */
  readonly values?: Numbers;
  /** Longest acceptable text, in characters as its visitor counts them: placeholders filled, language marks removed. */
  readonly max?: number;
  /** A word to the translator, shown by the editor on completion. */
  readonly note?: string;
  /** For a text that only the visitors of some firms read: whether those of this one do. Rules look for it on the pages only then. */
  readonly shownIf?: ShownIf;
  /** By the name of a rule, `{ untranslated: 'a proper name' }`. */
  readonly excuses?: Excuses;
}

/** What every text, and every fact, is to zod. Each gets a copy, which is cheaper than a new node: thousands of pages have tens of them. */
const filled = z.string().min(1);
const nothing = z.object({});

/** One translatable text: a leaf of the content, and so a key of the message files. */
export function text(options: TextOptions = {}) {
  return withMeta(filled.clone(), { kind: 'text', rich: false, params: [], values: {}, ...options });
}

/** A text in which one phrase may stand between asterisks, shown in italics. */
export function rich(options: TextOptions = {}) {
  return withMeta(filled.clone(), { kind: 'text', rich: true, params: [], values: {}, ...options });
}

/**
 * A list of exactly `count` items. In a message file it is an object keyed "1" to "count", so that a translator
 * sees which item is missing and `tsc` can name it; components receive an array.
 */
export function list<Item extends z.ZodType>(count: number, item: Item) {
  const shape: Record<string, Item> = {};
  for (let index = 1; index <= count; index++) shape[String(index)] = item;
  return withMeta(z.object(shape), { kind: 'list', count });
}

/** A section of the page, at an anchor that links may name: components find it in the content as the `id` to render. */
export function section(anchor: string, content: z.ZodObject): z.ZodObject {
  return withMeta(content.clone(), { kind: 'section', anchor });
}

/** The same for entries, or a view of a collection: each is a section, and its id an anchor. */
export function sections(content: z.ZodObject): z.ZodObject {
  const meta = metaOf(content);
  if (meta?.kind !== 'entries' && meta?.kind !== 'view') throw new TypeError('sections() is for entries; section() is for one object');
  return withMeta(content.clone(), { ...meta, areSections: true });
}

/** A fact that is one of some words. `name` becomes the name of the generated type. */
export function choice<const Word extends string>(name: string, words: readonly Word[]) {
  return withMeta(z.enum(words), { kind: 'choice', name });
}

/** A fact that is a {@link Link}: `link('contact', 'message')`. */
export const linkFact = withMeta(z.custom<Link>(isLink, 'expected link(page, anchor)'), { kind: 'link' });

/** A fact of a page: what its component receives and nobody translates, such as the figures it sets big. Codegen holds it to the type. */
export function fact<Type extends z.ZodType>(type: Type, value: z.input<Type>) {
  return withMeta(nothing.clone(), { kind: 'fact', type, value });
}

/**
 * A content type: `text` is what translators write, `facts` what no translator may change (dates, icons, links, figures).
 * `name` becomes the name of the generated interface.
 */
export interface ContentType<Facts extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string;
  readonly text: z.ZodObject;
  readonly facts: z.ZodObject<Facts>;
}

/** Declares a content type. */
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
 * The entries of a content type: the facts of each, by id. Their texts are keyed by the same ids in the message files;
 * components receive an array of whole entities, `{ id, ...facts, ...text }`, in the order given here.
 * Throws a {@link SchemaError} when a fact is not what the type asks for.
 */
export function entries<Facts extends z.ZodRawShape, Id extends string>(
  type: ContentType<Facts>,
  facts: Readonly<Record<Id, z.input<z.ZodObject<Facts>>>>,
) {
  const ids = Object.entries(facts);
  const parsed = Object.fromEntries(ids.map(([id, given]) => [id, parseFacts(type, id, given)]));
  const texts = Object.fromEntries(ids.map(([id]) => [id, type.text])) as Record<Id, z.ZodObject>;
  return withMeta(z.object(texts), { kind: 'entries', facts: parsed });
}

/** The ids of entries, for what lists some of them: a menu of its items. */
export type EntryId<Entries extends z.ZodObject> = Extract<keyof Entries['shape'], string>;

/** The facts of an entity with the defaults of its type. Throws a {@link SchemaError} when one is not what the type asks for. */
export function parseFacts(type: ContentType, id: string, given: unknown): object {
  const result = type.facts.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new SchemaError({
    where: { file: 'schema/content', entry: id },
    found: `${type.name} "${id}": ${issue?.path.join('.') || 'facts'}: ${issue?.message}`,
    expected: `the facts that ${type.name} declares`,
    wayOut: `correct the entry "${id}", or the content type ${type.name}`,
  });
}

/** How a page is described to machines, beside its breadcrumb and the firm itself. */
export type StructuredData = 'page' | 'article';

/** What a page is to the code that serves every page: where it must find this one, whatever it is called. */
export const roles = ['home', 'contact', 'messageSent', 'messageNotSent', 'scoringTool', 'notFound', 'error'] as const;
export type Role = (typeof roles)[number];

/** What pages of a kind have in common: their content has one shape, and one component, `pages/<kind>/`, shows them all. */
export type Kind = 'guide' | 'article';

/** One entry of the page tree. */
export type Page<Parent extends string = string> = PageEntry<Parent> & Indexing;

/** An indexed page, or an unindexed one with the reason. Unindexed pages are left out of search engines, sitemap and alternates. */
type Indexing = { readonly indexed?: true; readonly reason?: never } | { readonly indexed: false; readonly reason: string };

interface PageEntry<Parent extends string> {
  /** Each role is that of one page. `notFound` and `error` are files for hosts, not addresses. */
  readonly role?: Role;
  readonly kind?: Kind;
  /** Id of the page above, whose path and breadcrumb this one continues. Top-level pages hang under the home page. */
  readonly parent?: Parent | undefined;
  /** Last segment of the path, by locale; empty for the home page only. */
  readonly slug: Readonly<Record<Locale, string>>;
  /** Slugs this page had, by locale: each stays a permanent redirect, for the pages below it as well. */
  readonly formerSlugs?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Whole paths this page had elsewhere in the tree, from the root: each stays a permanent redirect to its path in that locale. */
  readonly formerPaths?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** The page's texts, beside the `meta` and `label` that every page has. */
  readonly content: z.ZodObject;
  readonly structuredData?: StructuredData;
  /** `bare` leaves out header and footer. Default `site`. */
  readonly layout?: 'site' | 'bare';
  /** Publication date of an article, `YYYY-MM-DD`. */
  readonly published?: string;
  /** Why some rules do not hold for it: on the built page, in its entry, or in one of its texts. */
  readonly excuses?: Excuses;
}

/** Declares one page. Its type keeps the parent that it names, and that only. */
export function page<const Parent extends string = never>(definition: Page<Parent>): Page<NoInfer<Parent>> {
  return definition;
}

/** Declares the page tree. A parent that is no page of the tree fails compilation on its line. */
export function definePages<const Pages extends Record<string, Page>>(
  pages: Pages & { readonly [Id in keyof Pages]: Page<Extract<keyof Pages, string>> },
): Pages {
  return pages;
}

/** What became of addresses whose page has left: the page that stands in for it, or `gone`, which answers 410. By path, from the root. */
export type Retired = Readonly<Record<`/${string}`, Link | 'gone'>>;

/** Keys of messages that changed name: `{ 'about.text': 'about.intro.lead', team: 'people' }`, each beginning with its page or bundle. */
export type Renamed = Readonly<Record<string, string>>;

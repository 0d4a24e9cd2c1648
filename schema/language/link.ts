/** Links within the site, for the schema and for components. */
import type { Locale } from '../site/locales.ts';

/** The anchors of each page, by page id. `generated/pages.ts` declares the members, so that content need not import the page tree. */
// biome-ignore lint/suspicious/noEmptyInterface: declaration merging requires an interface.
export interface Anchors {}

export type PageId = keyof Anchors;

/** The locales of the pages that do not exist in every locale, by page id. `generated/pages.ts` declares the members. */
// biome-ignore lint/suspicious/noEmptyInterface: declaration merging requires an interface.
export interface PagesInSomeLocales {}

declare const made: unique symbol;

/**
 * The query of an address by locale, without its question mark: `{ fr: 'sujet=france', en: 'subject=france' }`. A locale without an entry
 * has the first one.
 */
export type Query = Readonly<Partial<Record<Locale, string>>>;

/** A page of this site, or an anchor on it. Only {@link link} creates links: the compiler checks every target. */
export interface Link {
  readonly page: PageId;
  readonly anchor: string | undefined;
  readonly query?: Query | undefined;
  readonly [made]: never;
}

/** Returns a link to a page, or to an anchor in its content. An unknown page or anchor fails compilation on its line. */
export function link<Page extends PageId>(page: Page, anchor?: Anchors[Page], query?: Query): Link {
  return { page, anchor, ...(query && { query }) } as Link;
}

/** Returns true if a value has the shape of a link. */
export function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'page' in value && typeof value.page === 'string';
}

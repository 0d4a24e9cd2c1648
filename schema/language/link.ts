/** Links within the site: one way to make them, for the schema, its content and the components. */

/**
 * The anchors of each page, by page id. `generated/pages.ts` fills it: content links to pages without importing the tree
 * that it is a part of.
 */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be added to.
export interface Anchors {}

export type PageId = keyof Anchors;

declare const made: unique symbol;

/** A place of this site: a page, or an anchor on it. Only {@link link} makes one, so that none leads nowhere. */
export interface Link {
  readonly page: PageId;
  readonly anchor: string | undefined;
  readonly [made]: never;
}

/** A link to a page, or to an anchor that its content declares. An unknown page or anchor fails compilation on its line. */
export function link<Page extends PageId>(page: Page, anchor?: Anchors[Page]): Link {
  return { page, anchor } as Link;
}

/** Whether a value has the form of a link: codegen looks for them in facts. */
export function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'page' in value && typeof value.page === 'string';
}

/** From slugs to paths. */

import type { Role } from '../../schema/language/define.ts';
import type { Schema } from './schema.ts';

/** The slug of a page in a locale; undefined when the schema has none. */
export function slugOf(schema: Schema, id: string, locale: string): string | undefined {
  const slugs: Readonly<Record<string, string>> | undefined = schema.pages[id]?.slug;
  return slugs?.[locale];
}

/** The slugs a page had in a locale. */
export function formerSlugsOf(schema: Schema, id: string, locale: string): readonly string[] {
  const slugs: Readonly<Record<string, readonly string[]>> | undefined = schema.pages[id]?.formerSlugs;
  return slugs?.[locale] ?? [];
}

/** The whole paths a page had in a locale. */
export function formerPathsOf(schema: Schema, id: string, locale: string): readonly string[] {
  const paths: Readonly<Record<string, readonly string[]>> | undefined = schema.pages[id]?.formerPaths;
  return paths?.[locale] ?? [];
}

/** A path from the root: prefix and slugs, without the empty ones. */
export function joinPath(prefix: string, slugs: readonly string[]): string {
  return [prefix, ...slugs.filter((slug) => slug !== '')].join('/') || '/';
}

export const hostFiles: Readonly<Partial<Record<Role, string>>> = { notFound: '404', error: '500' };

/** What a link, a redirect or a parent has to name instead of one of them. */
export const addressExpected = 'a page with an address: hosts serve this one in place of others';

/** Converts slugs to paths. */
import type { Role } from '../../schema/language/define.ts';
import type { Schema } from './schema.ts';

/** Returns the locales in which a page exists, in the order of the site. */
export function localesOf(schema: Schema, id: string): string[] {
  const own: readonly string[] | undefined = schema.pages[id]?.locales;
  return Object.keys(schema.locales).filter((locale) => own?.includes(locale) ?? true);
}

export function slugOf(schema: Schema, id: string, locale: string): string | undefined {
  const slugs: Readonly<Record<string, string>> | undefined = schema.pages[id]?.slug;
  return slugs?.[locale];
}

export function formerSlugsOf(schema: Schema, id: string, locale: string): readonly string[] {
  const slugs: Readonly<Record<string, readonly string[]>> | undefined = schema.pages[id]?.formerSlugs;
  return slugs?.[locale] ?? [];
}

export function formerPathsOf(schema: Schema, id: string, locale: string): readonly string[] {
  const paths: Readonly<Record<string, readonly string[]>> | undefined = schema.pages[id]?.formerPaths;
  return paths?.[locale] ?? [];
}

/** Joins a prefix and slugs to a path from the root; skips empty slugs. */
export function joinPath(prefix: string, slugs: readonly string[]): string {
  return [prefix, ...slugs.filter((slug) => slug !== '')].join('/') || '/';
}

export const hostFiles: Readonly<Partial<Record<Role, string>>> = { notFound: '404', error: '500' };

export const addressExpected = 'a page with an address of its own, not an error page';

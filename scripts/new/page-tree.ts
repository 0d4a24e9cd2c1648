/** Reads and edits the entries of `schema/pages.ts`. */
import { Node, type ObjectLiteralExpression, type PropertyAssignment } from 'ts-morph';
import { nameOf } from '../model/locate.ts';
import { closest } from '../model/problem.ts';
import { inlineObject, quote } from '../model/typescript.ts';
import { checkSlug, refuse } from './names.ts';
import { objectIn, objectOf, propertiesOf, propertyOf, type Sources, stringIn } from './sources.ts';

export const treeFile = 'schema/pages.ts';

export interface PageEntry {
  readonly id: string;
  readonly property: PropertyAssignment;
  /** Argument of `page({…})` or `guide({…})`. */
  readonly object: ObjectLiteralExpression;
  /** Name of the declaring function: `page`, `guide`, `article`. */
  readonly declaredBy: string;
  readonly parent: string | undefined;
}

export function treeObject(sources: Sources): ObjectLiteralExpression {
  return objectIn(sources.file(treeFile), 'pages');
}

export function pageEntries(sources: Sources): PageEntry[] {
  return propertiesOf(treeObject(sources)).flatMap((property) => {
    const call = property.getInitializer();
    const object = call && objectOf(call);
    if (!Node.isCallExpression(call) || !object) return [];
    const declaredBy = call.getExpression().getText();
    return [{ id: nameOf(property), property, object, declaredBy, parent: stringIn(object, 'parent') }];
  });
}

/** Returns the entry of a page. Throws, with the nearest names, for an unknown page. */
export function pageEntry(sources: Sources, id: string, where: string, what = 'page'): PageEntry {
  const entries = pageEntries(sources);
  const names = entries.map((entry) => entry.id);
  return (
    entries.find((entry) => entry.id === id) ??
    refuse(where, `${what} "${id}"`, `the id of a page: ${closest(id, names)}`, `correct "${id}"`)
  );
}

/** Throws if a page or a message file has this id. */
export function checkFree(sources: Sources, id: string, where: string): void {
  checkUnused(treeObject(sources), id, treeFile, where);
  checkUnused(objectIn(sources.file('schema/content/bundles.ts'), 'bundles'), id, 'schema/content/bundles.ts', where);
}

/** Throws if an object of `file` has a property with this id, in any case: ids name files, and some systems ignore case. */
export function checkUnused(object: ObjectLiteralExpression, id: string, file: string, where: string): void {
  const twin = propertiesOf(object).find((property) => nameOf(property).toLowerCase() === id.toLowerCase());
  if (!twin) return;
  const place = `${file}:${twin.getStartLineNumber()}`;
  const found =
    nameOf(twin) === id ? `the id "${id}", which ${place} has` : `the id "${id}", which differs by case alone from that of ${place}`;
  refuse(where, found, 'an unused id', 'choose another id');
}

/** Returns the codes of the locales, default first. */
export function localesOf(sources: Sources): string[] {
  return propertiesOf(objectIn(sources.file('schema/site/locales.ts'), 'locales')).map(nameOf);
}

/** Parses slugs such as `fr=equipe`. Throws for an unknown locale, an invalid slug, and a duplicate locale. */
export function readSlugs(sources: Sources, given: readonly string[], where: string): Record<string, string> {
  const locales = localesOf(sources);
  const slugs: Record<string, string> = {};
  for (const pair of given) {
    const [, locale, slug] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    const expected = `a locale and a slug, such as ${locales[0]}=${pair.replace(/^.*=/, '') || 'equipe'}`;
    if (locale === undefined || slug === undefined)
      return refuse(where, `the slug "${pair}"`, expected, `add the locale: ${locales.join(', ')}`);
    if (!locales.includes(locale))
      refuse(where, `a slug in "${locale}"`, `one of the locales: ${locales.join(', ')}`, 'correct the locale');
    if (locale in slugs) refuse(where, `two slugs in ${locale}`, 'one slug for each locale', 'leave out one of the two slugs');
    checkSlug(slug, locale, where);
    slugs[locale] = slug;
  }
  return slugs;
}

/** Returns the slugs of every locale as source text. Throws as {@link readSlugs}. */
export function readAllSlugs(sources: Sources, given: readonly string[], where: string): string {
  const slugs = readSlugs(sources, given, where);
  const locales = localesOf(sources);
  return inlineObject(locales.map((locale) => [locale, quote(slugs[locale] ?? '')]));
}

/** Returns the entry to insert a new page after: the last descendant of its parent, or the parent; at the top level, the last page without a role. */
export function placeFor(sources: Sources, parent: string | undefined): PropertyAssignment | undefined {
  const entries = pageEntries(sources);
  const isBelow = (entry: PageEntry, above: string, steps = entries.length): boolean => {
    if (entry.parent === above) return true;
    const next = entries.find(({ id }) => id === entry.parent);
    // The limit ends a cycle of parents, which codegen reports.
    return next !== undefined && steps > 0 && isBelow(next, above, steps - 1);
  };
  if (parent !== undefined) return entries.findLast((entry) => entry.id === parent || isBelow(entry, parent))?.property;
  return entries.findLast(({ object }) => propertyOf(object, 'role') === undefined)?.property;
}

/** The page tree as `schema/pages.ts` writes it. */
import { type CallExpression, Node, type ObjectLiteralExpression, type PropertyAssignment } from 'ts-morph';
import { closest } from '../model/problem.ts';
import { quote } from '../model/typescript.ts';
import { checkSlug, refuse } from './names.ts';
import { nameOf, objectIn, objectOf, propertiesOf, propertyOf, type Sources, stringIn } from './sources.ts';

export const treeFile = 'schema/pages.ts';

export interface PageEntry {
  readonly id: string;
  readonly property: PropertyAssignment;
  /** What `page({…})` or `guide({…})` is given. */
  readonly object: ObjectLiteralExpression;
  /** `page`, or what declares a kind of page. */
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
    return [{ id: nameOf(property), property, object, declaredBy: calleeOf(call), parent: stringIn(object, 'parent') }];
  });
}

function calleeOf(call: CallExpression): string {
  return call.getExpression().getText();
}

/** The entry of a page. Throws, with the nearest names, when there is none. */
export function pageEntry(sources: Sources, id: string, where: string, what = 'page'): PageEntry {
  const entries = pageEntries(sources);
  const names = entries.map((entry) => entry.id);
  return (
    entries.find((entry) => entry.id === id) ??
    refuse(where, `${what} "${id}"`, `the id of a page: ${closest(id, names)}`, `correct "${id}"`)
  );
}

/** Throws when a page or a message file has this id. */
export function checkFree(sources: Sources, id: string, where: string): void {
  const taken = pageEntries(sources).find((entry) => entry.id === id);
  if (taken) {
    const line = taken.property.getStartLineNumber();
    refuse(where, `the id "${id}", which ${treeFile}:${line} has`, 'an id that no page has', 'choose another id');
  }
  const bundle = propertyOf(objectIn(sources.file('schema/content/bundles.ts'), 'bundles'), id);
  if (bundle)
    refuse(
      where,
      `the id "${id}", which schema/content/bundles.ts:${bundle.getStartLineNumber()} has`,
      'an id of its own',
      'choose another id',
    );
}

/** The codes of the locales, default first. */
export function localesOf(sources: Sources): string[] {
  return propertiesOf(objectIn(sources.file('schema/site/locales.ts'), 'locales')).map(nameOf);
}

/** Slugs as they are given, `fr=equipe`, by locale. Throws for one of no locale, of another form, or given twice. */
export function readSlugs(sources: Sources, given: readonly string[], where: string): Record<string, string> {
  const locales = localesOf(sources);
  const slugs: Record<string, string> = {};
  for (const pair of given) {
    const [, locale, slug] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
    const expected = `a locale and a slug, such as ${locales[0]}=${pair.replace(/^.*=/, '') || 'equipe'}`;
    if (locale === undefined || slug === undefined)
      return refuse(where, `the slug "${pair}"`, expected, `name its locale: ${locales.join(', ')}`);
    if (!locales.includes(locale))
      refuse(where, `a slug in "${locale}"`, `one of the locales: ${locales.join(', ')}`, 'correct the locale');
    if (locale in slugs) refuse(where, `two slugs in ${locale}`, 'one for each locale', 'leave one of them out');
    checkSlug(slug, locale, where);
    slugs[locale] = slug;
  }
  return slugs;
}

/** The same, of which no locale may lack. */
export function readAllSlugs(sources: Sources, given: readonly string[], where: string): string {
  const slugs = readSlugs(sources, given, where);
  const locales = localesOf(sources);
  const missing = locales.filter((locale) => !(locale in slugs));
  if (missing.length > 0)
    refuse(
      where,
      `no slug in ${missing.join(', ')}`,
      'a slug in every locale',
      `add ${missing.map((locale) => `--slug ${locale}=…`).join(' ')}`,
    );
  return `{ ${locales.map((locale) => `${locale}: ${quote(slugs[locale] ?? '')}`).join(', ')} }`;
}

/** Below which entry a new page is written: its last sibling with all that stands below that one, or its parent; at the top level, the last page that anybody may find. */
export function placeFor(sources: Sources, parent: string | undefined): PropertyAssignment | undefined {
  const entries = pageEntries(sources);
  const isBelow = (entry: PageEntry, above: string, steps = entries.length): boolean => {
    if (entry.parent === above) return true;
    const next = entries.find(({ id }) => id === entry.parent);
    // More steps than there are pages would be a circle of parents, which codegen refuses.
    return next !== undefined && steps > 0 && isBelow(next, above, steps - 1);
  };
  if (parent !== undefined) return entries.findLast((entry) => entry.id === parent || isBelow(entry, parent))?.property;
  return entries.findLast(({ object }) => propertyOf(object, 'role') === undefined)?.property;
}

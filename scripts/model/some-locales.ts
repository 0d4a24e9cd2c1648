/** Checks pages, sections and entries that exist in some locales only. */
import type { z } from 'zod';
import { sectionLocales } from '../../schema/language/content-in.ts';
import { metaOf } from '../../schema/language/define.ts';
import { children, textMeta } from '../../schema/language/nodes.ts';
import { formerPathsOf, formerSlugsOf, localesOf, slugOf } from './paths.ts';
import { closest, type FactPlace, type Placeless, type Problem, type Report } from './problem.ts';
import type { Schema } from './schema.ts';
import type { SiteModel } from './site-model.ts';
import { inlineStrings } from './typescript.ts';

/** Reports a page with a role that lacks a locale, and a page with slugs or former addresses where it does not exist. */
export function checkPageLocales(schema: Schema, id: string, report: Report): void {
  const { locales: given, role } = schema.pages[id] ?? {};
  if (given === undefined) return;
  const all = Object.keys(schema.locales);
  const at = (property: string) => ({ page: id, property });
  const own = localesOf(schema, id);
  const absent = all.filter((locale) => !own.includes(locale));
  if (role !== undefined && absent.length > 0)
    report(
      at('locales'),
      `the role "${role}" on a page without ${inWords(absent)}`,
      'a page of every locale for each role',
      'remove locales, or the role',
    );
  for (const locale of absent) {
    if (slugOf(schema, id, locale) !== undefined)
      report(
        at('slug'),
        `a slug in ${locale}`,
        `slugs in ${inWords(own)}, where the page exists`,
        `remove the slug in ${locale}, or add '${locale}' to locales`,
      );
    for (const [property, words] of [
      ['formerSlugs', formerSlugsOf(schema, id, locale)],
      ['formerPaths', formerPathsOf(schema, id, locale)],
    ] as const)
      if (words.length > 0)
        report(
          at(property),
          `${property} in ${locale}, where the page does not exist`,
          `${property} in ${inWords(own)}`,
          `move the old addresses in ${locale} to schema/site/retired.ts`,
        );
  }
}

/** Reports a page without its parent in one of its locales. */
export function checkParentLocales(schema: Schema, id: string, report: Report): void {
  const parent = schema.pages[id]?.parent;
  if (parent === undefined || !Object.hasOwn(schema.pages, parent)) return;
  const above = localesOf(schema, parent);
  const alone = localesOf(schema, id).filter((locale) => !above.includes(locale));
  if (alone.length === 0) return;
  report(
    { page: id, property: 'parent' },
    `parent "${parent}", which exists in ${inWords(above)} only`,
    `a parent that exists in ${inWords(alone)} as well`,
    `write locales: ${inlineStrings(above)} in the entry of "${id}", or name another parent`,
  );
}

/** Returns the problems of sections and entries: wrong locales, no locale of their page, and a section within a list or content type. */
export function checkContentLocales({ bundles, pages, languages }: SiteModel): Problem[] {
  const all = languages.map(({ locale }) => locale);
  const ids = new Set(pages.map(({ id }) => id));
  return bundles.flatMap(({ id, content, locales }) => {
    const place = ids.has(id)
      ? { where: 'schema/pages.ts', entries: [{ page: id, property: 'content' }] }
      : { where: `schema/content/bundles.ts ("${id}")` };
    return wrongLocales(content, locales, all, false).map(({ entry, ...fault }) => ({
      ...(entry ? { where: `schema (content of "${id}")`, fact: entry } : place),
      ...fault,
    }));
  });
}

/** Returns the wrong locales below a node that exists in `own`. `isRepeated`: true within a list or a content type. */
function wrongLocales(
  node: z.ZodType,
  own: readonly string[],
  all: readonly string[],
  isRepeated: boolean,
): (Placeless & { readonly entry?: FactPlace })[] {
  if (textMeta(node)) return [];
  const meta = metaOf(node);
  const given = sectionLocales(node);
  const faultOf = (locales: readonly string[], name: string) => localesFault(locales, all, name) ?? nowhereFault(locales, own, name);
  const name = meta?.kind === 'section' ? `section "${meta.anchor}"` : '';
  const fault = given && (isRepeated ? repeatedFault(name) : faultOf(given, name));
  if (fault) return [fault];
  const localesById = meta?.kind === 'entries' || meta?.kind === 'collection' ? (meta.localesOf ?? {}) : {};
  const here = given ? own.filter((locale) => given.includes(locale)) : own;
  const below = isRepeated || meta?.kind === 'list' || meta?.kind === 'type';
  return [
    ...Object.entries(localesById).flatMap(([entry, locales]) => {
      const wrong = faultOf(locales, `entry "${entry}"`);
      return wrong ? [{ entry: { entry, words: locales }, ...wrong }] : [];
    }),
    ...children(node).flatMap(([, child]) => wrongLocales(child, here, all, below)),
  ];
}

/** Returns the problem of declared locales: none, an unknown or a repeated one. `all`: the locales of the site. */
export function localesFault(given: readonly string[], all: readonly string[], name: string): Placeless | undefined {
  const expected = `some of the locales ${all.join(', ')}`;
  const owner = `the ${name}`;
  if (given.length === 0) return { found: `${owner} with no locale`, expected, wayOut: 'add a locale, or remove the declaration' };
  const unknown = given.find((locale) => !all.includes(locale));
  if (unknown !== undefined)
    return {
      found: `the unknown locale "${unknown}" of ${owner}`,
      expected: `a locale: ${closest(unknown, all)}`,
      wayOut: `correct "${unknown}"`,
    };
  const twice = given.find((locale, index) => given.indexOf(locale) !== index);
  return twice === undefined
    ? undefined
    : { found: `the locale "${twice}" twice in ${owner}`, expected: 'each locale once', wayOut: `remove one "${twice}"` };
}

function nowhereFault(given: readonly string[], own: readonly string[], name: string): Placeless | undefined {
  if (given.some((locale) => own.includes(locale))) return undefined;
  return {
    found: `the ${name} in ${inWords(given)}, on a page without ${given.length > 1 ? 'these locales' : 'this locale'}`,
    expected: `a locale of the page: ${own.join(', ')}`,
    wayOut: `correct the locales, or remove the ${name}`,
  };
}

const repeatedFault = (name: string): Placeless => ({
  found: `locales of the ${name}, within a list or content type`,
  expected: 'locales of sections in the content of a page',
  wayOut: 'remove the locales, give them to the entry, or move the section out of the list or type',
});

function inWords(locales: readonly string[]): string {
  return locales.join(', ');
}

/** Checks a single entry of the page tree. */
import { z } from 'zod';
import { contentIn } from '../../schema/language/content-in.ts';
import { type Page, roles } from '../../schema/language/define.ts';
import { anchors } from '../../schema/language/nodes.ts';
import { describeIssue } from '../../schema/language/parse.ts';
import { addressExpected, hostFiles, localesOf, slugOf } from './paths.ts';
import { closest, type Report } from './problem.ts';
import type { Schema } from './schema.ts';
import { checkPageLocales, checkParentLocales, localesFault } from './some-locales.ts';

/** First path segments that hosts or the build use. */
const reservedSlugs = new Set(['assets', 'functions', 'index', 'shared']);
const fileName = 'a name that a file can have on every system';
const letters = 'small letters, digits and single hyphens';
export const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const idForm = /^[a-z][A-Za-z0-9]*$/;
/** Names of devices on Windows, which no file can have, whatever its ending. */
const deviceName = /^(?:aux|con|nul|prn|(?:com|lpt)\d)$/i;
const pathForm = /^(?:\/[^\s/?#*:]+)+$/;

type Fault = readonly [found: string, expected: string, wayOut: string];

/** Returns the problem of the id of a page or bundle, if there is one. Ids are keys of objects and names of files. */
export function idFault(id: string): Fault | undefined {
  const found = `the id "${id}"`;
  if (!idForm.test(id)) return [found, 'letters and digits, beginning with a small letter', 'rename the entry'];
  if (id in Object.prototype)
    return [`${found}, which every JavaScript object inherits`, 'an id without another meaning', 'rename the entry'];
  if (deviceName.test(id)) return [`${found}, a device of Windows`, fileName, 'rename the entry'];
  return undefined;
}

const slugs = z.record(z.string(), z.array(z.string()));
const pageFacts = z.strictObject({
  role: z.enum(roles).optional(),
  kind: z.string().optional(),
  parent: z.string().optional(),
  locales: z.array(z.string()).optional(),
  slug: z.record(z.string(), z.string()),
  formerSlugs: slugs.optional(),
  formerPaths: slugs.optional(),
  content: z.instanceof(z.ZodObject),
  structuredData: z.enum(['page', 'article', 'creativeWork']).optional(),
  layout: z.enum(['site', 'bare']).optional(),
  published: z.iso.date().optional(),
  updated: z.iso.date().optional(),
  indexed: z.boolean().optional(),
  reason: z.string().optional(),
  excuses: z.looseObject({}).optional(),
} satisfies Record<keyof Page, z.ZodType>);

/** Reports values of an entry that have another type than the compiler requires: codegen runs before the compiler. */
export function checkPageFacts({ pages, locales }: Schema, id: string, report: Report): void {
  const { error } = pageFacts.safeParse(pages[id], { reportInput: true });
  for (const issue of error?.issues ?? []) {
    const { found, expected, wayOut } = describeIssue(issue);
    const [property] = issue.path;
    report({ page: id, ...(property !== undefined && { property: String(property) }) }, found, expected, wayOut);
  }
  if (error) return;
  const fault = localesFault(pages[id]?.locales ?? Object.keys(locales), Object.keys(locales), 'page');
  if (fault) report({ page: id, property: 'locales' }, fault.found, fault.expected, fault.wayOut);
}

export function checkPage(schema: Schema, id: string, report: Report): void {
  const page = schema.pages[id];
  if (!page) return;
  const wrongId = idFault(id);
  if (wrongId) report(id, ...wrongId);
  if (page.parent !== undefined && !Object.hasOwn(schema.pages, page.parent))
    report(
      { page: id, property: 'parent' },
      `parent "${page.parent}"`,
      `the id of a page: ${closest(page.parent, Object.keys(schema.pages))}`,
      'correct the parent, or add that page',
    );
  const roleAbove = page.parent === undefined ? undefined : schema.pages[page.parent]?.role;
  if (roleAbove !== undefined && hostFiles[roleAbove] !== undefined)
    report({ page: id, property: 'parent' }, `parent "${page.parent}"`, addressExpected, 'correct the parent');
  if (page.structuredData === 'article' && page.published === undefined)
    report(
      { page: id, property: 'structuredData' },
      "structuredData 'article' without a day of publication",
      'published, which the structured data of an article contains',
      "add published: '2026-01-31', or remove structuredData",
    );
  checkPageLocales(schema, id, report);
  checkParentLocales(schema, id, report);
  for (const locale of localesOf(schema, id)) {
    const fault = slugFault(schema, id, locale);
    if (fault) report({ page: id, property: 'slug' }, ...fault);
  }
  checkFormer(schema, id, report);
  checkAnchors(schema, id, report);
}

/** Returns the problem of the slug of a page in a locale, if there is one. */
function slugFault(schema: Schema, id: string, locale: string): Fault | undefined {
  const { role, parent } = schema.pages[id] ?? {};
  const slug = slugOf(schema, id, locale);
  if (slug === undefined) return [`no slug in ${locale}`, `slug.${locale}`, `give the page a slug in ${locale}`];
  const found = `slug "${slug}" in ${locale}`;
  if (role === 'home') return slug === '' ? undefined : [found, 'an empty slug for the home page', `write slug.${locale} as ''`];
  if (slug === '') return [`an empty slug in ${locale}`, 'a slug: only the home page has none', `give the page a slug in ${locale}`];
  if (!slugForm.test(slug)) return [found, letters, 'rewrite the slug'];
  const file = role && hostFiles[role];
  if (file !== undefined && slug !== file) return [found, `"${file}", the file name that hosts serve`, `write slug.${locale} as '${file}'`];
  const isTopLevel = parent === undefined || schema.pages[parent]?.role === 'home';
  if (isTopLevel && reservedSlugs.has(slug))
    return [found, `a slug that is not reserved (${[...reservedSlugs].join(', ')})`, 'choose another slug'];
  if (deviceName.test(slug)) return [`${found}, a device of Windows`, fileName, 'choose another slug'];
  if (slug === 'index') return [found, 'a slug other than index, which hosts serve as the folder', 'choose another slug'];
  if (file === undefined && Object.values(hostFiles).includes(slug))
    return [found, `a slug other than ${slug}, the file that hosts serve for errors in its folder`, 'choose another slug'];
  return undefined;
}

/** Reports former slugs and paths that are invalid. */
function checkFormer(schema: Schema, id: string, report: Report): void {
  const { formerSlugs = {}, formerPaths = {} } = schema.pages[id] ?? {};
  for (const [locale, slugs] of Object.entries(formerSlugs))
    for (const slug of slugs ?? []) {
      const found = `former slug "${slug}" in ${locale}`;
      const place = { page: id, property: 'formerSlugs' };
      if (!slugForm.test(slug)) report(place, found, letters, 'write the slug as it was in the address');
      else if (slug === slugOf(schema, id, locale))
        report(
          place,
          `${found}, which is the current slug`,
          'slugs that the page no longer has',
          'remove the former slug, or correct the current slug',
        );
    }
  for (const [locale, paths] of Object.entries(formerPaths))
    for (const path of paths ?? []) {
      const fault = pathFault(`former path "${path}" in ${locale}`, path);
      if (fault) report({ page: id, property: 'formerPaths' }, ...fault);
    }
}

/** Returns the problem of a former path, if there is one. `found`: the description of the path. */
export function pathFault(found: string, path: string): Fault | undefined {
  if (pathForm.test(path)) return undefined;
  return [found, 'a path from the root, such as /guides/strategie', 'write the path as it was in the address, with its locale prefix'];
}

function checkAnchors(schema: Schema, id: string, report: Report): void {
  const content = schema.pages[id]?.content;
  if (!content) return;
  const place = { page: id, property: 'content' };
  for (const anchor of anchors(content)) if (!slugForm.test(anchor)) report(place, `anchor "${anchor}"`, letters, 'rename that section');
  // Two sections in different locales may share an anchor.
  const twice = localesOf(schema, id).flatMap((locale) => {
    const declared = anchors(contentIn(content, locale));
    return declared.filter((anchor, index) => declared.indexOf(anchor) !== index);
  });
  for (const anchor of new Set(twice)) report(place, `anchor "${anchor}" twice`, 'each anchor once', 'rename one of the two sections');
}

/** Returns true for a valid date in the form `2026-11-03`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

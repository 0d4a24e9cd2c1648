/** What can be wrong with the page tree. */

import { anchors } from '../../schema/nodes.ts';
import { closest, type Report } from '../lib/problem.ts';
import { hostFiles } from './host-files.ts';
import type { PageModel } from './model.ts';
import { slugOf } from './paths.ts';
import type { Schema } from './schema.ts';

/** First path segments that hosts and the build keep for themselves. */
const reservedSlugs = new Set(['assets', 'fonts', 'functions', 'generated', 'index', 'messages']);
export const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pathForm = /^(?:\/[^\s/?#*:]+)+$/;
export const idForm = /^[a-z][A-Za-z0-9]*$/;

/** Reports what is wrong with one entry by itself. */
export function checkPage(schema: Schema, id: string, report: Report) {
  const page = schema.pages[id];
  if (!page) return;
  if (overviewOf(schema).kinds.has(id))
    report(
      id,
      `page id "${id}", which is a kind of page as well`,
      'a name of its own: the component of that kind has this one',
      'rename the entry',
    );
  if (!idForm.test(id)) report(id, `page id "${id}"`, 'letters and digits, beginning with a small letter', 'rename the entry');
  if (page.parent !== undefined && !(page.parent in schema.pages)) {
    report(
      { page: id, property: 'parent' },
      `parent "${page.parent}"`,
      `the id of a page: ${closest(page.parent, Object.keys(schema.pages))}`,
      'correct the parent, or add that page',
    );
  }
  const isTopLevel = page.parent === undefined || schema.pages[page.parent]?.role === 'home';
  const hostFile = page.role && hostFiles[page.role];
  for (const locale of Object.keys(schema.locales)) {
    const slug = slugOf(schema, id, locale);
    const isHome = page.role === 'home';
    if (slug === undefined)
      report({ page: id, property: 'slug' }, `no slug in ${locale}`, `slug.${locale}`, `give the page a slug in ${locale}`);
    else if (isHome && slug !== '')
      report(
        { page: id, property: 'slug' },
        `slug "${slug}" in ${locale}`,
        'an empty slug for the home page',
        `write slug.${locale} as ''`,
      );
    else if (!isHome && slug === '')
      report(
        { page: id, property: 'slug' },
        `an empty slug in ${locale}`,
        'a slug; only home has none',
        `give the page a slug in ${locale}`,
      );
    else if (!isHome && !slugForm.test(slug))
      report({ page: id, property: 'slug' }, `slug "${slug}" in ${locale}`, 'small letters, digits and single hyphens', 'rewrite the slug');
    else if (hostFile !== undefined && slug !== hostFile)
      report(
        { page: id, property: 'slug' },
        `slug "${slug}" in ${locale}`,
        `"${hostFile}": hosts look for the file of that name`,
        `write slug.${locale} as '${hostFile}'`,
      );
    else if (isTopLevel && reservedSlugs.has(slug))
      report(
        { page: id, property: 'slug' },
        `slug "${slug}" in ${locale}`,
        `a slug that is not reserved (${[...reservedSlugs].join(', ')})`,
        'choose another slug',
      );
  }
  for (const [locale, slugs] of Object.entries(page.formerSlugs ?? {})) {
    for (const slug of slugs ?? []) {
      if (!slugForm.test(slug))
        report(
          { page: id, property: 'formerSlugs' },
          `former slug "${slug}" in ${locale}`,
          'small letters, digits and single hyphens',
          'write the slug as it was in the address',
        );
    }
  }
  for (const [locale, paths] of Object.entries(page.formerPaths ?? {})) {
    for (const path of paths ?? []) {
      if (!pathForm.test(path))
        report(
          { page: id, property: 'formerPaths' },
          `former path "${path}" in ${locale}`,
          'a path from the root, such as /guides/strategie',
          'write the path as it was in the address, its locale prefix included',
        );
    }
  }
  const declared = anchors(page.content);
  for (const [index, anchor] of declared.entries()) {
    if (!slugForm.test(anchor))
      report({ page: id, property: 'content' }, `anchor "${anchor}"`, 'small letters, digits and single hyphens', 'rename that section');
    if (declared.indexOf(anchor) !== index)
      report({ page: id, property: 'content' }, `anchor "${anchor}" twice`, 'each anchor once', 'rename one of the two sections');
  }
}

/** Page ids from home down to `id`. Stops at an unknown parent, and at a cycle, which it reports for its first page. */
export function trailOf(schema: Schema, id: string, report: Report): readonly string[] {
  const trail: string[] = [id];
  for (let parent = schema.pages[id]?.parent; parent !== undefined && parent in schema.pages; parent = schema.pages[parent]?.parent) {
    if (trail.includes(parent)) {
      if (parent === id && trail.every((step) => id <= step))
        report(
          trail.map((step) => ({ page: step, property: 'parent' })),
          `a cycle of parents: ${[...trail].reverse().concat(id).join(' → ')}`,
          'a parent chain that ends',
          'remove one of these parents',
        );
      break;
    }
    trail.unshift(parent);
  }
  const { home } = overviewOf(schema);
  return home === undefined || trail[0] === home ? trail : [home, ...trail];
}

/** Reports roles that two pages have. */
export function checkRoles(schema: Schema, report: Report) {
  const holders = new Map<string, string>();
  for (const [id, { role }] of Object.entries(schema.pages)) {
    const holder = role && holders.get(role);
    if (holder !== undefined)
      report(
        [
          { page: id, property: 'role' },
          { page: holder, property: 'role' },
        ],
        `role "${role}", which "${holder}" has as well`,
        'each role once',
        'remove one of the two',
      );
    else if (role) holders.set(role, id);
  }
}

interface Overview {
  /** The page whose role is that of the home page. */
  readonly home: string | undefined;
  readonly kinds: ReadonlySet<string | undefined>;
}

/** By schema: what each page is compared with, of which there may be thousands. */
const overviews = new WeakMap<Schema['pages'], Overview>();

function overviewOf({ pages }: Schema): Overview {
  const known = overviews.get(pages);
  if (known) return known;
  const entries = Object.entries(pages);
  const [home] = entries.find(([, { role }]) => role === 'home') ?? [];
  const overview = { home, kinds: new Set(entries.map(([, { kind }]) => kind)) };
  overviews.set(pages, overview);
  return overview;
}

/** Reports two pages at one path. */
export function checkPaths(pages: readonly PageModel[], report: Report) {
  const owners = new Map<string, { id: string; locale: string }>();
  for (const page of pages) {
    for (const [locale, path] of Object.entries(page.paths)) {
      const owner = owners.get(path);
      if (owner)
        report(
          [
            { page: page.id, property: 'slug' },
            { page: owner.id, property: 'slug' },
          ],
          `path ${path} in ${locale}, which is also "${owner.id}" in ${owner.locale}`,
          'a path of its own for each page and locale',
          `change the slug of "${page.id}" or of "${owner.id}"`,
        );
      else owners.set(path, { id: page.id, locale });
    }
  }
}

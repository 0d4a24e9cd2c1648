/** Assertions on published pages: a document in every language, entries in the sitemap, hreflang links between the languages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { fictionalIdentity } from '../../schema/site/identity.ts';
import type { Copy } from '../support/copy.ts';

const { origin } = fictionalIdentity;

/** Expects a page in the built site of the copy, in every language. */
export function expectPublished(copy: Copy, id: string): void {
  const paths = pathsOf(copy.read('generated/routes.ts'), id);
  const sitemap = copy.read('dist/client/sitemap.xml');
  for (const [locale, path] of paths) {
    const { label, meta } = JSON.parse(copy.read(`generated/messages/${locale}/${id}.json`)) as { label: string; meta: { title: string } };
    const alternates = [...paths].map(([other, counterpart]) => `hrefLang="${other}" href="${origin}${counterpart}"`);
    const html = copy.read(fileOf(path)).replace(/[\u00a0\u202f]/g, ' ');
    const expected = [`<html lang="${locale}" `, `<title>${meta.title} —`, `aria-current="page">${label}<`, ...alternates];
    expect(
      expected.filter((part) => !html.includes(part)),
      `not in ${path}`,
    ).toEqual([]);
    expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
  }
}

/** Expects a page at new paths, and only redirects at the paths that the page has in this project. */
export function expectMoved(copy: Copy, id: string): void {
  expectPublished(copy, id);
  const now = pathsOf(copy.read('generated/routes.ts'), id);
  for (const [locale, former] of pathsOf(readFileSync('generated/routes.ts', 'utf8'), id)) {
    expect(now.get(locale)).not.toBe(former);
    expect(existsSync(join(copy.root, fileOf(former))), former).toBe(false);
    expect(copy.read('dist/client/sitemap.xml')).not.toContain(`${origin}${former}<`);
    expect(copy.read('dist/client/_redirects').split('\n')).toContain(`${former} ${now.get(locale)} 301`);
  }
}

function fileOf(path: string): string {
  return `dist/client${path}.html`;
}

/** Returns the paths of a page by locale from a generated route table. Expects one for every locale of the table. */
function pathsOf(routes: string, id: string): Map<string, string> {
  const rows = [...routes.matchAll(/^ {2}'(.+)': \{ page: '(\w+)', locale: '(\w+)'(?:, kind: '\w+')? \},$/gm)].map(
    ([, path = '', page, locale = '']) => ({
      path,
      page,
      locale,
    }),
  );
  const paths = new Map(rows.filter(({ page }) => page === id).map(({ locale, path }) => [locale, path]));
  const locales = new Set(rows.map(({ locale }) => locale));
  expect(locales.size, 'locales of the route table').toBeGreaterThan(1);
  expect(new Set(paths.keys()), `locales of ${id}`).toEqual(locales);
  return paths;
}

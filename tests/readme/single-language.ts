/** Assertions on a page in English only, a section of another page and a menu item: absent in French, present in English. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Copy } from '../support/copy.ts';

/** Expects the page, and whatever leads to it, in the English part of the built site only. */
export function expectInEnglishOnly(copy: Copy, id: string): void {
  const routes = [...copy.read('generated/routes.ts').matchAll(/^ {2}'(.+)': \{ page: '(\w+)', locale: '(\w+)'/gm)];
  const pathsIn = (locale: string) => new Map(routes.filter((row) => row[3] === locale).map(([, path = '', page]) => [page, path]));
  const [english, french] = [pathsIn('en'), pathsIn('fr')];
  const path = english.get(id) ?? '';
  expect(french.has(id), 'a French route').toBe(false);
  expect(existsSync(join(copy.root, `generated/messages/fr/${id}.json`)), 'French texts').toBe(false);

  const html = copy.read(fileOf(path));
  expect(
    html.match(/hrefLang="[\w-]+" href="https[^"]+"/g)?.map((tag) => tag.split('"')[1]),
    'alternates',
  ).toEqual(['en', 'x-default']);
  expect(html).not.toContain('data-paths');
  expect(
    copy
      .read('dist/client/sitemap.xml')
      .split(`hreflang="fr" href="`)
      .filter((part) => part.includes(`${path}<`)).length,
  ).toBe(1);
  // The French language link leads to the parent and says so.
  const parent = french.get(parentOf(copy, id));
  expect(html).toMatch(new RegExp(`<a href="${parent}" lang="fr" hrefLang="fr"[^>]*><abbr title="Cette page n’existe pas en français`));

  for (const [page, at] of french) if (page !== 'error') expect(copy.read(fileOf(at)), `links of ${at}`).not.toContain(`href="${path}"`);
  expect(copy.read(fileOf(english.get('home') ?? '')), 'the English menu').toContain(`href="${path}"`);
  // The section.
  expect(copy.read(fileOf(english.get('about') ?? ''))).toContain('id="visitors"');
  expect(copy.read(fileOf(french.get('about') ?? ''))).not.toContain('id="visitors"');
}

function fileOf(path: string): string {
  return `dist/client${path === '/' ? '/index' : path}.html`;
}

function parentOf(copy: Copy, id: string): string {
  return new RegExp(`${id}: page\\(\\{\\s+locales: .*\\s+parent: '(\\w+)'`).exec(copy.read('schema/pages.ts'))?.[1] ?? '';
}

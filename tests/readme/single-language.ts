/** Assertions on a page, a section of “About” and a menu item that exist in English only. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Copy } from '../support/copy.ts';

/** Expects the page, the section "visitors" and the links to the page in the English part of the built site, and nowhere else. */
export function expectInEnglishOnly(copy: Copy, id: string): void {
  const routes = [...copy.read('generated/routes.ts').matchAll(/^ {2}'(.+)': \{ page: '(\w+)', locale: '(\w+)'/gm)];
  const pathsIn = (locale: string) => new Map(routes.filter((row) => row[3] === locale).map(([, path = '', page = '']) => [page, path]));
  const [english, french] = [pathsIn('en'), pathsIn('fr')];
  const path = english.get(id) ?? '';
  expect(french.has(id), 'a French route').toBe(false);
  expect(existsSync(join(copy.root, `generated/messages/fr/${id}.json`)), 'French texts').toBe(false);

  const html = copy.read(fileOf(path));
  expect(alternatesIn(html)).toEqual(['en', 'x-default']);
  expect(html, 'paths for the redirect to the stored language').not.toContain('data-paths');
  const entry = copy
    .read('dist/client/sitemap.xml')
    .split('<url>')
    .find((part) => part.includes(`${path}</loc>`));
  expect(alternatesIn(entry ?? '')).toEqual(['en', 'x-default']);

  // The French language link leads to the parent and says so.
  const [parent = ''] = [...english].find(([, above]) => above === path.slice(0, path.lastIndexOf('/'))) ?? [];
  const notice = '<abbr title="Cette page n’existe pas en français';
  expect(html).toMatch(new RegExp(`<a href="${french.get(parent)}" lang="fr" hrefLang="fr"[^>]*>${notice}`));

  expect(copy.read(fileOf(english.get('home') ?? '')), 'the English menu').toContain(`href="${path}"`);
  for (const other of french.values()) expect(copy.read(fileOf(other)), other).not.toContain(`href="${path}"`);
  expect(copy.read(fileOf(english.get('about') ?? ''))).toContain('id="visitors"');
  expect(copy.read(fileOf(french.get('about') ?? ''))).not.toContain('id="visitors"');
}

/** Returns the languages of the alternates in a page or in an entry of the sitemap. */
function alternatesIn(text: string): string[] {
  return [...text.matchAll(/rel="alternate" hreflang="([\w-]+)"/gi)].map(([, language = '']) => language);
}

function fileOf(path: string): string {
  return `dist/client${path === '/' ? '/index' : path}.html`;
}

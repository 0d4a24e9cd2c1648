/** Links to pages and sections that exist in one locale. */
import { expect, test } from 'vitest';
import { targetFault } from '../../../scripts/model/links.ts';
import type { PageModel } from '../../../scripts/model/site-model.ts';

const page = (id: string, anchors: Readonly<Record<string, readonly string[]>>): PageModel => ({
  id,
  role: undefined,
  kind: undefined,
  isAddress: true,
  parent: undefined,
  paths: Object.fromEntries(Object.keys(anchors).map((locale) => [locale, `/${locale}/${id}`])),
  trail: [id],
  anchors,
  indexed: true,
  layout: 'site',
  structuredData: 'page',
  published: undefined,
  updated: undefined,
});
const pages = [page('about', { fr: ['team'], en: ['team', 'visitors'] }), page('visa', { en: ['papers'] })];

test.each([
  [{ page: 'about' }, 'fr', undefined],
  [{ page: 'about', anchor: 'team' }, 'fr', undefined],
  [{ page: 'about', anchor: 'visitors' }, 'en', undefined],
  [{ page: 'about', anchor: 'visitors' }, 'fr', 'a link to about#visitors in fr'],
  [{ page: 'about', anchor: 'papers' }, 'en', 'a link to about#papers'],
  [{ page: 'visa', anchor: 'papers' }, 'en', undefined],
  [{ page: 'visa' }, 'fr', 'a link to page "visa" in fr'],
  [{ page: 'abuot' }, 'fr', 'a link to page "abuot"'],
  [{ page: 'gone' }, 'fr', 'a link to the removed page "gone"'],
])('%j in %s', (target, locale, found) => {
  expect(targetFault({ pages, components: ['gone'] }, target, locale)?.found).toBe(found);
});

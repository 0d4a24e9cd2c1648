/** Every link of every page leads somewhere, safely, and says where. */
import type { HTMLElement } from 'node-html-parser';
import { expect } from 'playwright/test';
import { linkName, siteDocuments } from './support/documents.ts';
import { ask } from './support/http.ts';
import { baseURL, sitePages } from './support/site.ts';
import { test } from './support/tab.ts';

interface SiteLink {
  /** The page that the link stands on. */
  readonly path: string;
  readonly link: HTMLElement;
  readonly href: string;
  /** Where it leads, resolved. */
  readonly url: URL;
  readonly isInternal: boolean;
}

/** Every link of the site; there are thousands, so each test lists the wrong ones and expects none. */
async function siteLinks(): Promise<SiteLink[]> {
  return (await siteDocuments()).flatMap(({ path, document }) =>
    document.querySelectorAll('a').map((link) => {
      const href = link.getAttribute('href')?.trim() ?? '';
      const url = URL.canParse(href, baseURL + path) ? new URL(href, baseURL + path) : new URL('invalid:');
      return { path, link, href, url, isInternal: url.origin === baseURL };
    }),
  );
}

const show = ({ path, link }: SiteLink) => `${path}: ${link.outerHTML.slice(0, 160)}`;

test('every internal link answers, without a redirect', async () => {
  // A link within its page asks for nothing; what it names is looked for below.
  const links = (await siteLinks()).filter(({ isInternal, href }) => isInternal && !href.startsWith('#'));
  const pageStatus = new Map(sitePages.map((page) => [page.path, page.status]));
  const broken: string[] = [];
  for (const path of new Set(links.map(({ url }) => url.pathname + url.search))) {
    const { status } = await ask(path);
    const from = links.find(({ url }) => url.pathname + url.search === path);
    if (status !== (pageStatus.get(path) ?? 200)) broken.push(`${status} for ${path}, linked from ${from?.path}`);
  }
  expect(links.length, 'internal links').toBeGreaterThan(sitePages.length);
  expect(broken).toEqual([]);
});

test('every anchor that a link names is there', async () => {
  const idsOf = new Map(
    (await siteDocuments()).map(({ path, document }) => [path, new Set(document.querySelectorAll('[id]').map(({ id }) => id))]),
  );
  const named = (await siteLinks()).filter(({ isInternal, url }) => isInternal && url.hash !== '');
  expect(named.length, 'links to anchors').toBeGreaterThan(0);
  expect(named.filter(({ url }) => !idsOf.get(url.pathname)?.has(decodeURIComponent(url.hash.slice(1)))).map(show)).toEqual([]);
});

test('every link that leaves the site is https, writes an e-mail, or calls a number in international form', async () => {
  const external = (await siteLinks()).filter(({ isInternal }) => !isInternal);
  expect(external.length, 'external links').toBeGreaterThan(0);
  expect(external.filter(({ href }) => !/^(?:https:\/\/[^/]+|mailto:[^@]+@[^@]+$|tel:\+\d{6,15}$)/.test(href)).map(show)).toEqual([]);
});

test('every external page opens in a new tab, and no new tab can reach back', async () => {
  const links = await siteLinks();
  const isNewTab = ({ link }: SiteLink) => link.getAttribute('target') === '_blank';
  const isCut = ({ link }: SiteLink) => (link.getAttribute('rel') ?? '').split(' ').includes('noopener');
  expect(links.filter((one) => /^https?:/.test(one.href) && !isNewTab(one)).map(show)).toEqual([]);
  expect(links.filter((one) => isNewTab(one) && !isCut(one)).map(show)).toEqual([]);
});

test('no link is empty or leads nowhere', async () => {
  expect((await siteLinks()).filter(({ href }) => ['', '#'].includes(href)).map(show)).toEqual([]);
});

test('every link has a name, without parentheses within parentheses', async () => {
  const isNamed = ({ link }: SiteLink) => /[\p{L}\p{N}]/u.test(linkName(link)) && !linkName(link).includes('((');
  expect((await siteLinks()).filter((link) => !isNamed(link)).map(show)).toEqual([]);
});

test('a link keeps to the language of its page, but for the language toggle', async () => {
  const localeOf = new Map(sitePages.map((page) => [page.path, page.locale]));
  const strays = (await siteLinks()).filter(({ path, url, isInternal, link }) => {
    const target = localeOf.get(url.pathname);
    return isInternal && target !== undefined && target !== localeOf.get(path) && !link.hasAttribute('hreflang');
  });
  expect(strays.map(show)).toEqual([]);
});

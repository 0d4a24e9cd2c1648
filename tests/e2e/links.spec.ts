/** Every link of every page leads somewhere, safely, and says where. */
import { expect, test } from 'playwright/test';
import { linkName, siteDocuments } from './support/documents.ts';
import { ask } from './support/http.ts';
import { baseURL, sitePages } from './support/site.ts';

const isInternal = (href: string) => href.startsWith('/') || href.startsWith('#');

/** Every link of the site with the page that it stands on. */
async function siteLinks() {
  return (await siteDocuments()).flatMap(({ path, document }) =>
    document
      .querySelectorAll('a')
      .map((link) => ({ path, link, href: link.getAttribute('href')?.trim() ?? '', target: link.getAttribute('target') })),
  );
}

test('every internal link answers, without a redirect', async () => {
  const { pathOf, expected } = {
    pathOf: (href: string) => new URL(href, baseURL),
    expected: new Map(sitePages.map((page) => [page.path, page.status])),
  };
  const links = (await siteLinks()).filter(({ href }) => href.startsWith('/'));
  for (const path of new Set(links.map(({ href }) => pathOf(href).pathname + pathOf(href).search))) {
    const from = links.find(({ href }) => href.startsWith(path))?.path;
    expect.soft((await ask(path)).status, `${path}, linked from ${from}`).toBe(expected.get(path) ?? 200);
  }
  expect(links.length).toBeGreaterThan(sitePages.length);
});

test('every anchor that a link names is there', async () => {
  const idsOf = new Map(
    (await siteDocuments()).map(({ path, document }) => [path, new Set(document.querySelectorAll('[id]').map(({ id }) => id))]),
  );
  for (const { path, href } of await siteLinks()) {
    if (!isInternal(href) || !href.includes('#')) continue;
    const { pathname, hash } = new URL(href, baseURL + path);
    expect.soft(idsOf.get(pathname)?.has(decodeURIComponent(hash.slice(1))), `${href} on ${path}`).toBe(true);
  }
});

test('every external link is https in a new tab that cannot reach back, or writes an e-mail', async () => {
  for (const { path, link, href, target } of await siteLinks()) {
    if (target === '_blank') expect.soft((link.getAttribute('rel') ?? '').split(' '), `rel of ${href} on ${path}`).toContain('noopener');
    if (isInternal(href)) continue;
    expect.soft(href, `address on ${path}`).toMatch(/^(?:https:\/\/[^/]+|mailto:[^@]+@[^@]+$)/);
    if (!href.startsWith('mailto:')) expect.soft(target, `target of ${href} on ${path}`).toBe('_blank');
  }
});

test('no link is empty, leads nowhere or has no name', async () => {
  for (const { path, link, href } of await siteLinks()) {
    expect.soft(['', '#'], `address of ${link.outerHTML.slice(0, 120)} on ${path}`).not.toContain(href);
    expect.soft(linkName(link), `name of ${href} on ${path}`).toMatch(/[\p{L}\p{N}]/u);
    expect.soft(linkName(link), `name of ${href} on ${path}: parentheses within parentheses`).not.toContain('((');
  }
});

test('a link keeps to the language of its page, but for the language toggle', async () => {
  const localeOf = new Map(sitePages.map((page) => [page.path, page.locale]));
  for (const { path, link, href } of await siteLinks()) {
    const target = localeOf.get(new URL(href, baseURL + path).pathname);
    if (!isInternal(href) || target === undefined || link.hasAttribute('hreflang')) continue;
    expect.soft(target, `${href} on ${path}`).toBe(localeOf.get(path));
  }
});

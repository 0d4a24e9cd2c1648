/** The files around the pages: what robots read, and what pages load. */
import { expect } from 'playwright/test';
import { type SiteDocument, siteDocuments } from './support/documents.ts';
import { ask } from './support/http.ts';
import { identity, sitePages } from './support/site.ts';
import { test } from './support/tab.ts';

test.use({ isTabKept: true });

interface SitemapEntry {
  readonly loc: string;
  readonly alternates: Readonly<Record<string, string>>;
}

test('sitemap.xml is well formed and lists exactly the indexable urls, each with its alternates', async ({ page }) => {
  const { status, headers, body } = await ask('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^(?:application|text)\/xml/);
  const entries = await page.evaluate((xml): readonly SitemapEntry[] | string => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    const error = document.querySelector('parsererror');
    if (error) return error.textContent ?? 'not well formed';
    return [...document.getElementsByTagNameNS('http://www.sitemaps.org/schemas/sitemap/0.9', 'url')].map((url) => ({
      loc: url.querySelector('loc')?.textContent ?? '',
      alternates: Object.fromEntries(
        [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
    }));
  }, body.toString());
  const expected = sitePages
    .filter(({ indexed }) => indexed)
    .map(({ path, paths: { fr, en } }) => ({
      loc: identity.origin + path,
      alternates: { fr: identity.origin + fr, en: identity.origin + en, 'x-default': identity.origin + fr },
    }));
  const byUrl = (a: SitemapEntry, b: SitemapEntry) => (a.loc < b.loc ? -1 : 1);
  expect(typeof entries === 'string' ? entries : [...entries].sort(byUrl)).toEqual(expected.sort(byUrl));
});

test('robots.txt lets everyone in and names the sitemap', async () => {
  const { status, headers, body } = await ask('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = body.toString().split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${identity.origin}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith('Disallow: /'))).toEqual([]);
});

test('every file that a page or a style sheet names answers, and the hashed ones for good', async () => {
  const named = new Map((await siteDocuments()).flatMap((page) => filesOf(page).map((file) => [file, page.path] as const)));
  for (const [file, from] of named) {
    const { status, headers, body } = await ask(file);
    expect.soft(status, `${file}, named by ${from}`).toBe(200);
    const caching = file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300, must-revalidate';
    if (status === 200) expect.soft(headers['cache-control'], file).toBe(caching);
    // What others' pages show of this site may be shown there.
    const isShared = /^\/(?:assets|shared)\//.test(file);
    expect.soft(headers['cross-origin-resource-policy'], file).toBe(isShared ? 'cross-origin' : 'same-origin');
    if (file.endsWith('.css')) for (const url of urlsOf(body.toString())) named.set(new URL(url, `http://site${file}`).pathname, file);
  }
  expect(named.size).toBeGreaterThan(3);
});

/** Paths of the files of this site that a page names, the image that it is shared with included. */
function filesOf({ document }: SiteDocument): string[] {
  const attributes = (selector: string, name: string) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  return [
    ...attributes('link[rel="stylesheet"], link[rel="icon"], link[rel$="preload"], link[rel="manifest"]', 'href'),
    ...attributes('script[src], img[src], iframe[src], source[src], video[src]', 'src'),
    ...attributes('source[srcset]', 'srcset'),
    ...attributes('meta[property="og:image"]', 'content').map((url) => url.replace(identity.origin, '')),
    ...document.querySelectorAll('style').flatMap((style) => urlsOf(style.rawText)),
  ].filter((file) => file.startsWith('/'));
}

/** What a style sheet loads. */
function urlsOf(css: string): string[] {
  return [...css.matchAll(/url\((["']?)(?!data:|#)(.*?)\1\)/g)].map(([, , url = '']) => url);
}

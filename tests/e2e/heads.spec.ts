/** What the head of every page says: titles, addresses, alternates, structured data. */
import { expect } from 'playwright/test';
import { type PageId, pages } from '#generated/pages.ts';
import { firstScript } from '#renderer/document/first-script.ts';
import { localeCodes } from '#schema/site.ts';
import { siteDocuments } from './support/documents.ts';
import { type HeadFacts, readHead } from './support/head.ts';
import { ask } from './support/http.ts';
import { identity, type SitePage } from './support/site.ts';
import { test } from './support/tab.ts';

const urlOf = (id: PageId, locale: SitePage['locale']) => identity.origin + pages[id].paths[locale];

test('every page has a title and a description of its own', async () => {
  const heads = (await siteDocuments()).map(({ path, document }) => ({ path, ...readHead(document) }));
  for (const fact of ['title', 'description'] as const) {
    expect
      .soft(
        heads.filter((head) => head[fact] === '').map(({ path }) => path),
        `pages without ${fact}`,
      )
      .toEqual([]);
    const shared = heads.filter((head, index) => heads.findIndex((other) => other[fact] === head[fact]) !== index);
    expect
      .soft(
        shared.map((head) => `${head.path}: ${head[fact]}`),
        `pages with the ${fact} of another`,
      )
      .toEqual([]);
  }
});

test('an indexable page names its canonical url, its alternates and its structured data; another only keeps robots out', async () => {
  for (const { document, ...page } of await siteDocuments()) {
    const head = readHead(document);
    const { fr, en } = { fr: urlOf(page.id, 'fr'), en: urlOf(page.id, 'en') };
    expect.soft(head.canonicals, `${page.path} canonical`).toEqual(page.indexed ? [identity.origin + page.path] : []);
    expect.soft(head.alternates, `${page.path} hreflang`).toEqual(page.indexed ? { fr, en, 'x-default': fr } : {});
    expect.soft(head.robots, `${page.path} robots`).toEqual(page.indexed ? undefined : 'noindex');
    expectStructuredData(page, head);
  }
});

test('every page leads to itself in the other language: those who follow its links, and those who prefer that language', async () => {
  for (const { document, ...page } of await siteDocuments()) {
    const scripts = document.querySelectorAll('head script:not([src], [type])').map(({ rawText }) => rawText);
    expect.soft(scripts, `${page.path}: the script that sends them`).toEqual([firstScript]);
    const { [page.locale]: _here, ...elsewhere } = page.paths;
    const paths = document.querySelector('html')?.getAttribute('data-paths');
    expect
      .soft(paths && JSON.parse(paths), `${page.path}: where it sends them`)
      .toEqual(page.id === 'notFound' || page.id === 'error' ? undefined : elsewhere);
    // The error page has no address of its own.
    if (page.method === 'POST') continue;
    const links = document
      .querySelectorAll('[data-language]')
      .map((link) => `${link.getAttribute('hreflang')}: ${link.getAttribute('href')}`);
    const wanted = localeCodes.map((locale) => `${locale}: ${page.paths[locale]}`);
    expect.soft([...new Set(links)], `${page.path}: its links`).toEqual(wanted);
  }
});

test('the blog and its articles name their feed, which answers; no other page does', async () => {
  for (const { document, ...page } of await siteDocuments()) {
    const feeds = document.querySelectorAll('head link[type="application/rss+xml"]').map((link) => link.getAttribute('href'));
    expect.soft(feeds, page.path).toEqual(page.trail.includes('blog') ? [`${pages.blog.paths[page.locale]}/feed.xml`] : []);
  }
  for (const path of Object.values(pages.blog.paths)) {
    const { status, headers, body } = await ask(`${path}/feed.xml`);
    expect.soft([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^(?:text|application)\/xml/)]);
    expect.soft(body.toString()).toContain('<rss version="2.0"');
  }
});

test('alternates point back at the page that names them', async () => {
  const byUrl = new Map(
    (await siteDocuments()).map(({ path, locale, document }) => [identity.origin + path, { locale, ...readHead(document) }]),
  );
  for (const [url, { locale, alternates }] of byUrl) {
    for (const [hreflang, target] of Object.entries(alternates)) {
      expect.soft(byUrl.get(target)?.alternates[locale], `${url} → ${hreflang} ${target} → ${locale}`).toBe(url);
    }
  }
});

function expectStructuredData({ id, path, locale, trail, indexed, structuredData, published }: SitePage, head: HeadFacts) {
  const [firm, ...others] = head.structuredData.filter((node) => node['@type'] === 'Organization');
  expect
    .soft(firm, `${path} organisation`)
    .toMatchObject({ name: identity.firmName, url: urlOf('home', locale), email: identity.email, logo: `${identity.origin}/icon.svg` });
  expect.soft(others, `${path} further organisations`).toEqual([]);

  const lists = head.structuredData.filter((node) => node['@type'] === 'BreadcrumbList');
  const steps = trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: expect.stringMatching(/\S/),
    item: urlOf(step, locale),
  }));
  expect
    .soft(lists, `${path} breadcrumb list`)
    .toEqual(indexed && trail.length > 1 ? [expect.objectContaining({ itemListElement: steps })] : []);

  const articles = head.structuredData.filter((node) => node['@type'] === 'Article');
  const article = expect.objectContaining({
    headline: expect.stringMatching(/\S/),
    datePublished: published,
    inLanguage: locale,
    mainEntityOfPage: urlOf(id, locale),
    publisher: { '@id': firm?.['@id'] },
  });
  expect.soft(articles, `${path} article`).toEqual(structuredData === 'article' ? [article] : []);
}

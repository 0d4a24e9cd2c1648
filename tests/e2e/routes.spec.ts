/** Which paths answer, and how: the routes of the specification, and everything that is not one. */
import { parse } from 'node-html-parser';
import { expect } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { routes } from '#generated/routes.ts';
import { cacheSeconds } from '#schema/constants.ts';
import { type Locale, localeOfPath } from '#schema/site.ts';
import { ask } from './support/http.ts';
import { sitePages } from './support/site.ts';
import { specifiedRoutes, unindexedRoutes } from './support/specification.ts';
import { test } from './support/tab.ts';

for (const [fr, en] of specifiedRoutes) {
  test(`${fr} and ${en} are one page in two languages`, async () => {
    const answers = { fr: await ask(fr), en: await ask(en) };
    for (const locale of ['fr', 'en'] as const) {
      expect.soft(answers[locale].status).toBe(200);
      expect.soft(answers[locale].headers['content-type']).toBe('text/html; charset=utf-8');
      expect.soft(parse(answers[locale].body.toString()).querySelector('html')?.getAttribute('lang')).toBe(locale);
    }
    expect(routes[fr]?.page).toBe(routes[en]?.page);
  });
}

test('the site has the pages of the specification and of the decisions, and no other', () => {
  const others = Object.entries(routes).filter(([, { kind }]) => kind !== 'article');
  expect(others.map(([path]) => path).sort()).toEqual([...specifiedRoutes, ...unindexedRoutes].flat().sort());
});

test('every article of the blog has an address of its own below it', () => {
  const articles = Object.entries(routes).filter(([, { kind }]) => kind === 'article');
  for (const [path, { locale }] of articles) expect(path).toMatch(locale === 'fr' ? /^\/blog\/[a-z-]+$/ : /^\/en\/blog\/[a-z-]+$/);
  expect(new Set(articles.map(([, { page }]) => page)).size * 2).toBe(articles.length);
});

test('the embedded scoring tool answers in both languages', async () => {
  for (const path of unindexedRoutes[0]) expect((await ask(path)).status).toBe(200);
});

test('an unknown path is not found in its own language, with a way home', async () => {
  for (const path of [
    '/nope',
    '/a/b/c',
    '/english',
    '/assets',
    '/a/404',
    '/404',
    '/500.html',
    '/_headers',
    '/en/nope',
    '/en/a/b/c',
    '/en/a/500',
    '/en/500',
  ]) {
    const { status, body } = await ask(path);
    expect.soft(status, path).toBe(404);
    expectErrorPage(body, 'Oops! Page not found', localeOfPath(path), path);
  }
});

test('the file of a page and a trailing slash lead to the canonical path for good, with their query', async () => {
  for (const { path } of sitePages.filter((page) => page.status === 200)) {
    for (const other of path === '/' ? ['/index.html', '/index'] : [`${path}/`, `${path}.html`]) {
      const { status, headers } = await ask(`${other}?a=1&b=%C3%A9%20c`);
      expect.soft([status, headers.location], other).toEqual([301, `${path}?a=1&b=%C3%A9%20c`]);
      expect.soft((await ask(other)).headers.location, other).toBe(path);
    }
  }
});

test('an HTML page may be kept five minutes, then must be asked for again', async () => {
  for (const { path } of sitePages.filter((page) => page.status === 200)) {
    expect.soft((await ask(path)).headers['cache-control'], path).toBe(`public, max-age=${cacheSeconds}, must-revalidate`);
  }
  const { headers } = await ask('/');
  expect((await ask('/', { headers: { 'If-None-Match': headers.etag ?? '' } })).status).toBe(304);
});

test('HEAD answers what GET answers, without the body', async () => {
  for (const path of ['/', '/en/contact', '/robots.txt', '/nope', '/500', '/clients/']) {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect.soft(head.status, path).toBe(get.status);
    expect.soft(head.body.length, path).toBe(0);
    for (const name of ['content-type', 'content-length', 'cache-control', 'location']) {
      expect.soft(head.headers[name], `${name} of ${path}`).toBe(get.headers[name]);
    }
  }
});

test('a method that no page has is refused with the error page, in the language of the path', async () => {
  for (const path of ['/contact', '/en/contact', '/en/nope']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers, body } = await ask(path, { method });
      expect.soft([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
      expectErrorPage(body, 'Unexpected Application Error!', localeOfPath(path), `${method} ${path}`);
    }
  }
});

test('no path, however odd, is an error of the server or brings it down', async () => {
  const odd = [
    '/%',
    '/..%2f',
    '/..%2f..%2fpackage.json',
    '/../../package.json',
    '//',
    '///',
    '//example.com/',
    '/\\example.com/',
    '/%00',
    '/%ff',
    '*',
  ];
  const more = [
    '/?',
    '/%2e%2e/404',
    '/..%2f/404',
    '/.git/config',
    '/__proto__',
    '/http://[',
    `/${'a'.repeat(8000)}`,
    `/?${'a='.repeat(4000)}`,
  ];
  for (const path of [...odd, ...more]) {
    const { status, headers, body } = await ask(path);
    expect.soft(status, path.slice(0, 80)).toBeLessThan(500);
    expect.soft(headers.location ?? '/', `redirect of ${path.slice(0, 80)}`).toMatch(/^\/(?!\/)/);
    expect.soft(body.toString(), path.slice(0, 80)).not.toContain('"devDependencies"');
  }
  // The server stops reading here, and may hang up before its answer is read.
  const tooLong = await ask(`/${'a'.repeat(40_000)}`).catch(() => undefined);
  expect([431, undefined], 'a path longer than the server reads').toContain(tooLong?.status);
  for (const range of ['bytes=5-2', 'bytes=-', 'bytes=9999999-', 'lines=1-2', 'bytes=a-b']) {
    expect.soft((await ask('/icon.svg', { headers: { Range: range } })).status, range).toBeLessThan(500);
  }
  expect((await ask('/')).status, 'the home page, afterwards').toBe(200);
});

function expectErrorPage(body: Buffer, title: string, locale: Locale, what: string) {
  const document = parse(body.toString());
  expect.soft(document.querySelector('html')?.getAttribute('lang'), `language of ${what}`).toBe(locale);
  expect.soft(document.querySelector('h1')?.text, what).toBe(title);
  expect.soft(document.querySelector(`main a[href="${pages.home.paths[locale]}"]`)?.text ?? '', `way home of ${what}`).toMatch(/\S/);
}

/** Responses of the server: specified routes, error pages, headers. */
import { parse } from 'node-html-parser';
import { pages } from '#generated/pages.ts';
import { cacheSeconds } from '#schema/site/constants.ts';
import { localeOfPath } from '#schema/site/locales.ts';
import { sitePages } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The table of section 2 of the specification: French path, English path. */
const specifiedRoutes = [
  ['/', '/en'],
  ['/blog', '/en/blog'],
  ['/articles', '/en/articles'],
  ['/nos-solutions', '/en/our-solutions'],
  ['/case-studies', '/en/case-studies'],
  ['/clients', '/en/clients'],
  ['/contact', '/en/contact'],
  ['/location-scoring', '/en/location-scoring'],
  ['/a-propos', '/en/about'],
  ['/developpement-enseignes-etrangeres', '/en/international-expansion'],
  ['/developper-son-reseau-retail', '/en/retail-development'],
  ['/developper-son-reseau-retail/strategie', '/en/retail-development/strategy'],
  ['/developper-son-reseau-retail/concept', '/en/retail-development/concept'],
  ['/developper-son-reseau-retail/emplacement', '/en/retail-development/location'],
  ['/developper-son-reseau-retail/organisation', '/en/retail-development/organization'],
  ['/developper-son-reseau-retail/budget-rentabilite', '/en/retail-development/budget-profitability'],
  ['/mentions-legales', '/en/legal-notice'],
] as const;

test('every specified route answers in its language', async ({ request }) => {
  for (const path of specifiedRoutes.flat()) {
    const response = await request.get(path);
    expect.soft([response.status(), response.headers()['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
    expect
      .soft(
        parse(await response.text())
          .querySelector('html')
          ?.getAttribute('lang'),
        path,
      )
      .toBe(localeOfPath(path));
  }
});

test('an unknown path answers 404 with the error page of its language and a link home', async ({ request }) => {
  for (const path of ['/nope', '/a/b/c', '/404', '/500.html', '/_headers', '/en/nope', '/en/a/500', '/en/500']) {
    const response = await request.get(path);
    const locale = localeOfPath(path);
    const document = parse(await response.text());
    expect.soft([response.status(), document.querySelector('html')?.getAttribute('lang')], path).toEqual([404, locale]);
    expect.soft(document.querySelector('h1')?.text, path).toBe('Oops! Page not found');
    expect.soft(document.querySelector(`main a[href="${pages.home.paths[locale]}"]`)?.text, path).toMatch(/\S/);
  }
});

test('other methods are answered with status 405 and the error page', async ({ request }) => {
  for (const path of [...Object.values(pages.contact.paths), '/en/nope']) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await request.fetch(path, { method });
      expect.soft([response.status(), response.headers()['allow']], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
      const title = parse(await response.text()).querySelector('h1');
      expect.soft([title?.text, title?.nextElementSibling?.text], path).toEqual(['Unexpected Application Error!', '500']);
    }
  }
});

test('pages are cached for five minutes, hashed files forever', async ({ request }) => {
  const cachingOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cachingOf('/clients')).toBe(`public, max-age=${cacheSeconds}, must-revalidate`);
  const [, script = ''] = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(await (await request.get('/clients')).text()) ?? [];
  expect(await cachingOf(script)).toBe('public, max-age=31536000, immutable');
});

test('feed, sitemap, robots.txt and speculation rules have their media types', async ({ request }) => {
  for (const [path, type] of [
    ['/blog/feed.xml', /^(?:text|application)\/xml/],
    ['/sitemap.xml', /^(?:text|application)\/xml/],
    ['/robots.txt', /^text\/plain/],
    ['/speculation-rules.json', /^application\/speculationrules\+json$/],
  ] as const) {
    const response = await request.get(path);
    expect.soft([response.status(), response.headers()['content-type']], path).toEqual([200, expect.stringMatching(type)]);
  }
});

/** The criteria of Mozilla's HTTP Observatory that do not depend on the host. */
test('every page has a strict content security policy and security headers', async ({ request }) => {
  for (const { path, method } of sitePages) {
    const headers = (await request.fetch(path, { method })).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(policy, path).toMatch(/default-src 'none'.*; form-action 'self'|form-action 'self'.*default-src 'none'/);
    expect.soft(policy, path).toContain('frame-ancestors');
    expect.soft(policy, path).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+(?:;|$)/);
    expect.soft(policy, path).not.toMatch(/unsafe-|\*| data:| blob:/);
    expect.soft(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(/origin|no-referrer/),
      'strict-transport-security': expect.stringMatching(/max-age=[1-9]\d{7}/),
      'speculation-rules': '"/speculation-rules.json"',
    });
    expect.soft(headers, path).not.toHaveProperty('set-cookie');
    expect.soft(headers, path).not.toHaveProperty('access-control-allow-origin');
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect.soft(headers['permissions-policy'], path).toContain(`${feature}=()`);
  }
});

test('the browser refuses inline code and requests to other sites', async ({ page, noise }) => {
  noise.allow(/content policy|Content Security Policy/);
  await page.goto('/clients');
  const breaches = {
    'an inline style': () => document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' })),
    'a style attribute': () => document.body.setAttribute('style', 'color: red'),
    'an inline script': () => document.body.append(Object.assign(document.createElement('script'), { textContent: '1' })),
    'a request to another site': () => void fetch('https://elsewhere.example/').catch(() => undefined),
  };
  for (const [index, [name, breach]] of Object.entries(breaches).entries()) {
    await page.evaluate(breach);
    const refused = () => noise.messages().filter((line) => line.startsWith('console.error: content policy: '));
    await expect.poll(refused, name).toHaveLength(index + 1);
  }
});

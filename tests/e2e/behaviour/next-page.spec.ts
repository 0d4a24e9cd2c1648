/** The next page: on its way before its link is followed, and at rest until it is shown. */
import type { AddressInfo } from 'node:net';
import { routes } from '#generated/routes.ts';
import { clientFolder } from '../../../scripts/lib/client-folder.ts';
import { createSiteServer } from '../../../scripts/serve/site-server.ts';
import { chromiumOptions } from '../support/chromium.ts';
import { expect, test } from '../support/live-site.ts';
import { sessionOf } from '../support/session.ts';
import { sitePages } from '../support/site.ts';

/** In a browser that prepares pages, as visitors' do; that of a worker does not. */
const preparing = test.extend({
  context: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch(chromiumOptions());
    const context = await browser.newContext();
    await context.newPage();
    await use(context);
    await browser.close();
  },
});

test('every page names the rules by which the next one is prepared, of the type that browsers insist on', async ({ request }) => {
  for (const { path, method } of sitePages) {
    const { 'speculation-rules': rules } = (await request.fetch(path, { method })).headers();
    expect.soft(rules, path).toBe('"/speculation-rules.json"');
  }
  const file = await request.get('/speculation-rules.json');
  expect(file.headers()['content-type']).toBe('application/speculationrules+json');
});

test('the pages that may be prepared are those of the site in the language of the page, and nothing else', async ({ page, site }) => {
  const session = await sessionOf(page);
  let matched: readonly string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    matched = preloadingAttemptSources.map(({ key }) => key.url.replace(site.url, ''));
  });
  await session.send('Preload.enable');
  await page.goto('/en/location-scoring');
  await expect.poll(() => matched.length).toBeGreaterThan(10);
  expect(matched.map((address) => routes[new URL(address, site.url).pathname]?.locale)).toEqual(matched.map(() => 'en'));
  expect(matched).not.toContain('/en/location-scoring/tool');
});

preparing('a page is asked for while the mouse rests on its link, and not again by the click', async ({ page }) => {
  const documents: string[] = [];
  const server = createSiteServer(clientFolder);
  server.prependListener('request', ({ url, headers }) => {
    if (headers.accept?.startsWith('text/html')) documents.push(`${url} ${headers['sec-purpose'] ?? ''}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/clients`);
    const link = page.locator('footer a[href="/case-studies"]');
    await link.hover();
    await expect.poll(() => documents).toEqual(['/clients ', '/case-studies prefetch;prerender']);
    await link.click();
    await expect(page).toHaveURL(/\/case-studies$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toHaveLength(2);
  } finally {
    // What the page still fetches is given up by the page, rather than cut off by the server, which would be a fault to hear of.
    await page.goto('about:blank');
    server.closeAllConnections();
    server.close();
  }
});

test('a page that is prepared arranges nothing until it is shown, and everything then', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { configurable: true, value: true }));
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto('/');
  await page.evaluate(() => document.querySelector('[data-island=carousel]')?.scrollIntoView({ behavior: 'instant' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
  await expect(page.locator('html')).not.toHaveClass(/scripted/);
  expect(scripts, 'the first script alone').toHaveLength(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.locator('html')).toHaveClass(/scripted/);
  await expect(page.locator('.carousel')).toHaveClass(/is-hydrated/);
});

/** What runs before the visitor touches anything, as the browser fetches it: next to nothing, and no framework. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { localeCodes } from '#schema/site.ts';
import { budgets, weighContact, weighPages } from '../../../scripts/bench/weight.ts';
import { expect, test } from '../support/live-site.ts';
import { sitePages } from '../support/site.ts';
import { comeToRest, libraries, librariesIn, scriptsOf } from './support/scripts.ts';

const client = fileURLToPath(new URL('../../../dist/client', import.meta.url));
const computedPages = new Map(weighPages(client).map((weight) => [weight.title, weight]));

for (const locale of localeCodes) {
  test(`no ${locale} page fetches ${libraries.join(', ')}, ${budgets.start} bytes of script or anything from elsewhere before it is touched`, async ({
    page,
    site,
    noise,
  }) => {
    noise.allow(/^console\.error: 404/);
    // Each page is weighed as if it were the visitor's first.
    await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
    const scripts = scriptsOf(page);
    const foreign: string[] = [];
    page.on('request', (request) => request.url().startsWith(`${site.url}/`) || foreign.push(request.url()));
    for (const { path } of sitePages.filter((one) => one.locale === locale)) {
      scripts.length = 0;
      await page.goto(path);
      await comeToRest(page);
      const texts = await Promise.all(scripts.map((script) => script.text()));
      expect.soft(texts.flatMap(librariesIn), path).toEqual([]);
      expect.soft(foreign, `${path}: requests to other sites`).toEqual([]);
      const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();
      const bytes = brotliBytes([...texts, ...inline]);
      expect.soft(bytes, `${path}: bytes with Brotli`).toBeLessThan(budgets.start);
      const computed = computedPages.get(`${path === '/' ? '/index' : path}.html`);
      expect.soft({ bytes, files: pathsOf(scripts) }, `${path}: as the benchmark computes it`).toEqual({
        bytes: computed?.bytes,
        files: computed?.files.toSorted(),
      });
    }
  });
}

for (const [island, path, reached] of [
  ['contact-modal', '/clients', '.contact-button'],
  ['contact-form', '/contact', 'main form'],
] as const) {
  test(`${island} fetches less than ${budgets.contact} bytes, and no supabase-js, until a field has the focus`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(path);
    await comeToRest(page);
    scripts.length = 0;
    await page.locator(reached).hover();
    await expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute('data-hydrated');
    const texts = await Promise.all(scripts.map((script) => script.text()));
    expect(brotliBytes(texts)).toBeLessThan(budgets.contact);
    expect(texts.flatMap(librariesIn)).not.toContain('supabase-js');
    const computed = weighContact(client).find(({ title }) => title.startsWith(island));
    expect(pathsOf(scripts), 'as the benchmark computes it').toEqual(computed?.files.toSorted());
    expect((await transferred(page)).filter((file) => computed?.files.includes(file)).toSorted(), 'what crosses the network, once').toEqual(
      computed?.files.toSorted(),
    );
  });
}

test('each of these libraries is in one chunk, and supabase-js is alone in its own', () => {
  const files = readdirSync(join(client, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const held = files.map((file) => librariesIn(readFileSync(join(client, 'assets', file), 'utf8')));
  expect(held.flat().toSorted()).toEqual(libraries.toSorted());
  expect(held).toContainEqual(['supabase-js']);
});

/** The path of every file that did not come from the browser's cache, as often as it came. */
function transferred(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
}

function pathsOf(scripts: readonly { readonly path: string }[]): string[] {
  return scripts.map(({ path }) => path).toSorted();
}

function brotliBytes(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

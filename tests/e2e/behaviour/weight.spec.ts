/** What runs before the visitor touches anything, as the browser fetches it: next to nothing, and no framework. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { localeCodes } from '#schema/site.ts';
import { firstViews, missesOf } from '../../../scripts/bench/first-view.ts';
import { budgets, weighContact, weighPages } from '../../../scripts/bench/weight.ts';
import { expect, test } from '../support/live-site.ts';
import { sessionOf } from '../support/session.ts';
import { sitePages } from '../support/site.ts';
import { builtText, comeToRest, libraries, librariesIn, scriptsOf } from './support/scripts.ts';

const client = fileURLToPath(new URL('../../../dist/client', import.meta.url));

test('the first view of every page keeps the budget of its kind, and nothing holds it up', () => {
  expect(firstViews(client).flatMap(missesOf)).toEqual([]);
});

for (const locale of localeCodes) {
  test(`no ${locale} page fetches ${libraries.join(', ')}, ${budgets.start} bytes of script or anything from elsewhere before it is touched`, async ({
    page,
    site,
    noise,
  }) => {
    noise.allow(/^console\.error: 404/);
    // Each page is weighed as if it were the visitor's first.
    await (await sessionOf(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
    const computedPages = new Map(weighPages(client).map((weight) => [weight.title, weight]));
    const scriptsOfPage = scriptsOf(page);
    const foreign: string[] = [];
    page.context().on('request', (request) => request.url().startsWith(`${site.url}/`) || foreign.push(request.url()));
    for (const { path } of sitePages.filter((one) => one.locale === locale)) {
      const isTool = path === pages.scoringTool.paths[locale];
      // Its worker is asked for after it has come to life: in a tab of its own it is no script of the next page’s.
      const tab = isTool ? await page.context().newPage() : page;
      const scripts = isTool ? scriptsOf(tab) : scriptsOfPage;
      scripts.length = 0;
      const response = await tab.goto(path);
      await comeToRest(tab);
      // The tool comes to life as it is seen: what it weighs then is the business of scripts/bench/scoring-weight.ts.
      if (isTool) await expect(tab.locator('[data-island=scoring]')).toHaveAttribute('data-hydrated');
      const texts = scripts.map(builtText);
      expect.soft(texts.flatMap(librariesIn), path).toEqual([]);
      expect.soft(foreign, `${path}: requests to other sites`).toEqual([]);
      if (isTool) {
        await tab.close();
        continue;
      }
      const inline = await inlineScriptsOf(page, (await response?.text()) ?? '');
      const bytes = brotliBytes([...texts, ...inline]);
      expect.soft(bytes, `${path}: bytes with Brotli`).toBeLessThan(budgets.start);
      const computed = computedPages.get(`${path === '/' ? '/index' : path}.html`);
      expect.soft({ bytes, files: scripts.toSorted() }, `${path}: as the benchmark computes it`).toEqual({
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
    const texts = scripts.map(builtText);
    expect(brotliBytes(texts)).toBeLessThan(budgets.contact);
    expect(texts.flatMap(librariesIn)).not.toContain('supabase-js');
    const computed = weighContact(client).find(({ title }) => title.startsWith(island));
    expect(scripts.toSorted(), 'as the benchmark computes it').toEqual(computed?.files.toSorted());
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

function brotliBytes(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

/** The scripts that stand in a page as it came: one removes itself when it has run. */
function inlineScriptsOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const scripts = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('script:not([src], [type="application/ld+json"])');
    return [...scripts].map((script) => script.textContent ?? '');
  }, html);
}

/** Transfer sizes of first views and of the scoring tool, with Brotli. `contact/sending.spec.ts` tests the forms. */
import type { Page } from 'playwright/test';
import { kinds, pages, roles } from '#generated/pages.ts';
import { viewBudgets } from '#schema/site/constants.ts';
import { localeCodes } from '#schema/site/locales.ts';
import { openTool } from './support/scoring-tool.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 664 } });

/** Budgets of the scoring tool in bytes: its scripts, and its whole page. */
const toolBudgets = { script: 30 * 1024, total: 75 * 1024 };

for (const [name, path, budget] of [
  ['home', pages.home.paths.fr, viewBudgets.home],
  ['a guide', pages[kinds.guide[0]].paths.fr, viewBudgets.guide],
] as const) {
  // The rule `budgets` compares HTML, fonts and script; only a browser knows which of the fonts and drawings it downloads.
  test(`the downloads of the first view of ${name} are within the budget`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect((await weigh(page)).total).toBeLessThanOrEqual(budget.total);
  });
}

test('no script or style sheet of any page blocks its first paint', async ({ page }) => {
  for (const id of [roles.home, kinds.guide[0], 'contact', roles.scoringTool] as const) {
    await page.goto(pages[id].paths.fr);
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { readonly renderBlockingStatus: string })[])
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect.soft(blocking, id).toEqual([]);
  }
});

for (const locale of localeCodes) {
  test(`the ${locale} scoring tool is within its budget, and loads no React`, async ({ page }) => {
    await openTool(page, locale);
    await page.waitForLoadState('networkidle');
    const { script, total } = await weigh(page);
    expect(script).toBeGreaterThan(10_000);
    expect(script).toBeLessThan(toolBudgets.script);
    expect(total).toBeLessThan(toolBudgets.total);
  });
}

/** Sums up the encoded bytes of the document and of its files so far. */
function weigh(page: Page): Promise<{ readonly script: number; readonly total: number }> {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = new Map((performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => [entry.name, entry]));
    const sum = (pattern: RegExp) =>
      [...files.values()].filter(({ name }) => pattern.test(name)).reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
    const html = document?.encodedBodySize ?? 0;
    return { script: sum(/\.js$/), total: html + sum(/./) };
  });
}

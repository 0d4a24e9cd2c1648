/** What a first view and a reach for a form cost, as the browser fetches it; of what runs before any touch, see `../pages.spec.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { clientFolder } from '../../../scripts/lib/client-folder.ts';
import { firstViews, missesOf } from '../support/first-view.ts';
import { expect, test } from '../support/live-site.ts';
import { builtText, bytesOf, comeToRest, libraries, librariesIn, scriptsOf } from '../support/scripts.ts';
import { budgets, weighContact, weighPages } from '../support/weight.ts';

test('the first view of every page keeps the budget of its kind, and nothing holds it up; each library is in one chunk, and supabase-js is alone in its own', () => {
  expect(firstViews(clientFolder).flatMap(missesOf)).toEqual([]);

  const files = readdirSync(join(clientFolder, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const held = files.map((file) => librariesIn(readFileSync(join(clientFolder, 'assets', file), 'utf8')));
  expect(held.flat().toSorted()).toEqual(libraries.toSorted());
  expect(held).toContainEqual(['supabase-js']);
});

for (const [island, path, reached] of [
  ['contact-modal', '/clients', '.contact-button'],
  ['contact-form', '/contact', 'main form'],
] as const) {
  test(`${island} fetches less than ${budgets.contact} bytes, and no supabase-js, until a field has the focus`, async ({ page }) => {
    const asked = scriptsOf(page);
    await page.goto(path);
    await comeToRest(page);
    await page.locator(reached).hover();
    await expect(page.locator(`[data-island="${island}"]`)).toHaveAttribute('data-hydrated');
    // Told apart by the page's own scripts, not by time: a browser whose windows share one mouse reaches for the page as it opens.
    const own = weighPages(clientFolder).find(({ title }) => title === `${path}.html`)?.files;
    const scripts = asked.filter((script) => !own?.includes(script));
    const texts = scripts.map(builtText);
    expect(bytesOf(texts)).toBeLessThan(budgets.contact);
    expect(texts.flatMap(librariesIn)).not.toContain('supabase-js');
    const computed = weighContact(clientFolder).find(({ title }) => title.startsWith(island));
    expect(scripts.toSorted(), 'as the benchmark computes it').toEqual(computed?.files.toSorted());
    expect((await transferred(page)).filter((file) => computed?.files.includes(file)).toSorted(), 'what crosses the network, once').toEqual(
      computed?.files.toSorted(),
    );
  });
}

/** The path of every file that did not come from the browser's cache, as often as it came. */
function transferred(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
}

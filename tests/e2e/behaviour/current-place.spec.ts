/** The current place: the item of the page in the menus, and the active section of a guide. */
import { parse } from 'node-html-parser';
import type { Page } from 'playwright/test';
import { kinds, pages } from '#generated/pages.ts';
import { scrollOffsetPx } from '#schema/site/constants.ts';
import { message } from '../support/messages.ts';
import { sitePages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const guide = pages[kinds.guide[0]];

test('on every page the menus mark only the items of that page', async ({ request }) => {
  for (const { path, method } of sitePages.filter(({ layout }) => layout === 'site')) {
    const answer = await request.fetch(path, { method });
    const links = parse(await answer.text()).querySelectorAll('header .menu-link');
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect.soft(marked, path).toEqual(links.filter((link) => link.getAttribute('href') === path));
  }
});

test(`a section is active from ${scrollOffsetPx} px below the top of the window`, { tag: '@each' }, async ({ page, language }) => {
  await page.goto(guide.paths[language]);
  const contents = page.getByRole('navigation', { name: message(language, 'guides.contents') });
  const active = contents.locator('[aria-current="location"]');
  await page.evaluate(() => document.fonts.ready);
  await expect(active).toHaveCount(0);
  const hrefs = await contents.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const [index, href] of hrefs.entries()) {
    await scrollTo(page, href.slice(1), scrollOffsetPx);
    await expect(active).toHaveAttribute('href', href);
    await scrollTo(page, href.slice(1), scrollOffsetPx + 5);
    if (index === 0) await expect(active).toHaveCount(0);
    else await expect(active).toHaveAttribute('href', hrefs[index - 1] ?? '');
  }
});

test('a link of the table of contents makes its section the active one', async ({ page }) => {
  await page.goto(guide.paths.fr);
  const link = page.getByRole('navigation', { name: message('fr', 'guides.contents') }).locator(`a[href="#${guide.anchors[2]}"]`);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
});

/** Scrolls an element to `top` pixels below the top of the window. */
async function scrollTo(page: Page, id: string, top: number): Promise<void> {
  await page.evaluate(
    ([anchor, offset]) => {
      const now = document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN;
      window.scrollTo({ top: Math.round(scrollY + now - offset), behavior: 'instant' });
    },
    [id, top] as const,
  );
}

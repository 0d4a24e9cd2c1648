/** What says where one is: the page's own item in the menus, and the section that the scroll position makes the active one. */
import { parse } from 'node-html-parser';
import type { Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { scrollOffsetPx } from '#schema/constants.ts';
import { localeCodes } from '#schema/site.ts';
import { firstOf } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { framedPages } from '../support/site.ts';

test.use({ isTabKept: true });

test('on every page the menus mark the items of that page, and no other', async ({ request }) => {
  for (const { path, method, status } of framedPages) {
    const answer = await request.fetch(path, { method });
    expect(answer.status(), path).toBe(status);
    const links = parse(await answer.text()).querySelectorAll('header .menu-link');
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    const own = links.filter((link) => link.getAttribute('href') === path);
    expect.soft(marked, path).toEqual(own);
  }
});

for (const locale of firstOf(localeCodes)) {
  const { paths, anchors } = pages.strategy;

  test(`a section of ${paths[locale]} is active from ${scrollOffsetPx} px below the top of the window on`, async ({ page }) => {
    await page.goto(paths[locale]);
    const contents = page.getByRole('navigation', { name: message(locale, 'guides.contents') });
    const active = page.locator('[aria-current="location"]');
    await page.evaluate(() => document.fonts.ready);
    await expect(active, 'above the first section').toHaveCount(0);
    const ids = (await contents.getByRole('link').all()).map(async (link) => (await link.getAttribute('href'))?.slice(1) ?? '');
    expect((await Promise.all(ids)).toSorted()).toEqual(anchors.toSorted());
    for (const [index, id] of (await Promise.all(ids)).entries()) {
      await scrollTo(page, id, scrollOffsetPx);
      await expect(active, id).toHaveCount(1);
      await expect(contents.locator('[aria-current="location"]')).toHaveAttribute('href', `#${id}`);
      await scrollTo(page, id, scrollOffsetPx + 5);
      if (index === 0) await expect(active).toHaveCount(0);
      else await expect(active).toHaveAttribute('href', `#${await ids[index - 1]}`);
    }
  });
}

test('a link of the table of contents leads to its section, which becomes the active one', async ({ page }) => {
  const [, , third = ''] = pages.strategy.anchors;
  await page.goto(pages.strategy.paths.fr);
  const link = page.getByRole('navigation', { name: message('fr', 'guides.contents') }).locator(`a[href="#${third}"]`);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
});

/** Scrolls until the element stands so many pixels below the top of the window. */
async function scrollTo(page: Page, id: string, top: number): Promise<void> {
  await page.evaluate(
    ([anchor, offset]) => {
      const now = document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.NaN;
      window.scrollTo({ top: Math.round(scrollY + now - offset), behavior: 'instant' });
    },
    [id, top] as const,
  );
}

/** The legal notice, and the page after a message, name whom to write to and to call: each a link, whole on its line at every ordinary width. */
import { expect } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { localeCodes } from '#schema/site.ts';
import { takingTurns } from '../support/soak.ts';
import { identity } from './support/site.ts';
import { test } from './support/tab.ts';
import { sizeWindow } from './support/window-size.ts';

test.use({ isTabKept: true });

const inTurn = takingTurns(localeCodes);

for (const { paths } of [pages.legalNotice, pages.messageSent]) {
  for (const locale of inTurn()) {
    const path = paths[locale];

    test(`every address and number of ${path} is a link, and whole on its line`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const links = page.getByRole('main').locator('a:is([href^="mailto:"], [href^="tel:"])');
      const text = await page.getByRole('main').innerText();
      await expect(links.filter({ hasText: identity.email })).toHaveCount(text.split(identity.email).length - 1);
      await expect(links.filter({ hasText: /^\+/ })).toHaveCount(text.match(/\+\d/g)?.length ?? 0);
      for (const width of [320, 390, 768, 1024, 1280, 1440]) {
        await sizeWindow(page, { width, height: 900 });
        const broken = await links.evaluateAll((all) =>
          all.filter((link) => link.getClientRects().length > 1).map((link) => link.textContent),
        );
        expect.soft(broken, `${width} px`).toEqual([]);
      }
    });
  }
}

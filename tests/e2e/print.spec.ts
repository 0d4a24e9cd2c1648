/** Printed pages. */
import { kinds, pages } from '#generated/pages.ts';
import { message } from './support/messages.ts';
import { expect, test } from './support/test.ts';

test('the page is printed without header and contact button', async ({ page }) => {
  await page.goto(pages[kinds.guide[0]].paths.fr);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header.site-header')).toBeHidden();
  await expect(page.locator('.contact-button')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('neither an open dialog nor a toast covers the printed page', async ({ page }) => {
  await page.goto('/clients');
  await page.locator('.contact-button').click();
  await expect(page.locator('dialog')).toBeVisible();
  await page.locator('body').evaluate((body) => body.insertAdjacentHTML('beforeend', '<p class="toast-corner">Message</p>'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog')).toBeHidden();
  await expect(page.locator('p.toast-corner')).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
});

test('every case study is printed: the cards of the carousel one below the other, the missions open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Wide windows show all cards, without buttons.
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/');
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: message('fr', 'home.carousel.next') }).click();
  await page.emulateMedia({ media: 'print' });
  const cards = await page.locator('.carousel-card').evaluateAll((all) => {
    const boxes = all.filter((card) => card.checkVisibility()).map((card) => card.getBoundingClientRect());
    return boxes.map(({ left, right, top, bottom }, place) => ({
      isWithin: left >= 0 && right <= innerWidth,
      isBelow: top >= (boxes[place - 1]?.bottom ?? -Infinity) && bottom > top,
    }));
  });
  expect(cards).toEqual(Array.from({ length: 3 }, () => ({ isWithin: true, isBelow: true })));
  const missions = await page.locator('.mission > div').evaluateAll((all) => all.map((each) => each.checkVisibility()));
  expect(missions.length).toBeGreaterThan(0);
  expect(missions).not.toContain(false);
});

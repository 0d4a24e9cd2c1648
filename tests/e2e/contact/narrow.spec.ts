/** The forms on a phone, 390 px wide, by finger. */
import { contactFields } from '#schema/contact.ts';
import { expect, test } from '../support/live-site.ts';
import { placesByTurns, visitor, wakeForm } from './support/form.ts';

test.use({ isTabKept: true, viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

for (const place of placesByTurns) {
  test(`${place.variant} ${place.locale}: at 390 px every part can be reached, used and sent, without scrolling sideways`, async ({
    page,
  }) => {
    await page.goto(place.path);
    if (place.variant === 'modal') await page.locator('.contact-button').tap();
    const scroller = page.locator(place.variant === 'modal' ? '[role=dialog]' : 'html');
    await expect(scroller).toBeVisible();
    if (place.variant === 'modal') await expect(page.locator('.modal-close')).toBeInViewport({ ratio: 1 });
    const form = await wakeForm(page, place);
    // The form is what the page is opened for.
    expect((await form.field('firstName').boundingBox())?.y).toBeLessThan(650);
    for (const name of contactFields) {
      await form.field(name).tap();
      await form.field(name).fill(visitor[name]);
      await expect(form.field(name)).toBeInViewport({ ratio: 1 });
    }
    const { width, left, right, overflow } = await form.form.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const region = element.closest('[role=dialog]') ?? document.documentElement;
      return { width: box.width, left: box.left, right: box.right, overflow: region.scrollWidth - region.clientWidth };
    });
    expect({ fits: left >= 0 && right <= 390 && width >= 280, overflow }).toEqual({ fits: true, overflow: 0 });
    await form.button.tap();
    await form.expectSuccess();
    await expect(form.status.locator('.toast')).toBeInViewport({ ratio: 1 });
  });
}

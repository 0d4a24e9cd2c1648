/** The carousel under the keyboard: the carousel pattern of the ARIA practices, step by step. */
import type { Page } from 'playwright/test';
import { localeCodes } from '#schema/site.ts';
import { firstOf } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { openCarousel, titlesFrom } from './support/carousel.ts';
import { hasFocusWithin } from './support/header.ts';

test.use({ isTabKept: true });

/** Each language at each width, the last language first: the other files about the carousel are in the first one. */
const places = localeCodes.toReversed().flatMap((locale) => [390, 1440].map((width) => ({ locale, width })));

for (const { locale, width } of firstOf(places)) {
  test(`the keyboard goes through the ${locale} carousel at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { region, pause, play, previous, next, links, position, inView, expectPosition } = await openCarousel(page, locale);

    await test.step('it is a named region that says it is a carousel, in the language of the page', async () => {
      await expect(region).toHaveAttribute('aria-roledescription', message(locale, 'home.carousel.kind'));
      await expect(region).toHaveAccessibleName(message(locale, 'home.carousel.title'));
    });
    await test.step('the pause button comes first, and its focus does not stop it: it is there to be used', async () => {
      await focusBefore(page);
      await page.keyboard.press('Tab');
      await expect(pause).toBeFocused();
    });
    await test.step('Enter and Space pause it and start it, and the button says which it will do', async () => {
      for (const [key, button] of [
        ['Enter', play],
        ['Enter', pause],
        ['Space', play],
        ['Space', pause],
      ] as const) {
        await page.keyboard.press(key);
        await expect(button).toBeFocused();
      }
    });
    await test.step('then come previous and next, which stop it as they are reached', async () => {
      await page.keyboard.press('Tab');
      await expect(previous).toBeFocused();
      await expect(play).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    });
    await test.step('they turn it and keep the focus', async () => {
      await page.keyboard.press('Enter');
      await expectPosition(2);
      await page.keyboard.press('Space');
      await expectPosition(3);
      await expect(next).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      await expectPosition(1);
      await expect(previous).toBeFocused();
      await expect(position).toHaveAttribute('aria-live', 'polite');
      expect((await inView())[0]).toBe(titlesFrom(0, 1, locale)[0]);
    });
    await test.step('then come the cards, each of which is in view when it has the focus', async () => {
      await next.focus();
      await expect(links).toHaveCount(3);
      for (let card = 0; card < 3; card++) {
        await page.keyboard.press('Tab');
        const focused = links.filter({ hasText: titlesFrom(card, 1, locale)[0] ?? '' });
        await expect(focused).toBeFocused();
        expect(await inView()).toContain(titlesFrom(card, 1, locale)[0]);
        await expect(focused).toBeInViewport({ ratio: 1 });
      }
    });
    await test.step('Tab leaves it after the last card', async () => {
      await page.keyboard.press('Tab');
      expect(await hasFocusWithin(region)).toBe(false);
    });
    await test.step('and Shift+Tab comes back to the last card', async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(links.last()).toBeFocused();
    });
  });
}

/** Puts the focus on the last stop before the carousel. */
async function focusBefore(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main a[href], main button')];
    const first = all.findIndex((element) => element.closest('.carousel'));
    all[first - 1]?.focus();
  });
}

/** The carousel: visible cards, autoplay, buttons, dragging and keyboard. */
import type { Locator, Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { carousel as constants } from '#schema/site/constants.ts';
import { type Locale, localeCodes } from '#schema/site/locales.ts';
import { advanceClock, pauseClock, settle } from '../support/clock.ts';
import { hasFocusWithin } from '../support/header.ts';
import { message } from '../support/messages.ts';
import { collectLibraries, holdScripts, islandChunk } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const total = 3;
/** Longer than the animation of a turn, in milliseconds. */
const turnMs = 3000;

const viewports = {
  phone: { width: 390, height: 900 },
  tablet: { width: 800, height: 900 },
  desk: { width: 1440, height: 900 },
};

// Two of three cards are in view. In wide windows, nothing turns.
test.use({ viewport: viewports.tablet });

for (const [device, viewport, count] of [
  ['phone', viewports.phone, constants.cardsPerView.base],
  ['tablet', viewports.tablet, constants.cardsPerView.medium],
  ['desk', viewports.desk, constants.cardsPerView.large],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test(`${count} cards are in view, ${constants.cardHeightPx} px high and not cut off`, async ({ page }) => {
      const { region, cardsInView } = await openCarousel(page);
      expect(await cardsInView()).toHaveLength(count);
      for (const card of await region.locator('li', { has: page.locator('h3') }).all()) {
        const { height, cut } = await card.evaluate((element) => ({
          height: element.getBoundingClientRect().height,
          cut: element.scrollHeight - element.clientHeight,
        }));
        expect(height).toBe(constants.cardHeightPx);
        expect(cut, 'px cut off').toBeLessThanOrEqual(0);
      }
    });

    // A desk shows all cards, without buttons.
    if (count === total) return;

    test('the buttons turn it in a loop; at every position each card is reachable once', async ({ page }) => {
      const { region, next, previous, links, cardsInView, expectPosition } = await openCarousel(page);
      const [first] = await cardsInView();
      for (const position of [2, 3, 1, 2]) {
        await next.click();
        await cardsInView();
        await expectPosition(position);
        await expect(links).toHaveCount(total);
      }
      for (const position of [1, 3, 2, 1]) {
        await previous.click();
        await cardsInView();
        await expectPosition(position);
      }
      expect((await cardsInView())[0]).toBe(first);
      const titles = await region.locator('li:not([inert]) > h3').allInnerTexts();
      expect(new Set(titles).size).toBe(total);
      await links.first().click();
      await expect(page).toHaveURL(/\/case-studies#[a-z-]+$/);
    });
  });
}

test('the cards have the specified height at every width in every language, and nothing is cut off', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(pages.home.paths[locale]);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 344, 360, 375, 414, 480, 600, 767, 768, 900, 1023, 1024, 1060, 1100, 1152, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const cards = await page.locator('.carousel-card').evaluateAll((elements) =>
        elements.map((card) => ({
          height: card.getBoundingClientRect().height,
          cut: Math.max(0, card.scrollHeight - card.clientHeight),
        })),
      );
      expect.soft(cards, `${locale} at ${width} px`).toEqual(cards.map(() => ({ height: constants.cardHeightPx, cut: 0 })));
    }
  }
});

test('where all cards are in view, nothing turns and no button shows, also after a turn in a narrow window', async ({ page }) => {
  const { region, next, pause, play, links, cardsInView, expectPosition } = await openCarousel(page);
  const titles = await region.locator('li:not([inert]) > h3').allInnerTexts();
  await next.click();
  await expectPosition(2);
  await play.click();
  await page.setViewportSize(viewports.desk);
  await expect(links).toHaveCount(total);
  await page.mouse.move(5, 5);
  await advanceClock(page, 2 * constants.autoplayMs);
  expect(await cardsInView()).toEqual(titles);
  await expect(pause.or(play).or(next)).toBeHidden();
  await page.setViewportSize(viewports.tablet);
  await expect(next).toBeVisible();
});

test.describe('autoplay', () => {
  test(`turns one card every ${constants.autoplayMs} ms in a loop, and pauses under the mouse`, async ({ page }) => {
    const { region, expectPosition } = await openCarousel(page);
    for (const position of [2, 3, 1]) {
      await advanceClock(page, constants.autoplayMs - 1);
      await expectPosition(position === 1 ? 3 : position - 1);
      await advanceClock(page, 1);
      await expectPosition(position);
    }
    await region.hover();
    await expectStill(page, region);
    await page.mouse.move(5, 5);
    await advanceClock(page, constants.autoplayMs);
    await expectPosition(2);
  });

  const stops: Readonly<Record<string, (carousel: Carousel, page: Page) => Promise<void>>> = {
    'the next button': ({ next }) => next.click(),
    'the previous button': ({ previous }) => previous.click(),
    'the pause button': ({ pause }) => pause.click(),
    'the focus on a card': ({ links }) => links.first().focus(),
    'the focus on a button': ({ next }) => next.focus(),
    'a drag': ({ region }, page) => drag(page, region, -100),
  };
  for (const [name, stop] of Object.entries(stops)) {
    test(`is stopped by ${name} until the play button is pressed`, async ({ page }) => {
      const carousel = await openCarousel(page);
      await stop(carousel, page);
      await page.mouse.move(5, 5);
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await advanceClock(page, turnMs);
      await expectStill(page, carousel.region);
      const before = await carousel.position.textContent();
      await carousel.play.click();
      await page.mouse.move(5, 5);
      await advanceClock(page, constants.autoplayMs);
      await expect(carousel.position).not.toHaveText(before ?? '');
    });
  }

  test('pauses while the page is hidden', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
    const { region, expectPosition } = await openCarousel(page);
    await expectStill(page, region);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await advanceClock(page, constants.autoplayMs);
    await expectPosition(2);
  });

  test('announces the position only after the visitor has turned the carousel', async ({ page }) => {
    const { position, next, expectPosition } = await openCarousel(page);
    await advanceClock(page, constants.autoplayMs);
    await expectPosition(2);
    await expect(position).toHaveAttribute('aria-live', 'off');
    await next.press('Enter');
    await expectPosition(3);
    await expect(position).toHaveAttribute('aria-live', 'polite');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('autoplay is off until the play button is pressed, and turns are not animated', async ({ page }) => {
    const { play, next, region, expectPosition } = await openCarousel(page);
    await expect(play).toBeVisible();
    await expectStill(page, region);
    const title = region.locator('h3').nth(1);
    await next.click();
    await advanceClock(page, 50);
    const soon = await leftOf(title);
    await advanceClock(page, turnMs);
    expect(await leftOf(title)).toBeCloseTo(soon, 0);
    await expectPosition(2);
    await play.click();
    await page.mouse.move(5, 5);
    await advanceClock(page, constants.autoplayMs);
    await expectPosition(3);
  });
});

test('turns are animated where motion is allowed', async ({ page }) => {
  const { next, region } = await openCarousel(page);
  const title = region.locator('h3').nth(1);
  const before = await leftOf(title);
  await next.click();
  await advanceClock(page, 50);
  const during = await leftOf(title);
  await advanceClock(page, turnMs);
  expect(during).toBeLessThan(before);
  expect(during).toBeGreaterThan(await leftOf(title));
});

test('a drag turns the carousel', async ({ page }) => {
  const { region, cardsInView, expectPosition } = await openCarousel(page);
  const [, second] = await cardsInView();
  await drag(page, region, -300);
  expect((await cardsInView())[0]).toBe(second);
  await expectPosition(2);
});

test('the keyboard operates the carousel as the ARIA Authoring Practices require', { tag: '@each' }, async ({ page, language }) => {
  const { region, pause, play, previous, next, links, expectPosition } = await openCarousel(page, language);
  await expect(region).toHaveAttribute('aria-roledescription', message(language, 'home.carousel.kind'));
  await test.step('the pause button comes first, toggles autoplay and keeps the focus', async () => {
    await pause.focus();
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
  await test.step('the previous and next buttons stop autoplay, turn the carousel and keep the focus', async () => {
    await page.keyboard.press('Tab');
    await expect(previous).toBeFocused();
    await expect(play).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPosition(2);
    await page.keyboard.press('Space');
    await expectPosition(3);
    await expect(next).toBeFocused();
  });
  await test.step('each card comes into view with the focus, and Tab leaves after the last', async () => {
    await advanceClock(page, turnMs);
    for (let card = 0; card < total; card++) {
      await page.keyboard.press('Tab');
      await advanceClock(page, turnMs);
      await expect(links.nth(card)).toBeFocused();
      await expect(links.nth(card)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Tab');
    expect(await hasFocusWithin(region)).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(links.last()).toBeFocused();
  });
});

test.describe('scrolled to the second card on a phone', () => {
  test.use({ viewport: viewports.phone });

  test('before hydration, the carousel stays at that card and continues from there', async ({ page }) => {
    await pauseClock(page);
    const chunk = await holdScripts(page, new RegExp(islandChunk('carousel')));
    await page.goto('/');
    const { region } = carouselOf(page);
    await region.scrollIntoViewIfNeeded();
    await chunk.waitForRequest();
    await scrollToSecond(region);
    chunk.release();
    await expect(region).toHaveClass(/is-hydrated/);
    await expectSecondCard(page);
  });

  test('by find in page, the carousel stays at that card and continues from there', async ({ page }) => {
    const { region } = await openCarousel(page);
    await scrollToSecond(region);
    await expectSecondCard(page);
  });
});

test('the code of the carousel is fetched only when it nears the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const libraries = collectLibraries(page);
  await page.goto('/');
  await settle(page);
  expect(libraries()).toEqual([]);
  const { region } = carouselOf(page);
  await region.scrollIntoViewIfNeeded();
  await expect(region).toHaveClass(/is-hydrated/);
  expect(libraries()).toEqual(['React', 'Embla']);
});

type Carousel = ReturnType<typeof carouselOf>;

/** Opens the home page with its clock paused, and scrolls to the carousel. */
async function openCarousel(page: Page, locale: Locale = 'fr'): Promise<Carousel> {
  await pauseClock(page);
  await page.goto(locale === 'fr' ? '/' : '/en');
  const carousel = carouselOf(page, locale);
  await carousel.region.scrollIntoViewIfNeeded();
  await expect(carousel.region).toHaveClass(/is-hydrated/);
  await settle(page);
  return carousel;
}

function carouselOf(page: Page, locale: Locale = 'fr') {
  const word = (key: string) => message(locale, `home.carousel.${key}`);
  const region = page.getByRole('region', { name: word('title') });
  const button = (key: string) => region.getByRole('button', { name: word(key) });
  const positionOf = (current: string) => message(locale, 'home.carousel.position', { current, total });
  const position = region.locator('[aria-live]');
  return {
    region,
    pause: button('pause'),
    play: button('play'),
    previous: button('previous'),
    next: button('next'),
    position,
    /** Links that a visitor can reach. */
    links: region.locator('li:not([inert])').getByRole('link'),
    /** Titles of the cards in view, from left to right, at the end of any animation. */
    async cardsInView(): Promise<string[]> {
      await advanceClock(page, turnMs);
      return titlesInView(region);
    },
    expectPosition: (current: number) => expect(position).toHaveText(positionOf(String(current))),
  };
}

function titlesInView(region: Locator): Promise<string[]> {
  return region.evaluate((section) => {
    const { left, right } = section.getBoundingClientRect();
    return [...section.querySelectorAll('li:has(h3)')]
      .map((card) => ({ text: card.querySelector('h3')?.textContent ?? '', box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.left + box.width / 2 > left && box.left + box.width / 2 < right)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ text }) => text);
  });
}

/** Expects the position to stay the same for four autoplay intervals. */
async function expectStill(page: Page, region: Locator): Promise<void> {
  await settle(page);
  const before = await region.locator('[aria-live]').textContent();
  await advanceClock(page, 4 * constants.autoplayMs);
  await settle(page);
  await expect(region.locator('[aria-live]')).toHaveText(before ?? '');
}

async function drag(page: Page, region: Locator, by: number): Promise<void> {
  const box = await region.locator('.carousel-viewport').boundingBox();
  if (!box) throw new Error('The carousel has no box.');
  await page.mouse.move(box.x + 600, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 600 + by, box.y + 40, { steps: 10 });
  await advanceClock(page, 100);
  await page.mouse.up();
}

/** Scrolls as far as needed to show the second card, as find in page does. */
function scrollToSecond(region: Locator): Promise<void> {
  return region
    .locator('h3')
    .nth(1)
    .evaluate((title) => title.scrollIntoView({ behavior: 'instant', block: 'nearest' }));
}

async function expectSecondCard(page: Page): Promise<void> {
  const { region, play, next, cardsInView, expectPosition } = carouselOf(page);
  const titles = await region.locator('h3').allTextContents();
  expect(await cardsInView()).toEqual([titles[1]]);
  await expectPosition(2);
  await expect(play).toBeVisible();
  await next.click();
  expect(await cardsInView()).toEqual([titles[2]]);
}

function leftOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().left);
}

/** The carousel under its buttons: how many cards it shows, and that it turns round and round. */

import type { Locator, Page } from 'playwright/test';
import { carousel as constants } from '#schema/constants.ts';
import { firstOf, repetitions, takingTurns } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { plainSpaces } from '../support/messages.ts';
import { builtText, comeToRest, librariesIn, scriptsOf } from '../support/scripts.ts';
import { type Carousel, cardIds, carouselOf, openCarousel, titlesFrom } from './support/carousel.ts';
import { letPass, stopClock } from './support/clock.ts';
import { chunkOf, holdScripts } from './support/network.ts';

test.use({ isTabKept: true });

const widths = [
  [390, constants.cardsPerView.base],
  [800, constants.cardsPerView.medium],
  [1440, constants.cardsPerView.large],
] as const;

const inTurn = takingTurns(widths);

for (const [width, perView] of inTurn()) {
  test(`at ${width} px it shows ${perView} of its cards, ${constants.cardHeightPx} px high`, async ({ page }) => {
    const { region, inView } = await openAt(page, width);
    expect(await inView()).toEqual(titlesFrom(0, perView));
    const cards = await region.locator('h3').evaluateAll((titles) =>
      titles.map((title) => {
        const card = title.closest('li');
        return { height: card?.getBoundingClientRect().height, cut: (card?.scrollHeight ?? 0) - (card?.clientHeight ?? 0) };
      }),
    );
    for (const { height, cut } of cards) {
      expect(height).toBe(constants.cardHeightPx);
      expect(cut, 'pixels of content cut off').toBeLessThanOrEqual(0);
    }
  });
}

for (const [width, perView] of inTurn()) {
  test(`at ${width} px it turns round and round to the next card, and to the previous one`, async ({ page }) => {
    const { next, previous, inView, expectPosition } = await openAt(page, width);
    let place = 0;
    for (const [button, step] of [
      [next, 1],
      [previous, -1],
    ] as const) {
      for (let turns = 0; turns < repetitions(1, 2) * cardIds.length + 1; turns++) {
        await button.click();
        place += step;
        expect(await inView()).toEqual(titlesFrom(place, perView));
        await expectPosition(((place + 30) % cardIds.length) + 1);
      }
    }
  });
}

for (const [width] of inTurn()) {
  test(`at ${width} px, wherever it stands, each card is there once for keyboard and screen reader, and every card in view can be used: the second time round as well, it leads to the case studies`, async ({
    page,
  }) => {
    const { region, next, inView, links } = await openAt(page, width);
    for (let turns = 0; turns < 2 * cardIds.length; turns++) {
      const shown = await inView();
      await expect(links).toHaveCount(cardIds.length);
      const names = await region.locator('li:not([inert]) > h3').allInnerTexts();
      expect(names.map(plainSpaces).toSorted()).toEqual(titlesFrom(0, cardIds.length).toSorted());
      const alive = await region.evaluate((section) => {
        const { left, right } = section.getBoundingClientRect();
        return [...section.querySelectorAll('a')]
          .map((link) => ({ link, box: link.getBoundingClientRect() }))
          .filter(({ box }) => box.left > left && box.right < right)
          .map(({ link, box }) => link.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)));
      });
      expect(alive).toEqual(shown.map(() => true));
      await next.click();
    }
    await inView();
    await links.filter({ hasText: titlesFrom(0, 1)[0] ?? '' }).click();
    await expect(page).toHaveURL(/\/case-studies#[a-z-]+$/);
  });
}

test('a finger’s or a mouse’s pull turns it', async ({ page }) => {
  const { region, inView } = await openAt(page, 800);
  const box = await region.locator('.carousel-viewport').boundingBox();
  if (!box) throw new Error('no box');
  await page.mouse.move(box.x + 600, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 40, { steps: 10 });
  await letPass(page, 100);
  await page.mouse.up();
  expect(await inView()).toEqual(titlesFrom(1, 2));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('scrolled to a card by a finger before its code is there, it stands at that card, whole, and goes on from it', async ({ page }) => {
    const { region } = carouselOf(page);
    await stopClock(page);
    const chunk = await holdScripts(page, new RegExp(chunkOf('carousel')));
    await page.goto('/');
    await region.scrollIntoViewIfNeeded();
    await chunk.held();
    await scrollOnByOne(region);
    chunk.release();
    await expect(region).toHaveClass(/is-hydrated/);
    await expectStandsAtSecond(page);
  });

  for (const [part, selector] of firstOf([
    ['the link at its edge', '.arrow-link'],
    ['its title', 'h3'],
  ] as const)) {
    test(`scrolled to ${part} by a search in the page, it stands at that card, whole, and goes on from it`, async ({ page }) => {
      const { region } = await openCarousel(page);
      await scrollOnByOne(region, selector);
      await expectStandsAtSecond(page);
    });
  }
});

async function openAt(page: Page, width: number): Promise<Carousel> {
  await page.setViewportSize({ width, height: 900 });
  return openCarousel(page);
}

/** Scrolls to a part of the second card, as browsers do: no further than they must. */
async function scrollOnByOne(region: Locator, part = 'h3'): Promise<void> {
  await region
    .locator(part)
    .nth(1)
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'nearest' }));
}

/** The second card fills the carousel, is the one that is named, stays, and is followed by the third. */
async function expectStandsAtSecond(page: Page): Promise<void> {
  const { region, play, next, inView, expectPosition } = carouselOf(page);
  const gap = () =>
    region.evaluate((section) => {
      const shown = section.querySelectorAll('.carousel-card')[1] as Element;
      return shown.getBoundingClientRect().right - section.getBoundingClientRect().right;
    });
  expect(await inView()).toEqual(titlesFrom(1, 1));
  expect(await gap(), 'pixels that the card sticks out').toBeCloseTo(0, 0);
  await expectPosition(2);
  await expect(play).toBeVisible();
  await next.click();
  expect(await inView()).toEqual(titlesFrom(2, 1));
}

test('until it comes near the window, nothing of it is fetched', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const scripts = scriptsOf(page);
  await page.goto('/');
  await comeToRest(page);
  expect(scripts.map(builtText).flatMap(librariesIn)).toEqual([]);
  const { region } = carouselOf(page);
  await region.scrollIntoViewIfNeeded();
  await expect(region).toHaveClass(/is-hydrated/);
  expect(scripts.map(builtText).flatMap(librariesIn).toSorted()).toEqual(['Embla', 'React']);
});

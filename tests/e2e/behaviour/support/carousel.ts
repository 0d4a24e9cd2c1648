/** The carousel as a visitor meets it: its controls, its cards and what is in view of them. */
import type { Locator, Page } from 'playwright/test';
import { carousel as constants } from '#schema/constants.ts';
import type { Locale } from '#schema/site.ts';
import { expect } from '../../support/live-site.ts';
import { message, plainSpaces } from '../../support/messages.ts';
import { letPass, settle, stopClock } from './clock.ts';

export const cardIds = ['network-development', 'digital-transformation', 'concept-creation'] as const;

/** Milliseconds in which any turn has come to rest. */
const turnMs = 3000;

export interface Carousel {
  readonly region: Locator;
  readonly pause: Locator;
  readonly play: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly position: Locator;
  /** Links that a visitor can reach, in the order of the page. */
  readonly links: Locator;
  /** Titles of the cards in view, from left to right, when the turn under way has come to rest. */
  readonly inView: () => Promise<readonly string[]>;
  /** Waits for the position that is shown and announced: 1, 2 or 3. */
  readonly expectPosition: (current: number) => Promise<void>;
}

/** The home page with its clock stopped, and the carousel in view and hydrated, the mouse far from it. */
export async function openCarousel(page: Page, locale: Locale = 'fr'): Promise<Carousel> {
  await stopClock(page);
  await page.goto(locale === 'fr' ? '/' : '/en');
  const carousel = carouselOf(page, locale);
  await carousel.region.scrollIntoViewIfNeeded();
  await expect(carousel.region).toHaveClass(/is-hydrated/);
  await settle(page);
  return carousel;
}

/** The carousel of the page that is open, whatever its state. */
export function carouselOf(page: Page, locale: Locale = 'fr'): Carousel {
  const word = (key: string) => message(locale, `home.carousel.${key}`);
  const region = page.getByRole('region', { name: word('title') });
  const button = (key: string) => region.getByRole('button', { name: word(key) });
  const positionOf = (current: string) => message(locale, 'home.carousel.position', { current, total: cardIds.length });
  const position = region.getByText(new RegExp(`^${positionOf('\\d')}$`));
  return {
    region,
    pause: button('pause'),
    play: button('play'),
    previous: button('previous'),
    next: button('next'),
    position,
    links: region.locator('li:not([inert])').getByRole('link', { name: word('learnMore') }),
    async inView() {
      await settle(page);
      await letPass(page, turnMs);
      return titlesInView(region);
    },
    expectPosition: (current) => expect(position).toHaveText(positionOf(String(current))),
  };
}

/** Whatever time passes, it stays where it is. */
export async function expectStill(page: Page, region: Locator): Promise<void> {
  await settle(page);
  const before = await region.locator('[aria-live]').textContent();
  await letPass(page, 4 * constants.autoplayMs);
  await settle(page);
  await expect(region.locator('[aria-live]')).toHaveText(before ?? '');
}

/** Titles of the `count` cards that follow each other from the card at `start`, 0 for the first, round and round. */
export function titlesFrom(start: number, count: number, locale: Locale = 'fr'): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const id = cardIds[(((start + index) % cardIds.length) + cardIds.length) % cardIds.length];
    return message(locale, `studies.${id}.card.title`);
  });
}

async function titlesInView(region: Locator): Promise<string[]> {
  const titles = await region.evaluate((section) => {
    const { left, right } = section.getBoundingClientRect();
    return [...section.querySelectorAll('h3')]
      .map((title) => ({ text: title.textContent ?? '', box: title.closest('li')?.getBoundingClientRect() ?? new DOMRect() }))
      .filter(({ box }) => box.left + box.width / 2 > left && box.left + box.width / 2 < right)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ text }) => text);
  });
  return titles.map(plainSpaces);
}

/** The carousel: turns by itself, under its buttons and under the keys. */
import { expect } from 'vitest';
import { pages } from '#generated/pages.ts';
import { type Scenario, until, untilShown } from '../support/scenario.ts';

const button = (place: number) => `.carousel-controls button:nth-of-type(${place})`;

export const carousel: Scenario = {
  title: 'the carousel turns, stops, and obeys its buttons',
  async play({ tab, site, locale }) {
    await tab.go(site.origin + pages.home.paths[locale]);
    await tab.evaluate(() => document.querySelector('[data-island=carousel]')?.scrollIntoView({ behavior: 'instant' }));
    await untilShown(tab, button(3));
    const position = () => tab.evaluate(() => document.querySelector('.carousel-controls [aria-live]')?.textContent?.match(/\d/)?.[0]);
    const label = () => tab.evaluate(() => document.querySelector('.carousel-controls button')?.ariaLabel);
    const pauseLabel = await label();
    // Its time is the visitor's: five seconds.
    await expect.poll(position, { message: 'turned by itself' }).toBe('2');
    await tab.click(button(1));
    // From then on it stands: where it does, is said after.
    await expect.poll(label, { message: 'stopped' }).not.toBe(pauseLabel);
    const start = Number(await position());
    await tab.click(button(3));
    await expect.poll(position, { message: 'one further' }).toBe(String((start % 3) + 1));
    await tab.click(button(2));
    await expect.poll(position, { message: 'one back' }).toBe(String(start));
    await tab.press('Enter');
    await expect.poll(position, { message: 'one more back, by a key' }).toBe(String(((start + 1) % 3) + 1));
    await until(tab, 'a card stands at the left edge of the carousel', () => {
      const left = document.querySelector('.carousel-viewport')?.getBoundingClientRect().left ?? Number.NaN;
      return [...document.querySelectorAll('.carousel-viewport li')].some(
        (card) => Math.abs(card.getBoundingClientRect().left - left) < 40,
      );
    });
  },
};

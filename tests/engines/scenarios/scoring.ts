/** The scoring tool: figures that are typed, a location that comes and goes with the focus in its wake, and the ranking that follows. */
import { expect } from 'vitest';
import { pages } from '#generated/pages.ts';
import { type Scenario, until, untilFocused, untilShown } from '../support/scenario.ts';

export const scoring: Scenario = {
  title: 'the scoring tool ranks what is typed into it, and its locations come and go without taking the focus along',
  async play({ tab, site, locale }) {
    await tab.go(site.origin + pages.scoringTool.paths[locale]);
    await untilShown(tab, '.tool:not([inert])');
    await tab.click('.tool-places + .button');
    await untilFocused(tab, '.tool-place:nth-child(3) .tool-place-name > input', 'the name of the location that was added');
    await tab.type('Rue A');
    await tab.click('.tool-place:nth-child(3) .tool-remove');
    await untilFocused(tab, '.tool-places + .button', 'what adds a location, after the last one was removed');
    await tab.click('.tool-place .tool-field > input');
    await tab.type('48000');
    await tab.press('Tab');
    await untilFocused(tab, '.tool-place .tool-field:nth-of-type(2) > input', 'the next figure');
    const rent = () => tab.evaluate(() => document.querySelector<HTMLInputElement>('.tool-place .tool-field > input')?.value);
    await expect.poll(rent, { message: 'the figure, as it is read' }).toMatch(/^48\D000$/);
    for (const [place, score] of ['9', '2'].entries()) {
      // A phone shows one location at a time.
      await tab.evaluate((at) => document.querySelectorAll<HTMLElement>('.tool-switch > button')[at]?.click(), place);
      await tab.click(`.tool-grid tbody [data-place="${place}"] .stepper > input`);
      await tab.type(score);
    }
    await until(tab, 'two locations are ranked', () => document.querySelectorAll('.tool-ranked.is-first').length === 1);
    const ranked = () => tab.evaluate(() => [...document.querySelectorAll('.tool-rank')].map(({ textContent }) => textContent));
    await expect.poll(ranked).toEqual(['1', '2']);
    // Drawn by a worker.
    await untilShown(tab, '.tool-wins');
  },
};

/** The browser's back and forward, which may bring a page back as it was left. */
import { expect } from 'vitest';
import { pages } from '#generated/pages.ts';
import { isDiagonal, type Scenario, untilAt, untilShown } from '../support/scenario.ts';

export const history: Scenario = {
  title: 'back and forward lead where they should, to pages that are alive',
  isFor: isDiagonal,
  async play({ tab, site, locale }) {
    const [first, second] = [pages.clients.paths[locale], pages.caseStudies.paths[locale]];
    await tab.go(site.origin + first);
    await tab.click('.contact-button');
    await untilShown(tab, '[role=dialog]');
    await tab.press('Escape');
    await untilShown(tab, '[role=dialog]', 0);
    await tab.click(`footer a[href="${second}"]`);
    await untilAt(tab, second);
    for (const [go, path] of [
      [tab.back, first],
      [tab.forward, second],
      [() => tab.click('main .back'), first],
    ] as const) {
      await go();
      await untilAt(tab, path);
      await tab.click('.contact-button');
      await untilShown(tab, '[role=dialog]');
      await tab.press('Escape');
      await untilShown(tab, '[role=dialog]', 0);
    }
    expect(await tab.evaluate(() => document.querySelectorAll('.island-failure').length)).toBe(0);
  },
};

/** The browser's back and forward, which may bring a page back as it was left. */
import { expect } from 'vitest';
import { pages } from '#generated/pages.ts';
import { type Scenario, until, untilAt, untilShown } from '../support/scenario.ts';

export const history: Scenario = {
  title: 'back and forward lead where they should, to pages that are alive',
  async play({ tab, site, locale }) {
    const [first, second] = [pages.clients.paths[locale], pages.caseStudies.paths[locale]];
    await tab.go(site.origin + first);
    await tab.click('.contact-button');
    await untilShown(tab, '[role=dialog]');
    await tab.press('Escape');
    await untilShown(tab, '[role=dialog]', 0);
    // Firefox keeps no page that it was still fetching for.
    await until(
      tab,
      'the code of the dialog is there',
      () => document.querySelector('[data-island="contact-modal"][data-hydrated]') !== null,
    );
    await tab.evaluate(() => void Object.assign(window, { isKept: true }));
    await tab.click(`footer a[href="${second}"]`);
    await untilAt(tab, second);
    for (const [go, path] of [
      [tab.back, first],
      [tab.forward, second],
      [() => tab.click('main .back'), first],
    ] as const) {
      await go();
      await untilAt(tab, path);
      // The page that was left, not one like it: nothing on it keeps browsers from keeping it.
      if (go === tab.back) expect(await tab.evaluate(() => 'isKept' in window)).toBe(true);
      // The button has made way for the text on the way down to the link.
      await tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await tab.click('.contact-button');
      await untilShown(tab, '[role=dialog]');
      await tab.press('Escape');
      await untilShown(tab, '[role=dialog]', 0);
    }
    expect(await tab.evaluate(() => document.querySelectorAll('.island-failure').length)).toBe(0);
  },
};

/** The language links, and the preference that they store. */
import { expect } from 'vitest';
import { pages } from '#generated/pages.ts';
import { type Scenario, untilAt } from '../support/scenario.ts';

export const language: Scenario = {
  title: 'the language links store a preference, which the next page obeys',
  // A page that sends on breaks off what it has asked for; Firefox tells it of its fonts and, where the network is faster than it, of its style sheet.
  allows: /^not loaded: <link rel="(?:preload|stylesheet)"/,
  async play({ tab, site, locale, width }) {
    const other = locale === 'fr' ? 'en' : 'fr';
    await tab.go(site.origin + pages.strategy.paths[locale]);
    expect(await tab.evaluate(() => localStorage.getItem('language'))).toBeNull();
    if (width === 390) await tab.click('.mobile-menu > summary');
    await tab.click(`${width === 390 ? '.mobile-panel' : 'header nav.wide-menu'} a[hreflang=${other}]`);
    await untilAt(tab, pages.strategy.paths[other]);
    expect(await tab.evaluate(() => [document.documentElement.lang, localStorage.getItem('language')])).toEqual([other, other]);
    await tab.go(`${site.origin}${pages.clients.paths[locale]}?from=mail`);
    await untilAt(tab, `${pages.clients.paths[other]}?from=mail`);
  },
};

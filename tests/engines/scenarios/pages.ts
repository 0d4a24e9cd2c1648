/** Every page, of articles the first: without a sound, no wider than the window, its place in the menu marked. */
import { expect } from 'vitest';
import { isFurtherArticle, sitePages } from '../../e2e/support/site.ts';
import type { Scenario } from '../support/scenario.ts';

export const pages: Scenario = {
  title: 'every page is quiet, fits the window and is marked in the menu',
  // What the page of unknown paths is for.
  allows: /^console\.error: 404: no page at /,
  async play({ tab, site, locale, width }) {
    for (const { path } of sitePages.filter((page) => page.locale === locale && !isFurtherArticle(page))) {
      await tab.go(site.origin + path);
      const seen = await tab.evaluate(() => {
        const { lang, scrollWidth, clientWidth } = document.documentElement;
        return {
          lang,
          width: innerWidth,
          isTooWide: scrollWidth > clientWidth,
          hasHeading: document.querySelector('h1')?.checkVisibility(),
          unmarked: [...document.querySelectorAll('.is-current')]
            .filter((mark) => getComputedStyle(mark).textDecorationLine !== 'underline')
            .map(({ textContent }) => textContent),
        };
      });
      expect.soft(seen, path).toEqual({ lang: locale, width, isTooWide: false, hasHeading: true, unmarked: [] });
    }
  },
};

/** Every page, of articles the first: without a sound, and no wider than the window. */
import { expect } from 'vitest';
import { isFurtherArticle, sitePages } from '../../e2e/support/site.ts';
import type { Scenario } from '../support/scenario.ts';

export const pages: Scenario = {
  title: 'every page is quiet and fits the window',
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
        };
      });
      expect.soft(seen, path).toEqual({ lang: locale, width, isTooWide: false, hasHeading: true });
    }
  },
};

/** The next page, fetched as a visitor reaches for its link, where browsers know no speculation rules. */
import { pages } from '#generated/pages.ts';
import { type Scenario, until, untilAt } from '../support/scenario.ts';

export const nextPage: Scenario = {
  title: 'the page behind a link is on its way before the link is followed',
  isFor: ({ width }) => width === 1440,
  async play({ tab, site, locale }) {
    const next = pages.caseStudies.paths[locale];
    await tab.go(site.origin + pages.clients.paths[locale]);
    await tab.hover(`footer a[href="${next}"]`);
    await until(tab, 'what follows is fetched, by the browser’s own rules or by ours', () => {
      return (
        HTMLScriptElement.supports?.('speculationrules') === true ||
        performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith('/case-studies'))
      );
    });
    await tab.click(`footer a[href="${next}"]`);
    await untilAt(tab, next);
  },
};

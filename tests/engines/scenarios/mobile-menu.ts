/** The menu of narrow windows. */
import { pages } from '#generated/pages.ts';
import { type Scenario, untilAt, untilFocused, untilShown } from '../support/scenario.ts';

const summary = '.mobile-menu > summary';
const panel = '.mobile-panel';

export const mobileMenu: Scenario = {
  title: 'the mobile menu opens, and closes on Escape, on the overlay and on a link',
  isFor: ({ width }) => width === 390,
  async play({ tab, site, locale }) {
    const [from, to] = [pages.clients.paths[locale], pages.services.paths[locale]];
    await tab.go(site.origin + from);
    await untilShown(tab, panel, 0);
    for (const close of [() => tab.press('Escape'), () => tab.clickAt(195, 835)]) {
      await tab.click(summary);
      await untilShown(tab, panel);
      await close();
      await untilShown(tab, panel, 0);
      await untilFocused(tab, summary, 'the button has the focus back');
    }
    await tab.click(summary);
    await tab.click(`${panel} a[href="${to}"]`);
    await untilAt(tab, to);
    await untilShown(tab, panel, 0);
    await tab.back();
    await untilAt(tab, from);
    await untilShown(tab, panel, 0);
  },
};

/** The menus of the wide header, under a mouse and under the keys. */
import { pages } from '#generated/pages.ts';
import { type Scenario, untilAt, untilFocused, untilShown } from '../support/scenario.ts';

const menus = ['menu-network', 'menu-tools'] as const;
const isFor: Scenario['isFor'] = ({ width }) => width === 1440;

export const dropdowns: readonly Scenario[] = [
  {
    title: 'a dropdown opens under the mouse and closes when it leaves; a click keeps it open',
    isFor,
    async play({ tab, site, locale }) {
      await tab.go(site.origin + pages.clients.paths[locale]);
      for (const menu of menus) {
        await tab.hover(`[aria-controls=${menu}]`);
        await untilShown(tab, `#${menu}`);
        await tab.click(`[aria-controls=${menu}]`);
        await untilShown(tab, `#${menu}`);
        await tab.hover(`#${menu} li:last-child a`);
        await untilShown(tab, '.dropdown-panel');
        await tab.moveTo(20, 800);
        await untilShown(tab, '.dropdown-panel', 0);
      }
      await tab.hover('[aria-controls=menu-network]');
      await untilShown(tab, '#menu-network');
      await tab.click('#menu-network li:first-child a');
      await untilAt(tab, pages.retail.paths[locale]);
    },
  },
  {
    title: 'a dropdown opens under Enter and Space, Tab goes into it, Escape closes it and gives the focus back',
    isFor,
    async play({ tab, site, locale }) {
      await tab.go(site.origin + pages.clients.paths[locale]);
      for (const menu of menus) {
        for (const key of ['Enter', 'Space'] as const) {
          await tab.evaluate((id) => document.querySelector<HTMLElement>(`[aria-controls=${id}]`)?.focus(), menu);
          await tab.press(key);
          await untilShown(tab, `#${menu}`);
          await tab.press('Tab');
          await untilFocused(tab, `#${menu} li:first-child a`, `the first item, after ${key} and Tab`);
          await tab.press('Escape');
          await untilShown(tab, '.dropdown-panel', 0);
          await untilFocused(tab, `[aria-controls=${menu}]`, 'the button, after Escape');
        }
      }
    },
  },
];

/** What is seen before the styles of a whole page have come. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { pages } from '#generated/pages.ts';
import { clientFolder, fileOf } from '../../../scripts/lib/client-folder.ts';
import { type Scenario, until } from '../support/scenario.ts';

export const firstView: Scenario = {
  title: 'the first view is painted before the styles of what is below have come, and nothing below without them',
  async play({ tab, site, locale }) {
    const path = pages.home.paths[locale];
    const html = readFileSync(`${clientFolder}/${fileOf(path)}`, 'utf8');
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const release = site.hold(sheet);
    // Nobody waits for it to load.
    await tab.evaluate((to) => void setTimeout(() => location.assign(to)), site.origin + path);
    await until(tab, 'something is painted', () => performance.getEntriesByName('first-contentful-paint').length > 0);
    const seen = await tab.evaluate(() => ({
      state: document.readyState,
      header: getComputedStyle(document.querySelector('header') as Element).position,
      heading: Number.parseFloat(getComputedStyle(document.querySelector('h1') as Element).fontSize) > 32,
      sections: document.querySelectorAll('main > section').length,
      footers: document.querySelectorAll('footer').length,
    }));
    expect(seen).toEqual({ state: 'loading', header: 'fixed', heading: true, sections: 0, footers: 0 });
    release();
    await until(tab, 'all is there', () => document.readyState === 'complete' && document.querySelector('footer') !== null);
    expect(await tab.evaluate(() => getComputedStyle(document.querySelector('.contact-button') as Element).position)).toBe('fixed');
  },
};

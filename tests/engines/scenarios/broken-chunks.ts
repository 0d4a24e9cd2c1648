/** Code that does not arrive: asked for again, and done without in the end. The waits between are those of a visitor, seconds long. */
import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { pages } from '#generated/pages.ts';
import { contactEndpoint } from '#schema/contact-bounds.ts';
import { clientFolder } from '../../../scripts/lib/client-folder.ts';
import { type Scenario, until, untilAt, untilShown } from '../support/scenario.ts';
import type { Site } from '../support/site.ts';
import { fill } from '../support/visitor.ts';

/** What the site says when it gives an island up: which file has not come. */
const givenUp = /^console\.error: Error: \/assets\/chunks\//;

/**
 * Has every file of code that comes later, the islands' own and what they share, fail so often; to be called before the page is
 * opened, which asks for some of it by itself after a while. What it answers says how often each has failed.
 */
function failLaterChunks({ fail }: Site, times: number): readonly (() => number)[] {
  return readdirSync(`${clientFolder}/assets/chunks`).map((file) => fail(`/assets/chunks/${file}`, times));
}

export const failsTwice: Scenario = {
  title: 'code that fails twice is asked for again, and then works',
  async play({ tab, site, locale }) {
    const failures = failLaterChunks(site, 2);
    await tab.go(site.origin + pages.clients.paths[locale]);
    await tab.click('.contact-button');
    await until(tab, 'the form of the modal is alive', () => document.querySelector('[role=dialog] form[novalidate]') !== null);
    await untilShown(tab, '[role=dialog]');
    // The modal's own, and at least one that it shares with the form; others are not wanted.
    const counts = failures.map((failed) => failed());
    expect(new Set(counts)).toEqual(new Set([0, 2]));
    expect(counts.filter((count) => count === 2).length).toBeGreaterThan(1);
    await untilShown(tab, '.island-failure', 0);
  },
};

/** Each waits through all tries: by turns, an engine plays one of them, and npm run test:soak has each play both. */
export const neverComes: readonly Scenario[] = [
  {
    title: 'code that never comes leaves the carousel a list, and the contact button a link',
    allows: givenUp,
    async play({ tab, site, locale, width }) {
      failLaterChunks(site, Number.POSITIVE_INFINITY);
      await tab.go(site.origin + pages.home.paths[locale]);
      // A mouse that passes over the button sends for the code: it is given up before the click. On the phone only after, when HTML has opened the modal.
      if (width === 1440) await tab.hover('.contact-button');
      await tab.evaluate(() => document.querySelector('[data-island=carousel]')?.scrollIntoView({ behavior: 'instant' }));
      await untilShown(tab, '[data-island=carousel] > .island-failure');
      await untilShown(tab, '[data-island=carousel] h3', 3);
      await tab.click('.contact-button');
      if (width === 390) {
        await untilShown(tab, '[role=dialog]');
        await untilShown(tab, '[data-island=contact-modal] > .island-failure');
        await tab.press('Escape');
        await untilShown(tab, '[role=dialog]', 0);
        await tab.click('.contact-button');
      }
      await untilAt(tab, `${pages.contact.paths[locale]}#message`);
    },
  },
  {
    title: 'code that never comes leaves the form one of HTML, which is posted',
    allows: givenUp,
    async play({ tab, site, locale }) {
      failLaterChunks(site, Number.POSITIVE_INFINITY);
      await tab.go(site.origin + pages.contact.paths[locale]);
      await fill(tab, 'main form', 'Bonjour, un message assez long.');
      await tab.click('main form [type=submit]');
      await untilAt(tab, contactEndpoint);
    },
  },
];

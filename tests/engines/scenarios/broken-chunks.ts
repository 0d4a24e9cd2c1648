/** Code that does not arrive: asked for again, and done without in the end. The waits between are those of a visitor. */
import { expect } from 'vitest';
import { pages } from '#generated/pages.ts';
import { contactEndpoint } from '#schema/contact-bounds.ts';
import { islandChunk } from '../../../scripts/bench/weight.ts';
import { isDiagonal, type Scenario, untilAt, untilShown } from '../support/scenario.ts';
import { client } from '../support/site.ts';
import { fill } from '../support/visitor.ts';

/** What is said of a file that does not arrive: by the link that announced it, and by the site when it gives an island up. */
const brokenNetwork = /^(?:not loaded: <link rel="modulepreload"|console\.error: TypeError)/;
const everyChunk = /^\/assets\/chunks\//;

export const brokenChunks: readonly Scenario[] = [
  {
    title: 'code that fails twice is asked for again, and then works',
    isFor: isDiagonal,
    allows: /^not loaded: <link rel="modulepreload"/,
    async play({ tab, site, locale }) {
      await tab.go(site.origin + pages.clients.paths[locale]);
      const chunk = islandChunk(client, 'contact-modal');
      const failed = site.fail(new RegExp(`^${chunk.replaceAll('.', '\\.')}$`), 2);
      await tab.click('.contact-button');
      await untilShown(tab, '[role=dialog]');
      expect(failed()).toBe(2);
      await untilShown(tab, '.island-failure', 0);
    },
  },
  {
    title: 'code that never comes leaves the carousel a list, and the contact button a link',
    isFor: isDiagonal,
    allows: brokenNetwork,
    async play({ tab, site, locale }) {
      await tab.go(site.origin + pages.home.paths[locale]);
      site.fail(everyChunk, Number.POSITIVE_INFINITY);
      await tab.evaluate(() => document.querySelector('[data-island=carousel]')?.scrollIntoView({ behavior: 'instant' }));
      await untilShown(tab, '[data-island=carousel] > .island-failure');
      await untilShown(tab, '[data-island=carousel] h3', 3);
      await tab.click('.contact-button');
      await untilAt(tab, `${pages.contact.paths[locale]}#message`);
    },
  },
  {
    title: 'code that never comes leaves the form one of HTML, which is posted',
    isFor: isDiagonal,
    allows: brokenNetwork,
    async play({ tab, site, locale }) {
      await tab.go(site.origin + pages.contact.paths[locale]);
      site.fail(everyChunk, Number.POSITIVE_INFINITY);
      await fill(tab, 'main form', 'Bonjour, un message assez long.');
      await tab.click('main form [type=submit]');
      await untilAt(tab, contactEndpoint);
    },
  },
];

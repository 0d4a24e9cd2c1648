/** The site in the pseudo-locale: all visible text comes from messages, and texts 40 % longer fit on any screen. */
import type { AddressInfo } from 'node:net';
import { test as base, expect } from 'playwright/test';
import { people } from '#schema/content/people.ts';
import { identityPlaceholders, networks } from '#schema/site/identity.ts';
import { locales } from '#schema/site/locales.ts';
import { formatLanguages } from '#schema/text/formats.ts';
import { run } from '../../../scripts/lib/run.ts';
import { pseudoFolder } from '../../../scripts/lib/site-paths.ts';
import { createSiteServer } from '../../../scripts/start/site-server.ts';
import { findOverflow } from '../support/layout.ts';
import { identity, open, pagesIn } from '../support/site.ts';
import { findPlainWords } from './support/plain-words.ts';

/** Phone, tablet, desktop. */
const widths = [320, 768, 1440] as const;

/** Month names, which `Intl` writes into sentences. */
const months = Array.from({ length: 12 }, (_, month) =>
  Object.values(locales).map(({ tag }) => new Date(2026, month, 15).toLocaleDateString(tag, { month: 'long' })),
).flat();

/** Texts that no message holds, the longest first because one may contain another. */
const known = [
  ...identityPlaceholders.map((field) => String(identity[field])),
  ...Object.values(networks).map(({ name }) => name),
  ...Object.values(people.facts.profile).flatMap(({ name, languages }) => [
    name,
    ...Object.values(locales).map(({ tag }) => formatLanguages(languages, tag)),
  ]),
  ...months,
  ...Object.values(locales).flatMap(({ name, short }) => [name, short]),
]
  .filter((words) => /[A-Za-z]/.test(words))
  .sort((a, b) => b.length - a.length);

const test = base.extend<object, { pseudoSite: string }>({
  pseudoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      await run('tsx', ['scripts/build/main.ts', '--mode', 'pseudo']);
      const server = createSiteServer(pseudoFolder);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
  baseURL: ({ pseudoSite }, use) => use(pseudoSite),
});

// Serial: the tests share one build.
test.describe.configure({ mode: 'default' });

// One language is enough: text typed into a component appears in both.
test('no visible text is typed into a component, and longer texts fit on every screen', async ({ page }) => {
  const faults: string[] = [];
  for (const sitePage of pagesIn('fr')) {
    await open(page, sitePage);
    // The print style shows the address of the page.
    const address = identity.origin + sitePage.path;
    for (const fault of await findPlainWords(page, [address, ...known])) faults.push(`${sitePage.path}: ${fault}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await findOverflow(page);
      if (overflow !== undefined) faults.push(`${sitePage.path} at ${width} px: ${overflow}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the pseudo site is not indexed', async ({ request }) => {
  const home = await request.get('/');
  expect(home.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(await home.text()).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /');
});

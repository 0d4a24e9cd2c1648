/**
 * Every url of the site, visited once, those of further articles in one language: well built, silent and light, as it was looked at,
 * whole at every width, open to every visitor. What takes many windows, pages and their languages share by turns in npm test; in npm
 * run test:soak each is asked all of it.
 */
import { expect, type Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { defaultLocale, localeCodes } from '#schema/site.ts';
import { shareOf } from '../support/soak.ts';
import { walkFocus } from './accessibility/support/tab-walk.ts';
import { expectAnchors } from './support/anchors.ts';
import { violations } from './support/axe.ts';
import { findBrokenWords } from './support/broken-words.ts';
import { readColourPairs } from './support/contrast.ts';
import { findCutTables } from './support/cut-tables.ts';
import { enlargeText, ways } from './support/large-text.ts';
import { expectLight, listenToRequests } from './support/lightness.ts';
import { expectLook } from './support/look.ts';
import { message } from './support/messages.ts';
import { listenToNoise } from './support/noise.ts';
import { readOutline } from './support/outline.ts';
import { findOverflow } from './support/overflow.ts';
import { isFurtherArticle, open, type SitePage, sitePages, turnOf } from './support/site.ts';
import { test } from './support/tab.ts';
import { sizeWindow } from './support/window-size.ts';

test.use({ isTabKept: true });

/** Whether it is this language's turn to be asked what a page is asked in one of them. */
const hasItsTurn = (page: SitePage) => shareOf(localeCodes, localeCodes.length, turnOf(page)).includes(page.locale);

for (const page of sitePages.filter((one) => !isFurtherArticle(one) || hasItsTurn(one))) {
  test(`${page.path}: ${page.status}, well built, silent, light, its anchors below the header, as it was looked at, every word of it told from what is under it in forced colours, nowhere too wide, no heading broken within a word and no law within its number, nothing that axe-core finds, a focus always seen`, async ({
    page: tab,
  }) => {
    const isJudged = !isFurtherArticle(page);
    const noise = listenToNoise(tab);
    const asked = listenToRequests(tab);
    const response = await open(tab, page);
    expect(response?.status(), 'status').toBe(page.status);
    await expectLight(tab, page, asked, response);
    await expectWellBuilt(tab, page);
    if (isJudged && page.anchors.length > 0) await expectAnchors(tab, page);
    // An unknown path is an error, and the only one that a page speaks of.
    const expected = page.id === 'notFound' ? [`console.error: 404: no page at ${page.path}`] : [];
    expect.soft(noise, 'console messages, script errors and failed requests').toEqual(expected);
    if (isJudged) {
      await expectLook(tab, page);
      await expectAccessible(tab, page);
    }
    // What cannot be seen is laid out, and not drawn: a fifth of what the rest takes.
    await tab.evaluate(() => {
      document.body.style.opacity = '0';
    });
    if (page.layout === 'site' && hasItsTurn(page)) await expectForcedColours(tab, page);
    await expectRoom(tab, page);
  });
}

async function expectWellBuilt(tab: Page, page: SitePage): Promise<void> {
  expect.soft(await readOutline(tab)).toEqual({
    lang: page.locale,
    mainHeadings: 1,
    skippedLevels: [],
    unnamedImages: [],
    repeatedImages: [],
    ambiguousLinks: [],
    duplicateIds: [],
    unnamedRoles: [],
  });
  // An error page stands in for any path: it has no place in the tree to show.
  if (page.indexed && page.id !== 'home') await expectTrail(tab, page);
  await expect.soft(tab.locator('table:not(:has(> caption:not(:empty))), figure:not(:has(figcaption:not(:empty)))')).toHaveCount(0);
  const outside = tab.locator('body > :not(header, main, footer, script, .skip-link, [data-island], .print\\:block)');
  await expect.soft(outside, 'what stands in no landmark').toHaveCount(0);
}

/** The visible breadcrumb: every step a link, but the page itself. */
async function expectTrail(tab: Page, { trail, locale }: SitePage) {
  const name = message(locale, 'common.breadcrumb');
  // In one question, where locators would ask a dozen.
  const items = tab.getByRole('navigation', { name }).getByRole('listitem');
  const steps = await items.evaluateAll((found) => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    return found.map((step) => ({
      links: [...step.querySelectorAll('a')].filter(isSeen).map((link) => link.getAttribute('href')),
      isHere: [...step.querySelectorAll('[aria-current="page"]')].some(isSeen),
    }));
  });
  const expected = trail.map((step, index) => {
    const isHere = index === trail.length - 1;
    return { links: isHere ? [] : [pages[step].paths[locale]], isHere };
  });
  expect.soft(steps, 'breadcrumb').toEqual(expected);
}

/** Each page is asked one of the first two in one language, and one of the last two in the other. */
const audits = [
  { name: 'axe-core', ask: violations, width: 1440, height: 900 },
  { name: 'axe-core', ask: violations, width: 390, height: 664 },
  { name: 'the walk', ask: walkFocus, width: 390, height: 664 },
  // What is left of a window of 1280 x 1024 under a zoom of 400 %.
  { name: 'the walk', ask: walkFocus, width: 320, height: 256 },
];

async function expectAccessible(tab: Page, page: SitePage): Promise<void> {
  for (const { name, ask, width, height } of shareOf(audits, audits.length, turnOf(page, audits.length / 2))) {
    await sizeWindow(tab, { width, height });
    expect.soft(await ask(tab), `${name} at ${width} x ${height}`).toEqual([]);
  }
}

/** Whichever colours a visitor imposes on all sites, every word stands out from what is under it, those of drawings too: dark in the first language, light in others. */
async function expectForcedColours(tab: Page, { path, locale }: SitePage): Promise<void> {
  await tab.emulateMedia({ forcedColors: 'active', colorScheme: locale === defaultLocale ? 'dark' : 'light' });
  await sizeWindow(tab, { width: 1440, height: 900 });
  const pairs = await readColourPairs(tab);
  expect
    .soft(
      pairs.filter(({ ratio, needed }) => ratio < needed),
      `${path} in forced colours`,
    )
    .toEqual([]);
  await tab.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
}

/** The narrowest phone, and the widths at which the style sheets begin another layout of the window: up to the next, it has but more room. */
const narrowest = { way: undefined, width: 320 };
const wider = [400, 576, 768, 1024, 1216, 1280, 1440].map((width) => ({ way: undefined, width }));
const enlarged = ways.flatMap((way) => [390, 1280, 1440].map((width) => ({ way, width })));

/** How many share what is asked in all windows but the narrowest, which each page is seen in: it has the least room. */
const sharers = 8;

/** No page scrolls sideways, from the narrowest phone to the desk, and with text at twice its size; at its own, no heading breaks within a word and no table is cut. */
async function expectRoom(tab: Page, page: SitePage): Promise<void> {
  const found: string[] = [];
  const broken: string[] = [];
  const cut: string[] = [];
  let before: (typeof enlarged)[number]['way'] | undefined;
  for (const { way, width } of [narrowest, ...shareOf([...wider, ...enlarged], sharers, turnOf(page, sharers / 2))]) {
    if (way !== before) await enlargeText(tab, way);
    before = way;
    await sizeWindow(tab, { width, height: 900 });
    const isOrdinary = way === undefined;
    const [overflow, words, tables] = await Promise.all([
      findOverflow(tab),
      isOrdinary ? findBrokenWords(tab) : [],
      isOrdinary ? findCutTables(tab) : [],
    ]);
    broken.push(...words.map((word) => `${width} px: ${word}`));
    cut.push(...tables.map((table) => `${width} px: ${table}`));
    if (overflow !== undefined) found.push(`at ${width} px${way ? `, text enlarged by the ${way}` : ''}, ${overflow}`);
  }
  expect.soft(found, 'what scrolls sideways').toEqual([]);
  expect.soft(broken, 'words of headings and numbers of laws that a line breaks within').toEqual([]);
  expect.soft(cut, 'tables of figures whose last column is cut off').toEqual([]);
}

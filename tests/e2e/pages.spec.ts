/**
 * Every page of the site: well built, silent and light, as it was looked at, whole at every width, open to every visitor. In npm test
 * it is visited in one language, by turns, and pages share what takes many windows; the other engines open each in the other language
 * too, and rules read every file. In npm run test:soak each url is asked all of it.
 */
import { expect, type Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { defaultLocale } from '#schema/site.ts';
import { walkFocus } from './accessibility/support/tab-walk.ts';
import { expectAnchors } from './support/anchors.ts';
import { violations } from './support/axe.ts';
import { findBrokenWords } from './support/broken-words.ts';
import { readColourPairs } from './support/contrast.ts';
import { findCutTables } from './support/cut-tables.ts';
import { enlargeText, ways } from './support/large-text.ts';
import { expectLight, listenToRequests } from './support/lightness.ts';
import { expectLook, isUpdating } from './support/look.ts';
import { message } from './support/messages.ts';
import { listenToNoise } from './support/noise.ts';
import { readOutline } from './support/outline.ts';
import { findOverflow } from './support/overflow.ts';
import { isFurtherArticle, open, pagesByTurns, type SitePage, shareOfPage, sitePages } from './support/site.ts';
import { test } from './support/tab.ts';
import { sizeWindow } from './support/window-size.ts';

test.use({ isTabKept: true });

if (isUpdating)
  for (const page of sitePages.filter((one) => !isFurtherArticle(one)))
    test(`${page.path}: its pictures are made`, async ({ page: tab }) => {
      await open(tab, page);
      await expectLook(tab, page);
    });

for (const page of isUpdating ? [] : pagesByTurns) {
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
    if (page.layout === 'site') await expectForcedColours(tab, page);
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

const onPhone = { width: 390, height: 664 };
/** Each in the windows in which it is asked. */
const audits = [
  { name: 'axe-core', ask: violations, windows: [{ width: 1440, height: 900 }, onPhone] },
  // The other is what is left of a window of 1280 x 1024 under a zoom of 400 %.
  { name: 'the walk', ask: walkFocus, windows: [onPhone, { width: 320, height: 256 }] },
];

async function expectAccessible(tab: Page, page: SitePage): Promise<void> {
  for (const { name, ask, windows } of audits)
    for (const window of shareOfPage(page, windows)) {
      await sizeWindow(tab, window);
      expect.soft(await ask(tab), `${name} at ${window.width} x ${window.height}`).toEqual([]);
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

/**
 * No page scrolls sideways, from the narrowest phone to the desk, and with text at twice its size; at its own, no heading breaks within a
 * word and no table is cut. Each page is seen in the narrowest, which has the least room, and in its part of the others.
 */
async function expectRoom(tab: Page, page: SitePage): Promise<void> {
  const found: string[] = [];
  const broken: string[] = [];
  const cut: string[] = [];
  let before: (typeof enlarged)[number]['way'] | undefined;
  for (const { way, width } of [narrowest, ...shareOfPage(page, [...wider, ...enlarged])]) {
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

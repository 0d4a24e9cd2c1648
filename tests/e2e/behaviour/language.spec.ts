/** The language toggle, and the preference that it stores. */
import type { Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { type Locale, localeCodes, locales } from '#schema/site.ts';
import { firstOf } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { listenToDocuments, preferLanguage } from './support/language.ts';

test.use({ isTabKept: true });

/** Another language than this one. */
const otherThan = (locale: Locale) => localeCodes.find((code) => code !== locale) ?? locale;

for (const [id, locale] of firstOf([
  ['strategy', 'en'],
  ['home', 'fr'],
  ['contact', 'fr'],
  ['legalNotice', 'en'],
] as const)) {
  const [from, to] = [pages[id].paths[locale], pages[id].paths[otherThan(locale)]];

  test(`the toggle on ${from} stores the language and goes to ${to}`, async ({ page }) => {
    await page.goto(from);
    expect(await storedLanguage(page)).toBeNull();
    await toggle(page, otherThan(locale));
    await expect(page).toHaveURL(to);
    expect(await storedLanguage(page)).toBe(otherThan(locale));
    await toggle(page, locale);
    await expect(page).toHaveURL(from);
    expect(await storedLanguage(page)).toBe(locale);
  });
}

test('the toggle of a page not found stores the language and goes to the page not found in it', async ({ page, noise }) => {
  noise.allow(/^console\.error: 404/);
  await page.goto('/nope');
  await toggle(page, 'en');
  await expect(page).toHaveURL(pages.notFound.paths.en);
  expect(await storedLanguage(page)).toBe('en');
});

// Where every page sends them, and that it has the script that does, ../heads.spec.ts asks of their HTML.
for (const locale of firstOf(localeCodes)) {
  test(`who prefers ${locale} is sent from a page in another language to its ${locale} counterpart, once, query and hash kept`, async ({
    page,
  }) => {
    await preferLanguage(page, locale);
    const documents = listenToDocuments(page);
    for (const id of ['home', 'strategy', 'contact', 'scoringTool'] as const) {
      const { paths } = pages[id];
      documents.length = 0;
      const [from, to] = [`${paths[otherThan(locale)]}?from=mail&a=%26`, `${paths[locale]}?from=mail&a=%26`];
      // As it arrives: the tool, once alive, takes out of its address what may have been a comparison.
      const arrival = page.waitForURL(({ pathname, search, hash }) => pathname + search + hash === `${to}#some-place`, {
        waitUntil: 'commit',
      });
      await Promise.all([arrival, page.goto(`${from}#some-place`, { waitUntil: 'commit' })]);
      await page.waitForLoadState();
      expect(documents).toEqual([from, to]);
    }
  });
}

test('who prefers a language goes from page to page in it without a detour', async ({ page }) => {
  await preferLanguage(page, 'en');
  const documents = listenToDocuments(page);
  await page.goto('/en/about');
  // By keyboard: what a mouse rests on may have been asked for before.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case studies' }).press('Enter');
  await expect(page).toHaveURL('/en/case-studies');
  await page.waitForLoadState();
  expect(documents).toEqual(['/en/about', '/en/case-studies']);
});

test('without a preference one stays where one is, and so with one for a language that the site does not speak, or that is the name of something else', async ({
  page,
}) => {
  const documents = listenToDocuments(page);
  for (const language of [undefined, 'de', 'constructor']) {
    if (language !== undefined) await preferLanguage(page, language);
    for (const locale of localeCodes) {
      documents.length = 0;
      const path = `${locales[locale].prefix}/clients`;
      await page.goto(path);
      await page.waitForLoadState();
      expect(documents, language).toEqual([path]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    }
  }
});

test('a page not found stays in the language of its path, whatever is preferred', async ({ page, noise }) => {
  noise.allow(/^console\.error: 404/);
  await preferLanguage(page, 'en');
  const documents = listenToDocuments(page);
  for (const path of ['/nope', '/404', '/developper-son-reseau-retail/nope']) {
    documents.length = 0;
    await page.goto(path);
    await page.waitForLoadState();
    expect(documents).toEqual([path]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  }
});

async function toggle(page: Page, to: Locale): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: locales[to].short, exact: true }).click();
}

function storedLanguage(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('language'));
}

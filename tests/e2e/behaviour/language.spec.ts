/** The language link and the stored preference: on entry, from page to page, and through the browser's history. */
import type { Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { type Locale, localeCodes, locales } from '#schema/site/locales.ts';
import { message } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const otherThan = (locale: Locale) => localeCodes.find((code) => code !== locale) ?? locale;

test('the link stores the language and leads to the same page in that language', { tag: '@each' }, async ({ page, language }) => {
  const { paths } = pages.strategy;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths[language]);
  expect(await storedLanguage(page)).toBeNull();
  for (const locale of [otherThan(language), language]) {
    await followLink(page, locale);
    await expect(page).toHaveURL(paths[locale]);
    expect(await storedLanguage(page)).toBe(locale);
  }
});

test('the link keeps query and anchor, also in a new tab', async ({ page, context }) => {
  const { paths } = pages.strategy;
  await page.goto(`${paths.fr}?from=mail`);
  await page.evaluate(() => location.assign('#some-place'));
  const link = page.getByRole('banner').getByRole('link', { name: locales.en.short, exact: true });
  const opened = context.waitForEvent('page');
  await link.click({ button: 'middle' });
  await expect(await opened).toHaveURL(`${paths.en}?from=mail#some-place`);
  await link.press('Enter');
  await expect(page).toHaveURL(`${paths.en}?from=mail#some-place`);
});

test('the link of the error page stores the language and leads to the error page in that language', async ({ page, noise }) => {
  noise.allow(/^console\.error: 404/);
  await page.goto('/nope');
  await followLink(page, 'en');
  await expect(page).toHaveURL(pages.notFound.paths.en);
  expect(await storedLanguage(page)).toBe('en');
});

test('a visitor with a preference is redirected once, query and hash kept', { tag: '@each' }, async ({ page, language }) => {
  await preferLanguage(page, language);
  const documents = collectDocuments(page);
  for (const id of ['home', 'strategy', 'contact'] as const) {
    const [from, to] = [pages[id].paths[otherThan(language)], pages[id].paths[language]];
    documents.length = 0;
    await page.goto(`${from}?from=mail&a=%26#some-place`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`${to}?from=mail&a=%26#some-place`);
    await page.waitForLoadState();
    expect(documents).toEqual([`${from}?from=mail&a=%26`, `${to}?from=mail&a=%26`]);
  }
});

test('a visitor in the preferred language is not redirected', async ({ page }) => {
  await preferLanguage(page, 'en');
  const documents = collectDocuments(page);
  await page.goto(pages.about.paths.en);
  // By keyboard: a mouse over a link prefetches the page.
  await page.getByRole('contentinfo').locator(`a[href="${pages.caseStudies.paths.en}"]`).press('Enter');
  await expect(page).toHaveURL(pages.caseStudies.paths.en);
  await page.waitForLoadState();
  expect(documents).toEqual([pages.about.paths.en, pages.caseStudies.paths.en]);
});

test('a missing or unknown preference redirects nobody', async ({ page }) => {
  const documents = collectDocuments(page);
  for (const preferred of [undefined, 'de', 'constructor']) {
    if (preferred !== undefined) await preferLanguage(page, preferred);
    for (const path of Object.values(pages.clients.paths)) {
      documents.length = 0;
      await page.goto(path);
      await page.waitForLoadState();
      expect(documents, preferred).toEqual([path]);
    }
  }
});

test('an error page stays in the language of its path', async ({ page, noise }) => {
  noise.allow(/^console\.error: 404/);
  await preferLanguage(page, 'en');
  for (const path of ['/nope', '/404']) {
    await page.goto(path);
    await page.waitForLoadState();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  }
});

test('the redirect comes before anything is painted, and Back does not return to it', async ({ page }) => {
  await preferLanguage(page, 'en');
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const paints = performance.getEntriesByType('paint').length;
      sessionStorage.setItem('left', JSON.stringify({ path: location.pathname, hasBody: document.body !== null, paints }));
    });
  });
  await page.goto(pages.about.paths.fr, { waitUntil: 'commit' });
  await expect(page).toHaveURL(pages.about.paths.en);
  const left = await page.evaluate(() => sessionStorage.getItem('left') ?? 'null');
  expect(JSON.parse(left)).toEqual({ path: pages.about.paths.fr, hasBody: false, paints: 0 });
  await page.goBack();
  await expect(page).toHaveURL('/robots.txt');
});

test('without storage there is no redirect, and the link works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto(pages.about.paths.fr);
  await page.waitForLoadState();
  await expect(page).toHaveURL(pages.about.paths.fr);
  await followLink(page, 'en');
  await expect(page).toHaveURL(pages.about.paths.en);
});

test('Back after the link undoes the choice', async ({ page }) => {
  await page.goto('/');
  await page.goto(pages.clients.paths.fr);
  await followLink(page, 'en');
  await expect(page).toHaveURL(pages.clients.paths.en);
  await page.goBack();
  await expect(page).toHaveURL(pages.clients.paths.fr);
  await expectStaysInFrench(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back to a page in the bfcache undoes the choice', async ({ page }) => {
  await page.goto(pages.clients.paths.fr);
  await page.locator('.site-footer').hover();
  await page.waitForLoadState('networkidle');
  // Playwright disables the bfcache: this simulates the state of a restored page.
  await page.evaluate(() => {
    localStorage.setItem('language', 'en');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectStaysInFrench(page);
});

test('Back to a page in the preferred language keeps the preference', async ({ page }) => {
  await preferLanguage(page, 'en');
  await page.goto(pages.clients.paths.en);
  await page.goto(pages.about.paths.en);
  await page.goBack();
  await expect(page).toHaveURL(pages.clients.paths.en);
  await page.goto(pages.about.paths.fr, { waitUntil: 'commit' });
  await expect(page).toHaveURL(pages.about.paths.en);
});

test.describe('the offer of the page in the language of the browser', () => {
  const { paths } = pages.clients;
  const offerOf = (page: Page) => page.locator('.language-offer');

  test.describe('on a page in another language', () => {
    test.use({ locale: 'en-GB' });

    test('leads to the same page in that language, and stores the language', async ({ page }) => {
      await visit(page, paths.fr);
      await offerOf(page)
        .getByRole('link', { name: message('en', 'common.header.offer') })
        .click();
      await expect(page).toHaveURL(paths.en);
      expect(await storedLanguage(page)).toBe('en');
      await visit(page, paths.en);
      await expect(offerOf(page)).toHaveCount(0);
    });

    test('does not come back when closed, and redirects nobody', async ({ page }) => {
      await visit(page, paths.fr);
      await offerOf(page)
        .getByRole('button', { name: message('fr', 'common.header.closeMenu') })
        .click();
      await expect(offerOf(page)).toHaveCount(0);
      await visit(page, pages.about.paths.fr);
      await expect(page).toHaveURL(pages.about.paths.fr);
      await expect(offerOf(page)).toHaveCount(0);
    });

    test('is not shown to a visitor who has chosen a language', async ({ page }) => {
      await preferLanguage(page, 'fr');
      await visit(page, paths.fr);
      await expect(offerOf(page)).toHaveCount(0);
    });
  });

  test('is not shown on a page in that language', async ({ page, language }) => {
    await visit(page, paths[language]);
    await expect(offerOf(page)).toHaveCount(0);
  });

  /** Opens a page and lets its lazy chunk run, which the first input loads. */
  async function visit(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await page.locator('.site-footer').hover();
    await page.waitForLoadState('networkidle');
  }
});

/** Follows a link by keyboard and expects no redirect to English. */
async function expectStaysInFrench(page: Page): Promise<void> {
  const documents = collectDocuments(page);
  await page.getByRole('contentinfo').locator(`a[href="${pages.about.paths.fr}"]`).first().press('Enter');
  await expect(page).toHaveURL(pages.about.paths.fr);
  await page.waitForLoadState();
  expect(documents).toEqual([pages.about.paths.fr]);
}

function followLink(page: Page, to: Locale): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name: locales[to].short, exact: true }).click();
}

function storedLanguage(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('language'));
}

/** Stores a preference as the site does, on a page without scripts. */
async function preferLanguage(page: Page, language: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('language', value), language);
}

/** Collects path and query of every later document request of the page. */
function collectDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    documents.push(pathname + search);
  });
  return documents;
}

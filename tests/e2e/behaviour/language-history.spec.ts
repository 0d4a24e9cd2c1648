/** The toggle and the browser’s history: a page that one comes back to is the one that was left, and one goes on in its language. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/live-site.ts';
import { listenToDocuments, preferLanguage } from './support/language.ts';

test.use({ isTabKept: true });

const en = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'EN', exact: true });
const about = (page: Page) => page.getByRole('contentinfo').locator('a[href$="/a-propos"]').first();

test('Back after the toggle undoes it, on a page that is loaded again; Forward does it again', async ({ page }) => {
  await page.goto('/');
  await page.goto('/clients');
  await en(page).click();
  await expect(page).toHaveURL('/en/clients');
  await page.goBack();
  await expect(page).toHaveURL('/clients');
  const documents = listenToDocuments(page);
  await about(page).press('Enter');
  await expect(page).toHaveURL('/a-propos');
  expect(documents).toEqual(['/a-propos']);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/a-propos');
});

test('so it does on one that the browser has kept as it was', async ({ page }) => {
  await page.goto('/clients');
  await page.locator('.site-footer').hover();
  await page.waitForLoadState('networkidle');
  // What the toggle and Back leave behind where a page is kept, which Playwright’s browser does not do.
  await page.evaluate(() => {
    localStorage.setItem('language', 'en');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  const documents = listenToDocuments(page);
  await about(page).press('Enter');
  await expect(page).toHaveURL('/a-propos');
  await page.waitForLoadState();
  expect(documents).toEqual(['/a-propos']);
});

test('a page that one comes back to in the preferred language leaves the preference as it is', async ({ page }) => {
  await preferLanguage(page, 'en');
  await page.goto('/en/clients');
  await page.goto('/en/about');
  await page.goBack();
  await expect(page).toHaveURL('/en/clients');
  await page.goto('/a-propos', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/en/about');
});

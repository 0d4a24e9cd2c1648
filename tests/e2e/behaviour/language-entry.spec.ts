/** The preference on entry: before anything is painted, and only where there is storage. */
import { runFirst } from '../support/init-scripts.ts';
import { expect, test } from '../support/live-site.ts';
import { quietPage } from '../support/site.ts';
import { listenToDocuments, preferLanguage } from './support/language.ts';

test.use({ isTabKept: true });

test('the visitor is sent on before anything of the page is there to be painted; one that comes back by the browser’s history is not sent round in circles', async ({
  page,
}) => {
  await page.goto('/clients');
  await preferLanguage(page, 'en');
  await runFirst(page, () => {
    addEventListener('pagehide', () => {
      const paints = performance.getEntriesByType('paint').map(({ name }) => name);
      sessionStorage.setItem('left', JSON.stringify({ path: location.pathname, hasBody: document.body !== null, paints }));
    });
  });
  await page.goto('/a-propos', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/en/about');
  const left = await page.evaluate(() => sessionStorage.getItem('left') ?? 'null');
  expect(JSON.parse(left), 'the page as it was left').toEqual({ path: '/a-propos', hasBody: false, paints: [] });
  await page.goBack();
  await expect(page).toHaveURL(quietPage);
});

test('where storage is blocked, the page stays as it is and says nothing, and the toggle leads to the counterpart all the same', async ({
  page,
}) => {
  // As browsers do when the visitor blocks all site data.
  await runFirst(page, () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const documents = listenToDocuments(page);
  await page.goto('/a-propos');
  await page.waitForLoadState();
  expect(documents).toEqual(['/a-propos']);
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL('/en/about');
});

/** The stored preference, and the documents that a page asks for because of it. */
import type { Page } from 'playwright/test';

/** An address of the site where, in these tests, there is an empty page. */
export const emptyPage = '/empty-page';

/** Stores a preference as the site does, from an empty page of the site. */
export async function preferLanguage(page: Page, language: string): Promise<void> {
  await page.route(`**${emptyPage}`, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(emptyPage);
  await page.evaluate((value) => localStorage.setItem('language', value), language);
}

/** The path and query of every document that the page asks for from now on, in order. */
export function listenToDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    documents.push(pathname + search);
  });
  return documents;
}

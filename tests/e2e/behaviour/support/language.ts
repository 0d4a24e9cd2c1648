/** The stored preference, and the documents that a page asks for because of it. */
import type { Page } from 'playwright/test';
import { quietPage } from '../../support/site.ts';

/** Stores a preference as the site does, from a page of it that knows nothing of languages. */
export async function preferLanguage(page: Page, language: string): Promise<void> {
  await page.goto(quietPage);
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

/** Whatever a page says that a visitor never asked for: console messages, script errors, requests that fail. */
import type { Page, Request } from 'playwright/test';

/** Collects the noise of a page from now on, its frames included. */
export function listenToNoise(page: Page): readonly string[] {
  const noise: string[] = [];
  const statusOfDocument = /^Failed to load resource: the server responded with a status of (?:404|405)/;
  page.on('console', (message) => {
    // The browser's own remark on the status of an error page: the status is what that page is for.
    if (message.location().url === page.url() && statusOfDocument.test(message.text())) return;
    noise.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`script error: ${error.message}`));
  // What the page before was still asking for is not this one's.
  const asked = new WeakSet<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfailed', (request) => {
    if (asked.has(request)) noise.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (response.status() >= 400 && !isDocument) noise.push(`status ${response.status()}: ${response.url()}`);
  });
  return noise;
}

/** What a visitor downloads: no script to speak of, nothing from elsewhere, and a report of the rest. */
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from 'playwright/test';
import { localeCodes } from '#schema/site.ts';
import { ask } from './support/http.ts';
import { baseURL, sitePages } from './support/site.ts';

const maxScriptBytes = 3 * 1024;

for (const locale of localeCodes) {
  test(`every ${locale} page loads from here alone, and runs less than ${maxScriptBytes} bytes of script with Brotli`, async ({
    page,
  }, info) => {
    // Each page is weighed as if it were the visitor's first.
    await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const { path } of sitePages.filter((one) => one.locale === locale)) {
      const { foreign, files, inline } = await weigh(page, path);
      expect.soft(foreign, `${path}: requests to other sites`).toEqual([]);
      const scripts = files.filter(({ isScript }) => isScript).map(({ brotliBytes }) => brotliBytes);
      expect.soft(sum([...scripts, ...inline]), `${path}: bytes of script`).toBeLessThan(maxScriptBytes);
      const [bytes, brotliBytes] = [sum(files.map((file) => file.bytes)), sum(files.map((file) => file.brotliBytes))];
      info.annotations.push({
        type: 'weight',
        description: `${path}: ${files.length} requests, ${bytes} bytes, ${brotliBytes} with Brotli`,
      });
    }
  });
}

/** What the page itself asks for until it has loaded; its frames load when they come near. */
async function weigh(page: Page, path: string) {
  const requests: { readonly url: string; readonly isScript: boolean }[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) requests.push({ url: request.url(), isScript: request.resourceType() === 'script' });
  });
  await page.goto(path);
  page.removeAllListeners('request');
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();
  const isOurs = (url: string) => url.startsWith(`${baseURL}/`);
  const ours = requests.filter(({ url }) => isOurs(url));
  return {
    foreign: requests.map(({ url }) => url).filter((url) => !isOurs(url)),
    files: await Promise.all(ours.map(async ({ url, isScript }) => ({ isScript, ...(await sizeOf(url.slice(baseURL.length))) }))),
    inline: inline.map((text) => brotliCompressSync(text).length),
  };
}

const sizes = new Map<string, { readonly bytes: number; readonly brotliBytes: number }>();

async function sizeOf(path: string) {
  const known = sizes.get(path);
  if (known) return known;
  const { body } = await ask(path);
  const size = { bytes: body.length, brotliBytes: brotliCompressSync(body).length };
  sizes.set(path, size);
  return size;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

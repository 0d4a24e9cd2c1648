/** Alt-click in `npm run dev`: a tip names the message of the text, and opens the editor at its line. The built site has no such script. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { filesBelow } from '../../../scripts/lib/paths.ts';
import { clientFolder } from '../../../scripts/lib/site-paths.ts';
import { test } from './support/dev-site.ts';

const file = 'generated/messages/fr/about.json';
const lines = readFileSync(file, 'utf8').split('\n');
const lineOf = (key: string) => lines.findIndex((line) => line.includes(`"${key}":`)) + 1;

test('Alt-click on a text shows file, line and key of its message, and a click on the tip opens the editor', async ({ dev, page }) => {
  await page.goto(`${dev.url}/a-propos`);
  await page.locator('main h1').click({ modifiers: ['Alt'] });
  // The words may be part of a text of another page, which comes after.
  const tip = page.getByRole('status').getByRole('link').first();
  const title = lines.findIndex((line, index) => index > lineOf('hero') - 1 && line.includes('"title":')) + 1;
  await expect(tip).toHaveText(`${file}:${title} hero.title`);

  const opened = page.waitForRequest(/__open-in-editor/);
  await page.route('**/__open-in-editor**', (route) => route.fulfill({ body: '' }));
  await tip.click();
  expect(new URL((await opened).url()).searchParams.get('file')).toBe(`${file}:${title}`);

  await page.locator('main h1').click();
  await expect(tip).toHaveCount(0);
});

test('Alt-click on a link shows its message and does not follow the link', async ({ dev, page }) => {
  await page.goto(`${dev.url}/a-propos`);
  await page
    .locator('main a[href="/contact"]')
    .first()
    .click({ modifiers: ['Alt'] });
  await expect(page.getByRole('status').getByRole('link').first()).toHaveText(/^generated\/messages\/fr\/\w+\.json:\d+ /);
  await expect(page).toHaveURL(`${dev.url}/a-propos`);
});

test('no built file has the script', () => {
  const texts = filesBelow(clientFolder).filter((path) => /\.(?:html|js)$/.test(path));
  expect(texts.length).toBeGreaterThan(0);
  const holding = texts.filter((path) => /__messages|__open-in-editor|alt-click/.test(readFileSync(join(clientFolder, path), 'utf8')));
  expect(holding).toEqual([]);
});

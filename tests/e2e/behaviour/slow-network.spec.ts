/** A slow network and a slow phone: what a visitor does before the code is there is not lost. */
import type { Page } from 'playwright/test';
import { tapPatienceMs } from '#schema/constants.ts';
import { contactEndpoint } from '#schema/contact-bounds.ts';
import { expect, test } from '../support/live-site.ts';
import { stopClock } from './support/clock.ts';
import { chunkOf, holdScripts } from './support/network.ts';

test.describe('with every script 3 s late and a processor at a quarter of its speed', () => {
  test('a tap on the contact button opens the modal', async ({ page }) => {
    await slowDown(page);
    // What has come once is in the browser's cache, which it has to do without here.
    const known = new Set<string>();
    await page.route(/\/assets\/.*\.js$/, (route) => {
      const address = route.request().url();
      setTimeout(() => void route.continue(), known.has(address) ? 0 : 3000);
      known.add(address);
    });
    await page.goto('/clients', { waitUntil: 'commit' });
    await page.locator('.contact-button').click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL('/clients');
  });
});

for (const [path, opener] of [
  ['/clients', '.contact-button'],
  ['/location-scoring', '#expert a'],
] as const) {
  test(`${path}: ${opener} opens the modal when it is used before any script is there`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(opener).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    scripts.release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  test(`${path}: ${opener} opens the modal when it is used while the modal’s code is on its way, and shows that it is busy`, async ({
    page,
  }) => {
    const chunk = await holdScripts(page, new RegExp(`${chunkOf('contact-modal')}$`));
    await page.goto(path);
    await expect(page.locator('html')).toHaveClass(/scripted/);
    await page.locator(opener).click();
    await expect(page.locator(opener)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    chunk.release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator(opener)).not.toHaveAttribute('aria-busy', /./);
  });
}

test(`a tap waits ${tapPatienceMs} ms for a script that does not come, then does what HTML says`, async ({ page }) => {
  await stopClock(page);
  await holdScripts(page);
  await page.goto('/clients', { waitUntil: 'commit' });
  await page.locator('.contact-button').click();
  await page.clock.runFor(tapPatienceMs - 1);
  await expect(page).toHaveURL('/clients');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/contact#message');
});

test(`a tap waits ${tapPatienceMs} ms for a modal that does not come, then does what HTML says`, async ({ page }) => {
  await stopClock(page);
  await holdScripts(page, new RegExp(`${chunkOf('contact-modal')}$`));
  await page.goto('/location-scoring');
  const opener = page.locator('#expert a');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(tapPatienceMs - 1);
  await expect(page).toHaveURL('/location-scoring');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/contact#message');
});

test(`a form waits ${tapPatienceMs} ms for code that does not come, then is posted as plain HTML`, async ({ page, site }) => {
  await stopClock(page);
  await holdScripts(page, new RegExp(chunkOf('contact-form')));
  await page.goto('/contact');
  const values = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', message: 'Bonjour, un message assez long.' };
  for (const [name, value] of Object.entries(values)) await page.locator(`main form [name="${name}"]`).fill(value);
  await page.locator('main form button[type="submit"]').click();
  await page.clock.runFor(tapPatienceMs - 1);
  expect(site.functions.received).toEqual([]);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(contactEndpoint);
  expect(site.functions.received.map(({ body }) => body.email)).toEqual([values.email]);
});

/** Emulates a slow processor, as the developer tools do. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

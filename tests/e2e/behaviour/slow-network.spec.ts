/** A slow network and a slow phone: what a visitor does before the code is there is not lost. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/live-site.ts';
import { stopClock } from './support/clock.ts';
import { chunkOf, holdScripts } from './support/network.ts';

/** How long the first script of a page holds a tap for code that does not come. */
const patienceMs = 8000;

test.describe('with every script 3 s late and a processor at a quarter of its speed', () => {
  test('a tap on the contact button opens the modal', async ({ page }) => {
    await slowDown(page);
    await page.route(/\/assets\/.*\.js$/, (route) => setTimeout(() => void route.continue(), 3000));
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

test(`a tap waits ${patienceMs} ms for a script that does not come, then does what HTML says`, async ({ page }) => {
  await stopClock(page);
  await holdScripts(page);
  await page.goto('/clients', { waitUntil: 'commit' });
  await page.locator('.contact-button').click();
  await page.clock.runFor(patienceMs - 1);
  await expect(page).toHaveURL('/clients');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/contact#message');
});

/** Emulates a slow processor, as the developer tools do. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

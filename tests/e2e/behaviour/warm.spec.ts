/** Code that is fetched ahead of any wish for it, once a visitor has given a sign: where they do not pay for it. */
import type { Page } from 'playwright/test';
import { firstOf } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { chunkOf } from './support/network.ts';

test('after a first sign of the visitor, an idle page fetches the code of its modal, and runs none of it', async ({ page }) => {
  const asked = fetchesOf(page);
  await page.addInitScript(hideMouse);
  await page.goto('/clients');
  await idle(page);
  expect(asked(), 'before').toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('mouse-shown')));
  await page.mouse.move(20, 400);
  await expect.poll(asked).toBe(1);
  await expect(page.locator('[data-island=contact-modal]')).not.toHaveAttribute('data-hydrated');
  await page.locator('.contact-button').click();
  await expect(page.locator('[role=dialog] form')).toHaveAttribute('novalidate');
});

for (const [title, connection] of firstOf([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on 2G', { saveData: false, effectiveType: '2g' }],
] as const)) {
  test(`the page of a visitor who ${title} fetches it when an opener is reached`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const asked = fetchesOf(page);
    // In a window as wide, the opener stands beside the text: in others it may go while one scrolls down.
    await page.setViewportSize({ width: 1440, height: 900 });
    // The table of contents says where one is, once what comes after a first sign has come.
    await page.goto('/developper-son-reseau-retail/strategie');
    await page.mouse.wheel(0, 1500);
    await expect(page.locator('[aria-current="location"]')).toHaveCount(1);
    await idle(page);
    expect(asked()).toBe(0);
    await page.locator('.contact-button').hover();
    await expect.poll(asked).toBe(1);
  });
}

/** Keeps from a page that there is a mouse over it, which in some browsers rests there from the beginning, until it hears `mouse-shown`. */
function hideMouse(): void {
  const hide = (event: Event) => event.stopImmediatePropagation();
  addEventListener('pointerover', hide, true);
  addEventListener('mouse-shown', () => removeEventListener('pointerover', hide, true));
}

/** How often the code of the modal has been fetched; an import afterwards finds it in the cache. */
function fetchesOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(chunkOf('contact-modal')) && request.resourceType() === 'fetch') count++;
  });
  return () => count;
}

/** Waits until the page has been idle twice. */
function idle(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))));
}

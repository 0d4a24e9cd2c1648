/** A slow network and a slow phone: what a visitor does before the code is there is not lost. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { tapPatienceMs } from '#schema/constants.ts';
import { contactEndpoint } from '#schema/contact-bounds.ts';
import { clientFolder } from '../../../scripts/lib/client-folder.ts';
import { createSiteServer } from '../../../scripts/serve/site-server.ts';
import { firstOf, isSoaking } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { sessionOf } from '../support/session.ts';
import { letPass, stopClock } from './support/clock.ts';
import { chunkOf, holdScripts } from './support/network.ts';

test.use({ isTabKept: true });

const values = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', message: 'Bonjour, un message assez long.' };

test.describe('in a tab of its own, where scripts are on their way to the end', () => {
  test.use({ isTabKept: false });

  test(`with every script 3 s late${isSoaking ? ' and a processor at a quarter of its speed' : ''}, what is typed right after a tap on the contact button is in the form, and stays there`, async ({
    page,
  }) => {
    // A processor that is slowed down is kept busy meanwhile: as much of it goes by as in five other tests.
    if (isSoaking) await slowDown(page);
    // What has come once is in the browser's cache, which it has to do without here.
    const known = new Set<string>();
    let haveTyped = () => {};
    const isTyped = new Promise<void>((resolve) => (haveTyped = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const address = route.request().url();
      const isKnown = known.has(address);
      known.add(address);
      // Seconds are enough for a visitor, but not always for a machine that has other things to do.
      await isTyped;
      setTimeout(() => void route.continue(), isKnown ? 0 : 3000);
    });
    await page.goto('/clients', { waitUntil: 'commit' });
    await page.locator('.contact-button').click();
    await page.keyboard.type('Ad');
    const { dialog, form, first } = modalOf(page);
    await expect(dialog).toBeVisible();
    await expect(first).toHaveValue('Ad');
    await expect(form, 'no script has come yet').not.toHaveAttribute('novalidate');
    haveTyped();
    await expect(form, 'React has come').toHaveAttribute('novalidate');
    await page.keyboard.type('a');
    await expect(first).toHaveValue('Ada');
    await expect(first).toBeFocused();
    await expect(page).toHaveURL('/clients');
  });
});

for (const [path, opener] of firstOf([
  ['/clients', '.contact-button'],
  ['/location-scoring', '#expert a'],
] as const)) {
  test(`${path}: ${opener} opens the modal before any script is there; it closes by every way, gives the focus back, and is alive once scripts have come`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const { dialog, form } = modalOf(page);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => page.locator('.modal-close').press('Enter'),
      () => page.locator('.modal-close').click(),
    ]) {
      await page.locator(opener).click();
      await expect(dialog).toBeVisible();
      await expect(page.locator('.modal-close'), 'the focus is in the dialog').toBeFocused();
      await close();
      await expect(dialog).toBeHidden();
      await expect(page.locator(opener)).toBeFocused();
    }
    await page.locator(opener).click();
    await dialog.getByRole('heading').click();
    await dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog, 'a press that began within').toBeVisible();
    scripts.release();
    await expect(form).toHaveAttribute('novalidate');
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page).toHaveURL(path);
  });
}

test('an opener that is used while its dialog is still on its way opens it as soon as it has come', async ({ page }) => {
  const whole = createSiteServer(clientFolder);
  const html = readFileSync(join(clientFolder, 'location-scoring.html'), 'utf8');
  const cut = html.indexOf('<footer');
  let sendRest = () => {};
  const halves = createServer((request, response) => {
    if (request.url !== '/location-scoring') return void whole.emit('request', request, response);
    response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, cut));
    sendRest = () => response.end(html.slice(cut));
  });
  await new Promise<void>((resolve) => halves.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(halves.address() as AddressInfo).port}/location-scoring`, { waitUntil: 'commit' });
    await page.locator('#expert a').click();
    sendRest();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState();
    // What it is still fetching, for the frame in it, goes with it.
    await page.goto('about:blank');
  } finally {
    halves.closeAllConnections();
    halves.close();
  }
});

test('a modal that is sent before its code is there waits for it, and is sent once, by script', async ({ page, site }) => {
  const chunk = await holdScripts(page, new RegExp(`${chunkOf('contact-modal')}$`));
  await page.goto('/clients');
  await page.locator('.contact-button').click();
  await fillModal(page);
  await modalOf(page).send.click();
  await page.keyboard.press('Escape');
  await expect(modalOf(page).dialog).toBeHidden();
  chunk.release();
  await expect(page.locator('.toast-corner').getByRole('status').locator('strong')).toBeVisible();
  expect(site.functions.received.map(({ headers, body }) => [headers['content-type'], body.email])).toEqual([
    ['application/json', values.email],
  ]);
  await expect(modalOf(page).dialog).toBeHidden();
  await expect(page).toHaveURL('/clients');
});

test(`a modal waits ${tapPatienceMs} ms for code that does not come, then is posted as plain HTML, and so does a form`, async ({
  page,
  site,
}) => {
  await stopClock(page);
  await holdScripts(page, new RegExp(`${chunkOf('contact-modal')}$|${chunkOf('contact-form')}`));
  await page.goto('/location-scoring');
  await page.locator('#expert a').click();
  await fillModal(page);
  await modalOf(page).send.click();
  await letPass(page, tapPatienceMs - 1);
  await expect(page).toHaveURL('/location-scoring');
  expect(site.functions.received).toEqual([]);
  await letPass(page, 1);
  await expect(page).toHaveURL(contactEndpoint);
  expect(site.functions.received.map(({ body }) => body.email)).toEqual([values.email]);

  site.functions.reset();
  await page.goto('/contact');
  for (const [name, value] of Object.entries(values)) await page.locator(`main form [name="${name}"]`).fill(value);
  await page.locator('main form button[type="submit"]').click();
  await letPass(page, tapPatienceMs - 1);
  expect(site.functions.received).toEqual([]);
  await letPass(page, 1);
  await expect(page).toHaveURL(contactEndpoint);
  expect(site.functions.received.map(({ body }) => body.email)).toEqual([values.email]);
});

function modalOf(page: Page) {
  const dialog = page.getByRole('dialog');
  const form = page.locator('[role=dialog] form');
  return { dialog, form, first: form.locator('[name=firstName]'), send: form.locator('[type=submit]') };
}

async function fillModal(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[role=dialog] [name="${name}"]`).fill(value);
}

/** Emulates a slow processor, as the developer tools do. */
async function slowDown(page: Page): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

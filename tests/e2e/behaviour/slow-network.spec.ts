/** A slow network: input and clicks before hydration are not lost. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { contactEndpoint } from '#schema/contact/endpoint.ts';
import { tapPatienceMs } from '#schema/site/constants.ts';
import { clientFolder, fileOf } from '../../../scripts/lib/site-paths.ts';
import { createSiteServer } from '../../../scripts/start/site-server.ts';
import { advanceClock, pauseClock } from '../support/clock.ts';
import { enter, hydrateForm, inModal, onPage, visitor } from '../support/contact-form.ts';
import { walkFocus } from '../support/focus-walk.ts';
import { holdScripts, islandChunk, sendingChunk } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test('characters typed right after a click on the contact button stay in the form', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/clients', { waitUntil: 'commit' });
  await page.locator('.contact-button').click();
  await page.keyboard.type('Ad');
  const first = page.locator('[role=dialog] [name=firstName]');
  await expect(first).toHaveValue('Ad');
  await expect(page.locator('[role=dialog] form')).not.toHaveAttribute('novalidate');
  scripts.release();
  await expect(page.locator('[role=dialog] form')).toHaveAttribute('novalidate');
  await page.keyboard.type('a');
  await expect(first).toHaveValue('Ada');
  await expect(first).toBeFocused();
});

for (const [path, opener] of [
  [pages.clients.paths.fr, '.contact-button'],
  [pages.locationScoring.paths.fr, '#expert a'],
] as const) {
  test(`${opener} opens the modal before any script has loaded; every way to close it returns the focus`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const dialog = page.getByRole('dialog');
    const close = page.locator('.modal-close');
    for (const way of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => close.press('Enter'),
      () => close.click(),
    ]) {
      await page.locator(opener).click();
      await expect(dialog).toBeVisible();
      await expect(close).toBeFocused();
      await way();
      await expect(dialog).toBeHidden();
      await expect(page.locator(opener)).toBeFocused();
    }
    await page.locator(opener).click();
    scripts.release();
    await expect(page.locator('[role=dialog] form')).toHaveAttribute('novalidate');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('an opener clicked before the HTML of its dialog has arrived opens the dialog on arrival', async ({ page }) => {
  const whole = createSiteServer(clientFolder);
  const path = pages.locationScoring.paths.fr;
  const html = readFileSync(join(clientFolder, fileOf(path)), 'utf8');
  const cut = html.indexOf('<footer');
  let sendRest = () => {};
  const halves = createServer((request, response) => {
    if (request.url !== path) return void whole.emit('request', request, response);
    response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, cut));
    sendRest = () => response.end(html.slice(cut));
  });
  await new Promise<void>((resolve) => halves.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(halves.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' });
    await page.locator('#expert a').click();
    sendRest();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('about:blank');
  } finally {
    halves.closeAllConnections();
    halves.close();
  }
});

test('a modal submitted before its code has loaded is sent once, by script, after loading', async ({ page, site }) => {
  const chunk = await holdScripts(page, new RegExp(`${islandChunk('contact-modal')}$`));
  await page.goto(inModal.path);
  await page.locator('.contact-button').click();
  await fill(page, '[role=dialog]');
  await page.locator('[role=dialog] [type=submit]').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  chunk.release();
  await expect(page.locator('.toast-corner').getByRole('status').locator('strong')).toBeVisible();
  expect(site.functions.received.map(({ headers }) => headers['content-type'])).toEqual(['application/json']);
  await expect(page).toHaveURL(inModal.path);
});

for (const press of ['click', 'dblclick'] as const) {
  test(`a form submitted by a ${press} before its code has loaded is sent once, by script, after loading`, async ({ page, site }) => {
    const scripts = await holdScripts(page, new RegExp(islandChunk('contact-form')));
    await page.goto(onPage.path);
    await fill(page, 'main');
    await page.locator('main form [type=submit]')[press]();
    await scripts.waitForRequest();
    expect(site.functions.received).toEqual([]);
    scripts.release();
    const form = await hydrateForm(page, onPage);
    await form.expectSuccess();
    await expect(page).toHaveURL(onPage.path);
    expect(site.functions.received.map(({ headers }) => headers['content-type'])).toEqual(['application/json']);
  });
}

test('a form submitted before any script has loaded is posted once, as HTML', async ({ page, site }) => {
  await holdScripts(page);
  await page.goto(onPage.path, { waitUntil: 'commit' });
  await fill(page, 'main');
  await page.locator('main form [type=submit]').click();
  await expect(page).toHaveURL(contactEndpoint);
  expect(site.functions.received.map(({ headers }) => headers['content-type'])).toEqual(['application/x-www-form-urlencoded']);
});

for (const { variant, path } of [onPage, inModal]) {
  test(`${variant}: a form waits ${tapPatienceMs} ms for its code, then is posted as HTML`, async ({ page, site }) => {
    await pauseClock(page);
    await holdScripts(page, new RegExp(`${islandChunk('contact-modal')}$|${islandChunk('contact-form')}`));
    await page.goto(path);
    if (variant === 'modal') await page.locator('.contact-button').click();
    const within = variant === 'modal' ? '[role=dialog]' : 'main';
    await fill(page, within);
    await page.locator(`${within} form [type=submit]`).click();
    await advanceClock(page, tapPatienceMs - 1);
    await expect(page).toHaveURL(path);
    expect(site.functions.received).toEqual([]);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(contactEndpoint);
    expect(site.functions.received.map(({ body }) => body.email)).toEqual([visitor.email]);
  });
}

test('mistakes submitted before hydration are reported like any others', async ({ page, site }) => {
  const scripts = await holdScripts(page, new RegExp(islandChunk('contact-form')));
  await page.goto(onPage.path);
  await fill(page, 'main', { ...visitor, lastName: '', message: 'court' });
  await page.locator('main form [type=submit]').click();
  scripts.release();
  const form = await hydrateForm(page, onPage);
  await expect(form.summary).toBeVisible();
  await expect(form.field('lastName')).toBeFocused();
  for (const name of ['lastName', 'message'] as const) await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
  expect(site.functions.received).toEqual([]);
});

test('text typed before hydration is a draft, which survives a visit to another page', async ({ page }) => {
  const scripts = await holdScripts(page, new RegExp(islandChunk('contact-form')));
  await page.goto(onPage.path);
  await fill(page, 'main');
  scripts.release();
  const form = await hydrateForm(page, onPage);
  expect(await form.values()).toEqual(visitor);
  await page.goto('/a-propos');
  await page.goto(onPage.path);
  await hydrateForm(page, onPage);
  expect(await form.values()).toEqual(visitor);
});

test('the first focus before hydration fetches the client that sends', async ({ page }) => {
  await page.goto(onPage.path);
  const client = page.waitForResponse((response) => response.url().endsWith(sendingChunk()));
  await page.locator('main form [name=firstName]').focus();
  await client;
});

test('before hydration the focus is in view, also in the smallest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await holdScripts(page, new RegExp(islandChunk('contact-form')));
  await page.goto(onPage.path);
  expect(await walkFocus(page, { within: 'main form' })).toEqual([]);
});

async function fill(page: Page, within: string, typed = visitor): Promise<void> {
  await enter(page.locator(`${within} form`), typed);
}

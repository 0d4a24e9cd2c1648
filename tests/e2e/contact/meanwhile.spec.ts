/** What a visitor does while a message is on its way. */
import type { Page } from 'playwright/test';
import { type FunctionsServer, refusal } from '../support/functions-server.ts';
import { expect, test } from '../support/live-site.ts';
import { identity } from '../support/site.ts';
import { expectToast, inModal, onPage, openForm, openModal, visitor } from './support/form.ts';
import { word } from './support/words.ts';

test.use({ isTabKept: true });

const typed = { ...visitor, email: 'slow@example.org' };

test('modal: closed meanwhile, a success is said all the same, and it opens again empty', async ({ page, site }) => {
  const form = await sendAndClose(page, site.functions);
  site.functions.release();
  await form.expectSuccess();
  await openModal(page, inModal);
  expect(await form.values()).toEqual({ firstName: '', lastName: '', email: '', phone: '', message: '' });
});

test('modal: closed meanwhile, a failure is said and logged all the same, once, and it opens again with every character', async ({
  page,
  site,
  noise,
}) => {
  noise.allow(/^console\.error: /);
  const form = await sendAndClose(page, site.functions);
  site.functions.release(false);
  const alert = page.locator('.toast-corner').getByRole('alert');
  await expectToast(alert, word('fr', 'modal.failure'));
  await expect(alert.getByRole('link')).toHaveAttribute('href', `mailto:${identity.email}`);
  expect(noise.heard()).toEqual([`console.error: ${refusal}`]);
  await openModal(page, inModal);
  expect(await form.values()).toEqual(typed);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('modal: closed and opened again meanwhile, it waits for the same message, and never sends it twice', async ({ page, site }) => {
  const form = await sendAndClose(page, site.functions);
  await openModal(page, inModal);
  await expect(form.button, 'it is still on its way').toBeDisabled();
  await form.field('phone').press('Enter');
  site.functions.release();
  await form.expectSuccess();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(site.functions.received).toHaveLength(1);
});

test('modal: closed and opened again meanwhile, a failure is logged once', async ({ page, site, noise }) => {
  noise.allow(/^console\.error: /);
  const form = await sendAndClose(page, site.functions);
  await openModal(page, inModal);
  site.functions.release(false);
  await form.expectFailure();
  expect(noise.heard()).toEqual([`console.error: ${refusal}`]);
});

test('page: what is written meanwhile has not been sent, and stays', async ({ page, site }) => {
  const form = await openForm(page, onPage);
  await form.fill(typed);
  await form.send();
  await expect.poll(() => site.functions.received.length).toBe(1);
  await form.field('message').fill('Encore une question.');
  site.functions.release();
  await form.expectSuccess();
  await expect(form.field('message')).toHaveValue('Encore une question.');
  await page.reload();
  await expect(form.field('message')).toHaveValue('Encore une question.');
});

async function sendAndClose(page: Page, functions: FunctionsServer) {
  const form = await openForm(page, inModal);
  await form.fill(typed);
  await form.send();
  await expect.poll(() => functions.received.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  return form;
}

/** What was typed stays until it is sent. */
import type { Page } from 'playwright/test';
import { firstOf } from '../../support/soak.ts';
import { chunkOf, holdScripts } from '../behaviour/support/network.ts';
import { expect, test } from '../support/live-site.ts';
import { inModal, onPage, openForm, openModal, visitor, wakeForm } from './support/form.ts';

test.use({ isTabKept: true });

/** What a link leads to while a form is not alive. */
const english = { ...onPage, locale: 'en', path: '/en/contact' } as const;

const empty = { firstName: '', lastName: '', email: '', phone: '', message: '' };

for (const place of firstOf([inModal, onPage])) {
  test(`${place.variant}: a reload keeps the draft until it is sent; then it is gone`, async ({ page }) => {
    const form = await openForm(page, place);
    await form.fill();
    await page.reload();
    const reloaded = place.variant === 'modal' ? await openModal(page, place) : await wakeForm(page, place);
    expect(await reloaded.values()).toEqual(visitor);
    await reloaded.send();
    await reloaded.expectSuccess();
    const after = await openForm(page, place);
    expect(await after.values()).toEqual(empty);
  });
}

test('page: the draft is back as soon as the page is, before the form is touched', async ({ page }) => {
  const form = await openForm(page, onPage);
  await form.fill();
  await page.goto('/a-propos');
  await page.goto('/contact');
  await expect(form.field('message')).toHaveValue(visitor.message);
});

test('modal: closing keeps what was typed, and so does going to the contact page', async ({ page }) => {
  const form = await openForm(page, inModal);
  await form.fill();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const again = await openModal(page, inModal);
  expect(await again.values()).toEqual(visitor);
  const other = await openForm(page, onPage);
  expect(await other.values()).toEqual(visitor);
});

/** What happens to a page that comes back as it was left, after the draft was sent or changed on another. */
async function comeBack(page: Page, meanwhile?: string) {
  await page.evaluate((draft) => {
    sessionStorage.clear();
    if (draft) sessionStorage.setItem('contact-draft', draft);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, meanwhile);
}

test('modal: a page that comes back as it was left has forgotten the draft that was sent meanwhile', async ({ page }) => {
  const form = await openForm(page, inModal);
  await form.fill();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await comeBack(page);
  const again = await openModal(page, inModal);
  expect(await again.values()).toEqual(empty);
});

test('page: one that comes back as it was left says what the draft does: nothing once it was sent, or what it has become', async ({
  page,
}) => {
  const form = await openForm(page, onPage);
  await form.fill();
  await comeBack(page);
  expect(await form.values(), 'sent in the modal of another page').toEqual(empty);
  await comeBack(page, JSON.stringify({ id: crypto.randomUUID(), fields: visitor }));
  expect(await form.values(), 'begun there').toEqual(visitor);
  const longer = { ...visitor, message: `${visitor.message} Et deux à Nantes.` };
  await comeBack(page, JSON.stringify({ id: crypto.randomUUID(), fields: longer }));
  expect(await form.values(), 'gone on with there').toEqual(longer);
});

test.describe('in a tab of their own', () => {
  test.use({ isTabKept: false });

  test('modal: where storage is full, what was typed stays until the page is left', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    });
    const form = await openForm(page, inModal);
    await form.fill();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const again = await openModal(page, inModal);
    expect(await again.values()).toEqual(visitor);
    await again.send();
    await again.expectSuccess();
    const after = await openModal(page, inModal);
    expect(await after.values()).toEqual(empty);
  });

  test('page: what is typed while the code of the form is on its way goes along to the other language', async ({ page }) => {
    const chunk = await holdScripts(page, new RegExp(chunkOf('contact-form')));
    await page.goto(onPage.path);
    await page.locator('main form').hover();
    await chunk.held();
    for (const [name, text] of Object.entries(visitor)) await page.locator(`main form [name="${name}"]`).fill(text);
    await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page).toHaveURL(english.path);
    chunk.release();
    const form = await wakeForm(page, english);
    expect(await form.values()).toEqual(visitor);
  });
});

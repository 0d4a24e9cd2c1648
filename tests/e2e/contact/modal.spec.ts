/** The contact modal: opening, closing, focus, and closing during a request. */
import type { Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { fieldNames, fieldOf, messageField } from '#schema/contact/fields.ts';
import { expectToast, hydrateForm, inModal, openForm, openModal, placeOf, visitor } from '../support/contact-form.ts';
import { word } from '../support/contact-words.ts';
import { type FunctionsServer, refusal } from '../support/functions-server.ts';
import { message } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasTouch: true });

test('the contact button opens a named dialog with labelled fields, a send and a close button', { tag: '@each' }, async ({
  page,
  language,
}) => {
  const { path } = placeOf('modal', language);
  await page.goto(path);
  await page.locator('.contact-button').click();
  const dialog = page.getByRole('dialog', { name: message(language, 'common.form.modalTitle') });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(/\S/);
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  for (const name of fieldNames) {
    const label = new RegExp(`^${message(language, `common.form.${name}`)}(?: \\*| \\(.+\\))?$`);
    await expect(dialog.getByRole(fieldOf(name).kind === 'choice' ? 'combobox' : 'textbox', { name: label })).toBeVisible();
  }
  await expect(dialog.locator('textarea')).toHaveAttribute('rows', String(messageField.rowsInModal));
  await expect(dialog.locator('textarea')).toHaveCSS('min-height', `${messageField.minHeightPx}px`);
  await expect(dialog.getByRole('button', { name: message(language, 'common.form.send') })).toBeVisible();
  await expect(dialog.getByRole('button', { name: message(language, 'common.form.close') })).toBeVisible();
  await expect(page).toHaveURL(path);
});

for (const [path, selector] of [
  [inModal.path, '.contact-button'],
  [pages.locationScoring.paths.fr, '#expert a'],
] as const) {
  test(`opened by ${selector}, the modal closes in every way and returns the focus`, async ({ page }) => {
    await page.goto(path);
    const opener = page.locator(selector);
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: message('fr', 'common.form.close') });
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      'a click on the backdrop': () => page.mouse.click(5, 5),
      'a tap on the backdrop': () => page.touchscreen.tap(5, 5),
      'the Escape key': () => page.keyboard.press('Escape'),
      'its close button': () => close.click(),
      'Enter on its close button': () => close.press('Enter'),
    };
    for (const [name, way] of Object.entries(ways)) {
      await test.step(name, async () => {
        await opener.press('Enter');
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await hydrateForm(page, inModal);
        await way();
        await expect(dialog).toBeHidden();
        await expect(page.locator('.modal-backdrop')).toBeHidden();
        await expect(opener).toBeFocused();
      });
    }
    await opener.click();
    const form = await hydrateForm(page, inModal);
    await form.fill();
    await form.send();
    await form.expectSuccess();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(path);
  });
}

test('a click in the modal, and a press that began in the modal, leave it open', async ({ page }) => {
  await openForm(page, inModal);
  const heading = page.getByRole('dialog').getByRole('heading');
  await heading.click();
  await heading.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the page behind the modal neither scrolls nor is exposed to assistive technology', async ({ page }) => {
  await page.goto(inModal.path);
  await page.mouse.move(640, 360);
  const scrollTop = () => page.evaluate(() => Math.round(scrollY));
  await openModal(page, inModal);
  for (const [x, y] of [
    [5, 300],
    [640, 360],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 400);
  }
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await scrollTop()).toBe(0);
  await expect(page.getByRole('main')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.mouse.wheel(0, 400);
  await expect.poll(scrollTop).toBeGreaterThan(0);
});

test('Tab cycles through the modal, with mistakes and with a toast, as the ARIA Authoring Practices require', async ({ page, noise }) => {
  noise.allow(/^console\.error: /);
  await page.goto(inModal.path);
  // The last link leads to the privacy page.
  const stops = ['close', ...fieldNames, 'A', 'submit'];
  await page.locator('.contact-button').press('Enter');
  await expect.poll(() => focusedStop(page)).toBe('close');
  const form = await hydrateForm(page, inModal);
  for (const stop of [...stops.slice(1), ...stops]) {
    await page.keyboard.press('Tab');
    expect(await focusedStop(page)).toBe(stop);
  }
  for (const stop of stops.toReversed().slice(1)) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusedStop(page)).toBe(stop);
  }
  await form.send();
  await expect.poll(() => focusedStop(page)).toBe('firstName');
  await expect(form.summary.locator('button, a')).toHaveCount(0);
  for (const stop of [...stops.slice(3), 'close']) {
    await page.keyboard.press('Tab');
    expect(await focusedStop(page)).toBe(stop);
  }
  await form.fill({ email: 'refused@example.org' });
  await form.send();
  await form.expectFailure();
  // The toast has a link to write a mail instead.
  for (const stop of ['A', 'toast', 'close']) {
    await page.keyboard.press('Tab');
    expect(await focusedStop(page)).toBe(stop);
  }
});

test('the close button can be clicked while the modal hydrates', async ({ page }) => {
  await page.goto(inModal.path);
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const button = document.querySelector('.modal-close') as Element;
      const { x, y, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      document.body.dataset['hit'] = String(hit === button);
    }).observe(document.body, { attributeFilter: ['style'] });
  });
  await page.locator('.contact-button').click();
  await expect(page.locator('body')).toHaveAttribute('data-hit', 'true');
});

test('the contact page has no opener of the modal', async ({ page }) => {
  for (const path of Object.values(pages.contact.paths)) {
    await page.goto(path);
    await expect(page.locator('[data-opens="contact-modal"]')).toHaveCount(0);
  }
});

test.describe('closed during a request', () => {
  const slow = { ...visitor, email: 'slow@example.org' };

  test('the modal reports a success, and reopens empty', async ({ page, site }) => {
    const form = await sendAndClose(page, site.functions);
    site.functions.release();
    await form.expectSuccess();
    await openModal(page, inModal);
    for (const value of Object.values(await form.values())) expect(value).toBe('');
  });

  test('the modal reports and logs a failure once, and reopens with the whole text', async ({ page, site, noise }) => {
    noise.allow(/^console\.error: /);
    const form = await sendAndClose(page, site.functions);
    site.functions.release(false);
    await expectToast(page.locator('.toast-corner').getByRole('alert'), word('fr', 'modal.failure'));
    expect(noise.messages()).toEqual([`console.error: ${refusal}`]);
    await openModal(page, inModal);
    expect(await form.values()).toEqual(slow);
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('the reopened modal waits for the same request, and sends no second one', async ({ page, site }) => {
    const form = await sendAndClose(page, site.functions);
    await openModal(page, inModal);
    await expect(form.button).toBeDisabled();
    await form.field('phone').press('Enter');
    site.functions.release();
    await form.expectSuccess();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(site.functions.received).toHaveLength(1);
  });

  async function sendAndClose(page: Page, functions: FunctionsServer) {
    const form = await openForm(page, inModal);
    await form.fill(slow);
    await form.send();
    await expect.poll(() => functions.received.length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    return form;
  }
});

/** The name of the focused stop; undefined outside the dialog. */
function focusedStop(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.closest('[role=dialog]')) return undefined;
    if (element.matches('.modal-close')) return 'close';
    if (element.matches('.toast-close')) return 'toast';
    return element.getAttribute('name') ?? element.getAttribute('type') ?? element.tagName;
  });
}

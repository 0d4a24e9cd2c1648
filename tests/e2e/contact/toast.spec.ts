/** Toasts: announced, dismissable, in view, and never in the way of the keyboard. */
import type { Locator } from 'playwright/test';
import { takingTurns } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { frenchPlaces, inModal, openForm } from './support/form.ts';

test.use({ isTabKept: true });

const inTurn = takingTurns(frenchPlaces);

const close = message('fr', 'common.form.close');

for (const place of inTurn())
  test(`${place.variant}: a destructive toast does not take the focus from the button that was pressed, nor from a field`, async ({
    page,
    noise,
    site,
  }) => {
    noise.allow(/^console\.error: /);
    const form = await openForm(page, place);
    await form.fill({ email: 'slow@example.org' });
    await form.button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => site.functions.received.length).toBe(1);
    site.functions.release(false);
    await form.expectFailure();
    await form.expectIdle();
    await expect(form.button).toBeFocused();
    await form.send();
    await expect.poll(() => site.functions.received.length).toBe(2);
    await form.field('message').focus();
    site.functions.release(false);
    await form.expectIdle();
    await form.expectFailure();
    await expect(form.field('message')).toBeFocused();
  });

for (const place of inTurn())
  test(`${place.variant}: the live regions are there, and empty, before anything is said; a toast is dismissed by its button, which leaves the focus on the send button`, async ({
    page,
  }) => {
    const form = await openForm(page, place);
    await expect(form.alert).toBeAttached();
    await expect(form.alert).toBeEmpty();
    await expect(form.form.getByRole('status')).toBeEmpty();
    await form.send();
    await expect(form.alert.locator('strong')).toBeVisible();
    await form.button.focus();
    await page.keyboard.press('Tab');
    await expect(form.alert.getByRole('button', { name: close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.alert).toBeEmpty();
    await expect(form.button).toBeFocused();
    await expect(form.field('firstName'), 'the line beside the field stays').toHaveAttribute('aria-invalid', 'true');
  });

for (const [name, viewport] of Object.entries({ desk: { width: 1280, height: 720 }, phone: { width: 390, height: 664 } }))
  for (const place of inTurn())
    test(`${place.variant}: on a ${name}, the toast of a mistake and of a failure is in view as it appears`, async ({ page, noise }) => {
      noise.allow(/^console\.error: /);
      await page.setViewportSize(viewport);
      const form = await openForm(page, place);
      await form.send();
      await expect(form.alert.locator('.toast')).toBeInViewport({ ratio: 1 });
      await expect(form.field('firstName')).toBeInViewport({ ratio: 1 });
      await form.fill({ email: 'refused@example.org' });
      await form.send();
      await form.expectFailure();
      await expect(form.alert.locator('.toast')).toBeInViewport({ ratio: 1 });
    });

for (const place of inTurn())
  test(`${place.variant}: on a phone, no part of the form that gets the focus is behind the toast`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const form = await openForm(page, place);
    await form.send();
    const toast = form.alert.locator('.toast');
    await expect(toast).toBeVisible();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      // Polled, since the page scrolls smoothly.
      await expect
        .poll(() => overlap(page.locator(':focus'), toast), `px of what has the focus below the top of the toast, after ${key}`)
        .toBe(0);
    }
  });

test('modal: the toast of a success is announced once the page is no longer hidden from assistive technology', async ({ page }) => {
  const form = await openForm(page, inModal);
  await form.fill();
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const toast = document.querySelector('.toast-corner .toast');
      if (!toast) return;
      document.body.dataset['announced'] = String(toast.closest('[aria-hidden=true]') === null);
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await form.send();
  await form.expectSuccess();
  await expect(page.locator('body')).toHaveAttribute('data-announced', 'true');
  await expect(form.status.getByText('Message envoyé', { exact: true })).toBeInViewport();
});

test('modal: the toast of a success is dismissed by its button, which gives the focus back to the opener', async ({ page }) => {
  const form = await openForm(page, inModal);
  await form.fill();
  await form.send();
  await form.expectSuccess();
  await form.status.getByRole('button', { name: close }).press('Enter');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.locator('.contact-button')).toBeFocused();
});

/** How far an element reaches below the top of what lies over it, in CSS pixels. */
async function overlap(element: Locator, cover: Locator): Promise<number> {
  const [box, top] = [await element.boundingBox(), (await cover.boundingBox())?.y ?? 0];
  return Math.max(0, (box?.y ?? 0) + (box?.height ?? 0) - top);
}

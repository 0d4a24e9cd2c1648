/** The dialog pattern of the ARIA Authoring Practices, key by key. */
import type { Page } from 'playwright/test';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { inModal, wakeForm } from './support/form.ts';

test.use({ isTabKept: true });

const stops = ['close', 'firstName', 'lastName', 'email', 'phone', 'message', 'submit'];

test('the dialog walk: Enter opens, the focus goes inside, Tab goes round, Shift+Tab goes back, Escape closes and returns', async ({
  page,
}) => {
  await page.goto('/mentions-legales');
  const opener = page.locator('.contact-button');
  const dialog = page.getByRole('dialog');

  await test.step('Enter on the opener opens the dialog', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  });
  await test.step('the focus goes to an element of the dialog, which has a name', async () => {
    await expect.poll(() => focused(page)).toBe('close');
    await expect(dialog).toHaveAccessibleName(message('fr', 'common.form.modalTitle'));
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
  });
  await test.step('Tab goes to each in turn, and from the last to the first', async () => {
    // Until React has taken it over the dialog is the browser's own, where Tab goes from the last stop to the address bar.
    await wakeForm(page, inModal);
    for (const stop of [...stops.slice(1), ...stops]) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(stop);
    }
  });
  await test.step('Shift+Tab goes the other way round, and from the first to the last', async () => {
    await page.keyboard.press('Tab');
    for (const stop of [...stops.toReversed(), ...stops.toReversed()]) {
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBe(stop);
    }
  });
  await test.step('Escape closes the dialog, and the focus is back where it was', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('from there Tab goes on through the page', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('footer :focus')).toHaveCount(1);
  });
});

test('the expert call opens the dialog under Enter, and has the focus again after Escape', async ({ page }) => {
  await page.goto('/location-scoring');
  const opener = page.locator('#expert a');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => focused(page)).toBe('close');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/location-scoring');
});

test('with a toast in the dialog, the walk goes through it and stays inside', async ({ page }) => {
  await page.goto('/mentions-legales');
  await page.locator('.contact-button').click();
  // Until then the browser itself says what is missing.
  await wakeForm(page, inModal);
  await page.locator('[role=dialog] [type=submit]').click();
  await expect.poll(() => focused(page)).toBe('firstName');
  await expect(page.locator('.toast-close')).toBeVisible();
  for (const stop of [...stops.slice(2), 'toast', ...stops]) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(stop);
  }
});

/** What has the focus, by the name of its stop; nothing outside the dialog has one. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.closest('[role=dialog]')) return undefined;
    if (element.matches('.modal-close')) return 'close';
    if (element.matches('.toast-close')) return 'toast';
    return element.getAttribute('name') ?? element.getAttribute('type') ?? element.tagName;
  });
}

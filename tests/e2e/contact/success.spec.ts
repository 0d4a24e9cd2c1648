/** From idle to submitting to idle again: a message that is accepted (section 4). */
import type { Locator } from 'playwright/test';
import { takingTurns } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { inModal, onPage, openForm, openModal, places } from './support/form.ts';
import { sending, word } from './support/words.ts';

test.use({ isTabKept: true });

const inTurn = takingTurns(places);

const empty = { firstName: '', lastName: '', email: '', phone: '', message: '' };

for (const place of inTurn())
  test(`${place.variant} ${place.locale}: while the message is on its way the button is disabled, says “${sending(place.locale)}”, and keeps the focus`, async ({
    page,
    site,
    noise,
  }) => {
    noise.allow(/^console\.error: /);
    const form = await openForm(page, place);
    await expect(form.button).toHaveText(message(place.locale, 'common.form.send'));
    await form.fill({ email: 'slow@example.org' });
    await form.button.focus();
    await recordFocus(form.button);
    await page.keyboard.press('Enter');
    await expect(form.button).toHaveAttribute('aria-disabled', 'true');
    await expect(form.button).toHaveText(sending(place.locale));
    await expect(form.form.getByRole('status'), 'it is announced, too').toHaveText(sending(place.locale));
    await expect.poll(() => site.functions.received.length).toBe(1);
    await expect(form.button, 'until the answer comes').toBeDisabled();
    site.functions.release(false);
    await form.expectFailure();
    await expect(form.button).toBeEnabled();
    await expect(form.button).toHaveText(message(place.locale, 'common.form.send'));
    await expect(form.form.getByRole('status')).toBeEmpty();
    await expect(form.button, 'the focus has never left it').toBeFocused();
    await expect(form.button).not.toHaveAttribute('data-lost-focus');
  });

for (const place of inTurn()) {
  const { title, text } = word(place.locale, `${place.variant}.success`);

  test(`${place.variant} ${place.locale}: a sent message is answered with “${title}” / “${text}”`, async ({ page }) => {
    const form = await openForm(page, place);
    await form.fill();
    await form.send();
    await form.expectSuccess();
    await expect(page.locator('.toast')).toHaveCount(1);
    await expect(page.locator('.toast a'), 'no way out is needed').toHaveCount(0);
  });
}

test('page: a sent message leaves the fields empty, the focus on the button, and the form ready for another', async ({ page, site }) => {
  const form = await openForm(page, onPage);
  await form.fill();
  await form.button.focus();
  await recordFocus(form.button);
  await page.keyboard.press('Enter');
  await form.expectSuccess();
  await expect(form.button).toBeFocused();
  await expect(form.button).not.toHaveAttribute('data-lost-focus');
  expect(await form.values()).toEqual(empty);
  await expect(form.button).toBeEnabled();
  await form.fill({ message: 'Un autre message.' });
  await form.send();
  await expect.poll(() => site.functions.received.map(({ body }) => body.message.split('\n')[0])).toHaveLength(2);
  await expect.poll(form.values).toEqual(empty);
});

test('modal: a sent message closes it, and it opens again empty and without the toast', async ({ page }) => {
  const form = await openForm(page, inModal);
  await form.fill();
  await form.send();
  await expect(page.getByRole('dialog')).toBeHidden();
  await form.expectSuccess();
  const again = await openModal(page, inModal);
  expect(await again.values()).toEqual(empty);
  await expect(page.locator('.toast')).toHaveCount(0);
});

/** From now on an element that loses the focus, be it for a moment, bears a mark of it. */
function recordFocus(element: Locator): Promise<void> {
  return element.evaluate((button: HTMLElement) => {
    button.addEventListener('blur', () => (button.dataset['lostFocus'] = ''));
    // A browser that takes the focus from what is disabled need not say so.
    new MutationObserver(() => {
      if (document.activeElement !== button) button.dataset['lostFocus'] = '';
    }).observe(button, { attributeFilter: ['disabled', 'aria-disabled'] });
  });
}

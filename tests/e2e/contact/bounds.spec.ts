/** The limits of the fields (sections 5 and 9). */
import type { ContactField } from '#schema/contact.ts';
import { contactBounds, messageField, trapField } from '#schema/contact-bounds.ts';
import { expect, test } from '../support/live-site.ts';
import { frenchPlaces, openForm } from './support/form.ts';

const { name, email, phone, message } = contactBounds;
const longest: Readonly<Record<ContactField, number>> = {
  firstName: name.max,
  lastName: name.max,
  email: email.max,
  phone: phone.max,
  message: message.max,
};

for (const place of frenchPlaces) {
  const { variant } = place;

  test(`${variant}: five fields, each with its autocomplete, its keyboard and whether it is required`, async ({ page }) => {
    const { form } = await openForm(page, place);
    const fields = await form
      .locator(`input:not([type=hidden], [name=${trapField}]), textarea`)
      .evaluateAll((elements) =>
        (elements as HTMLInputElement[]).map((field) => [
          field.name,
          field.type,
          field.getAttribute('autocomplete'),
          field.getAttribute('inputmode'),
          field.required,
        ]),
      );
    expect(fields).toEqual([
      ['firstName', 'text', 'given-name', null, true],
      ['lastName', 'text', 'family-name', null, true],
      ['email', 'email', 'email', 'email', true],
      ['phone', 'tel', 'tel', 'tel', false],
      ['message', 'textarea', null, null, true],
    ]);
  });

  test(`${variant}: the field for robots is out of sight, out of reach of the keyboard, and nobody is told of it`, async ({ page }) => {
    const { form } = await openForm(page, place);
    const trap = form.locator(`[name=${trapField}]`);
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(form.getByRole('textbox')).toHaveCount(5);
    expect(await trap.evaluate((field) => field.closest('[aria-hidden=true]')?.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
  });

  const rows = variant === 'modal' ? 4 : 5;
  test(`${variant}: the message has ${rows} rows and is 80 px high at least`, async ({ page }) => {
    const { field } = await openForm(page, place);
    await expect(field('message')).toHaveAttribute('rows', String(rows));
    await expect(field('message')).toHaveCSS('min-height', `${messageField.minHeightPx}px`);
    expect(messageField.minHeightPx).toBe(80);
  });

  test(`${variant}: a name of two characters and a message of ten are enough`, async ({ page }) => {
    const form = await openForm(page, place);
    await form.fill({ firstName: ' Al ', lastName: 'Xu', message: ' Dix signes ' });
    await form.send();
    await form.expectSuccess();
  });

  test(`${variant}: a field takes no more than its bound, and all of that is sent`, async ({ page, site }) => {
    const form = await openForm(page, place);
    await form.fill({ email: '', firstName: '', lastName: '', phone: '', message: '' });
    for (const field of ['firstName', 'lastName', 'phone', 'message'] as const) {
      await form.field(field).focus();
      await page.keyboard.insertText('x'.repeat(longest[field] + 1));
      await expect(form.field(field)).toHaveValue('x'.repeat(longest[field]));
    }
    const address = `${'x'.repeat(email.max - '@example.org'.length)}@example.org`;
    await form.field('email').focus();
    await page.keyboard.insertText(`${address}.uk`);
    await expect(form.field('email')).toHaveValue(address);
    await form.send();
    await form.expectSuccess();
    const [sent] = site.functions.received;
    expect(sent?.body).toMatchObject({
      name: `${'x'.repeat(name.max)} ${'x'.repeat(name.max)}`,
      email: address,
      message: `${'x'.repeat(message.max)}\n\nTéléphone: ${'x'.repeat(phone.max)}`,
    });
  });

  test(`${variant}: a value over its bound, however it got there, is refused beside its field; nothing is sent`, async ({ page, site }) => {
    const form = await openForm(page, place);
    for (const field of ['firstName', 'lastName', 'email', 'phone', 'message'] as const) {
      await form.fill();
      // A script sets what a visitor cannot type.
      const tooLong = field === 'email' ? `${'x'.repeat(longest.email)}@example.org` : 'x'.repeat(longest[field] + 1);
      await form.field(field).evaluate((element: HTMLInputElement, value) => {
        element.value = value;
      }, tooLong);
      await form.send();
      await expect(form.field(field), field).toHaveAttribute('aria-invalid', 'true');
      await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(1);
      await expect(form.alert.locator('strong')).toBeVisible();
    }
    expect(site.functions.received).toEqual([]);
  });
}

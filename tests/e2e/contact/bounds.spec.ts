/** The limits of the fields (sections 5 and 9). */
import type { ContactField } from '#schema/contact.ts';
import { contactBounds, messageField, trapField } from '#schema/contact-bounds.ts';
import { takingTurns } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { message as messageOf } from '../support/messages.ts';
import { expectToast, frenchPlaces, openForm } from './support/form.ts';

test.use({ isTabKept: true });

const inTurn = takingTurns(frenchPlaces);

const { name, email, phone, message } = contactBounds;
const longest: Readonly<Record<ContactField, number>> = {
  firstName: name.max,
  lastName: name.max,
  email: email.max,
  phone: phone.max,
  message: message.max,
};

for (const place of frenchPlaces)
  test(`${place.variant}: five fields, each with its autocomplete, its keyboard and whether it is required; the one for robots out of sight and reach; a message of its rows, 80 px high at least`, async ({
    page,
  }) => {
    const { form, field } = await openForm(page, place);
    const trap = form.locator(`[name=${trapField}]`);
    const fields = await form
      .locator(`input:not([type=hidden], [name=${trapField}]), textarea`)
      .evaluateAll((elements) =>
        (elements as HTMLInputElement[]).map((element) => [
          element.name,
          element.type,
          element.getAttribute('autocomplete'),
          element.getAttribute('inputmode'),
          element.required,
        ]),
      );
    expect(fields).toEqual([
      ['firstName', 'text', 'given-name', null, true],
      ['lastName', 'text', 'family-name', null, true],
      ['email', 'email', 'email', 'email', true],
      ['phone', 'tel', 'tel', 'tel', false],
      ['message', 'textarea', null, null, true],
    ]);
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(form.getByRole('textbox'), 'nobody is told of it').toHaveCount(5);
    expect(await trap.evaluate((element) => element.closest('[aria-hidden=true]')?.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
    await expect(field('message')).toHaveAttribute('rows', place.variant === 'modal' ? '4' : '5');
    await expect(field('message')).toHaveCSS('min-height', `${messageField.minHeightPx}px`);
    expect(messageField.minHeightPx).toBe(80);
  });

for (const place of inTurn())
  test(`${place.variant}: a name of two characters and a message of ten are enough`, async ({ page }) => {
    const form = await openForm(page, place);
    await form.fill({ firstName: ' Al ', lastName: 'Xu', message: ' Dix signes ' });
    await form.send();
    await form.expectSuccess();
  });

for (const place of inTurn())
  test(`${place.variant}: a field at its bound is sent whole, and characters count as one whatever they are made of`, async ({
    page,
    site,
  }) => {
    const form = await openForm(page, place);
    const filled = (max: number) => `😀${'x'.repeat(max - 2)}😀`;
    const address = `${'x'.repeat(email.max - '@example.org'.length)}@example.org`;
    await form.fill({
      firstName: ` ${filled(name.max)} `,
      lastName: filled(name.max),
      email: address,
      phone: filled(phone.max),
      message: `\n${filled(message.max)}\n`,
    });
    await form.send();
    await form.expectSuccess();
    expect(site.functions.received.map(({ body }) => body)).toMatchObject([
      {
        name: `${filled(name.max)} ${filled(name.max)}`,
        email: address,
        message: `${filled(message.max)}\n\nTéléphone: ${filled(phone.max)}`,
      },
    ]);
  });

for (const place of inTurn())
  test(`${place.variant}: pasting too much cuts nothing: how much it is and how much it may be is said beside the field; nothing is sent`, async ({
    page,
    site,
  }) => {
    const form = await openForm(page, place);
    for (const field of ['firstName', 'lastName', 'email', 'phone', 'message'] as const) {
      await form.fill({ [field]: '' });
      await form.field(field).focus();
      const tooLong = field === 'email' ? `${'x'.repeat(longest.email)}@example.org` : '😀'.repeat(longest[field] + 1);
      await page.keyboard.insertText(tooLong);
      await expect(form.field(field), field).toHaveValue(tooLong);
      await form.send();
      await expect(form.field(field), field).toHaveAttribute('aria-invalid', 'true');
      await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(1);
      // Playwright reads any space as a plain one.
      const written = (count: number) => count.toLocaleString('fr').replace(/\s/g, ' ');
      const values = { count: written([...tooLong].length), max: written(longest[field]) };
      const [title, text] = ['title', 'text'].map((part) => messageOf('fr', `common.form.errors.long.${part}`, values)) as [string, string];
      await expectToast(form.alert, { title, text });
      await expect(form.field(field)).toHaveAccessibleDescription(text);
    }
    expect(site.functions.received).toEqual([]);
  });

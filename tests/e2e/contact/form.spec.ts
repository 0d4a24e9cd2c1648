/** The fields of both contact forms: mistakes, bounds, small windows, accessibility. `tests/unit` and `tests/contact` test the validation itself. */
import { trapField } from '#schema/contact/endpoint.ts';
import { type ContactField, contactFields, fieldNames, isRequired, messageField } from '#schema/contact/fields.ts';
import { findViolations } from '../support/axe.ts';
import { enter, expectToast, type Form, inModal, onPage, openForm, placeOf, type Typed, visitor } from '../support/contact-form.ts';
import { hint, mistake, word } from '../support/contact-words.ts';
import { walkFocus } from '../support/focus-walk.ts';
import type { FunctionsServer } from '../support/functions-server.ts';
import { message } from '../support/messages.ts';
import { identity } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const variants = ['page', 'modal'] as const;

const mistakes: readonly (readonly [Partial<Typed>, wrong: readonly ContactField[], 'errors.name' | 'errors.email' | 'errors.message'])[] =
  [
    [{ firstName: '', lastName: '  L  ' }, ['firstName', 'lastName'], 'errors.name'],
    [{ email: 'ada@example' }, ['email'], 'errors.email'],
    [{ message: ' \n Neuf sign \n\n ' }, ['message'], 'errors.message'],
  ];

for (const variant of variants) {
  test(`${variant}: a mistake is named in the summary and beside its field, and the field has the focus`, { tag: '@each' }, async ({
    page,
    language,
    site,
  }) => {
    const form = await openForm(page, placeOf(variant, language));
    for (const [typed, wrong, error] of mistakes) {
      await form.fill(typed);
      await form.send();
      await expectToast(form.summary, word(language, error));
      await expect(form.alert, 'no toast beside the mistakes').toBeEmpty();
      const mailLinks = form.summary.getByRole('link', { name: identity.email });
      await expect(mailLinks, 'a way out for an address that is refused in error').toHaveCount(error === 'errors.email' ? 1 : 0);
      for (const name of fieldNames) {
        const isWrong = wrong.includes(name);
        await expect(form.field(name), name).toHaveAttribute('aria-invalid', String(isWrong));
        await expect(form.field(name), name).toHaveAccessibleDescription(isWrong ? mistake(language, name) : hint(language, name));
      }
      await expect(form.field(wrong[0] as ContactField)).toBeFocused();
    }
    expect(site.functions.received).toEqual([]);
  });

  test(`${variant}: the summary names the first of several mistakes until that one is corrected, and counts the wrong fields`, async ({
    page,
  }) => {
    const form = await openForm(page, placeOf(variant, 'fr'));
    await form.send();
    for (const [name, error, count] of [
      ['firstName', 'errors.name', '4 champs à compléter'],
      ['lastName', 'errors.name', '3 champs à compléter'],
      ['email', 'errors.email', '2 champs à compléter'],
      ['message', 'errors.message', '1 champ à compléter'],
    ] as const) {
      await expectToast(form.summary, word('fr', error));
      await expect(form.summary.locator('strong')).toHaveCount(1);
      await expect(form.summary).toContainText(count);
      await expect(form.field(name)).toBeFocused();
      await form.field(name).fill(visitor[name]);
      await form.send();
    }
    await form.expectSuccess();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  });

  test(`${variant}: a pasted text that is too long is not cut; its length is named beside the field`, async ({ page, site }) => {
    const form = await openForm(page, placeOf(variant, 'fr'));
    await form.fill({ message: '' });
    await form.field('message').focus();
    const tooLong = '😀'.repeat(contactFields.message.max + 1);
    await page.keyboard.insertText(tooLong);
    await expect(form.field('message')).toHaveValue(tooLong);
    await form.send();
    const written = (count: number) => count.toLocaleString('fr').replace(/\s/g, ' ');
    const values = { count: written(contactFields.message.max + 1), max: written(contactFields.message.max) };
    await expect(form.field('message')).toHaveAccessibleDescription(message('fr', 'common.form.errors.long.text', values));
    expect(site.functions.received).toEqual([]);
  });

  test(`${variant}: each field has its type, autocomplete and keyboard; the honeypot is unreachable`, async ({ page }) => {
    const { form, field } = await openForm(page, placeOf(variant, 'fr'));
    const fields = await form
      .locator(`input:not([type=hidden], [name=${trapField}]), select, textarea`)
      .evaluateAll((elements) =>
        (elements as HTMLInputElement[]).map(({ name, type, autocomplete, inputMode, required }) => [
          ...[name, type, autocomplete, inputMode, required],
        ]),
      );
    expect(fields).toEqual([
      ['subjectId', 'select-one', '', '', false],
      ['firstName', 'text', 'given-name', '', true],
      ['lastName', 'text', 'family-name', '', true],
      ['email', 'email', 'email', 'email', true],
      ['phone', 'tel', 'tel', 'tel', false],
      ['message', 'textarea', '', '', true],
    ]);
    const trap = form.locator(`[name=${trapField}]`);
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(form.getByRole('textbox'), 'without the honeypot').toHaveCount(5);
    await expect(field('message')).toHaveAttribute(
      'rows',
      String(variant === 'modal' ? messageField.rowsInModal : messageField.rowsOnPage),
    );
    await expect(field('message')).toHaveCSS('min-height', `${messageField.minHeightPx}px`);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  for (const place of [onPage, inModal]) {
    test(`${place.variant}: can be filled in and sent by touch, without horizontal scrolling`, async ({ page }) => {
      const form = await openForm(page, place);
      expect((await form.field('firstName').boundingBox())?.y).toBeLessThan(650);
      for (const name of fieldNames) {
        await form.field(name).tap();
        await enter(form.form, { [name]: visitor[name] });
        await expect(form.field(name)).toBeInViewport({ ratio: 1 });
      }
      const overflow = await form.form.evaluate((element) => {
        const region = element.closest('[role=dialog]') ?? document.documentElement;
        return region.scrollWidth - region.clientWidth;
      });
      expect(overflow).toBe(0);
      await form.button.tap();
      await form.expectSuccess();
      await expect(form.status.locator('.toast')).toBeInViewport({ ratio: 1 });
    });

    test(`${place.variant}: the summary is in view with the first wrong field, and covers no field`, async ({ page }) => {
      const form = await openForm(page, place);
      for (const name of fieldNames.filter(isRequired)) {
        await form.fill({ [name]: '' });
        await form.send();
        await expect(form.field(name)).toBeFocused();
        await expect(form.field(name)).toBeInViewport({ ratio: 1 });
        await expect(form.summary).toBeInViewport({ ratio: 1 });
        const [summary, field] = [await form.summary.boundingBox(), await form.field(name).boundingBox()];
        expect((summary?.y ?? 0) + (summary?.height ?? 0), name).toBeLessThanOrEqual(field?.y ?? 0);
        await expect(page.locator('.toast')).toHaveCount(1);
      }
    });

    test(`${place.variant}: toasts are in view and never cover the focused element`, async ({ page, noise }) => {
      noise.allow(/^console\.error: /);
      const form = await openForm(page, place);
      await form.fill({ email: 'refused@example.org' });
      await form.field('firstName').focus();
      await page.keyboard.press('Enter');
      const toast = form.alert.locator('.toast');
      await expect(toast).toBeInViewport({ ratio: 1 });
      await expect(form.field('firstName')).toBeInViewport({ ratio: 1 });
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        const covered = async () => {
          const box = await page.locator(':focus').boundingBox();
          return Math.max(0, (box?.y ?? 0) + (box?.height ?? 0) - ((await toast.boundingBox())?.y ?? 0));
        };
        await expect.poll(covered, `px covered after ${key}`).toBe(0);
      }
    });
  }
});

/** Brings a form into each state; each step starts from the state before. */
const states: Readonly<Record<string, (form: Form, functions: FunctionsServer) => Promise<void>>> = {
  empty: async () => {},
  'every field wrong': async (form) => {
    await form.fill({ firstName: '', lastName: '', email: '', phone: '1'.repeat(99), message: '' });
    await form.send();
    await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(5);
  },
  sending: async (form, functions) => {
    await form.fill({ email: 'slow@example.org' });
    await form.send();
    await expect.poll(() => functions.received.length).toBe(1);
  },
  failed: async (form, functions) => {
    functions.release(false);
    await form.expectFailure();
  },
  sent: async (form) => {
    await form.fill();
    await form.send();
    await form.expectSuccess();
  },
};

for (const variant of variants) {
  test(`${variant}: accessible in every state`, { tag: '@each' }, async ({ page, language, site, noise, viewport }) => {
    noise.allow(/^console\.error: /);
    const form = await openForm(page, placeOf(variant, language));
    // On a desktop, the small window is equivalent to a zoom of 400 %.
    const smallest = (viewport?.width ?? 0) > 500 ? { width: 320, height: 256 } : viewport;
    for (const [state, reach] of Object.entries(states)) {
      await test.step(state, async () => {
        await reach(form, site.functions);
        const closed = state === 'sent' && variant === 'modal';
        const within = closed ? 'main' : variant === 'page' ? 'main form' : '[role=dialog]';
        expect(await findViolations(page, { within: closed ? 'body' : within })).toEqual([]);
        if (smallest) await page.setViewportSize(smallest);
        for (const shift of [false, true]) expect(await walkFocus(page, { within, shift })).toEqual([]);
        if (viewport) await page.setViewportSize(viewport);
      });
    }
  });
}

/** What the forms refuse, what they say of it and where (sections 5 and 8). */
import { type ContactField, contactFields } from '#schema/contact.ts';
import { isSoaking, takingTurns } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { expectToast, frenchPlaces, onPage, openForm, placesByTurns, type Typed } from './support/form.ts';
import { hint, mistake, word } from './support/words.ts';

test.use({ isTabKept: true });

const inTurn = takingTurns(frenchPlaces);

type Mistake = 'errors.name' | 'errors.email' | 'errors.message';

/** Fields as typed, the fields that are wrong in them, and what is said of the first. */
const mistakes: readonly (readonly [title: string, Partial<Typed>, wrong: readonly ContactField[], Mistake])[] = [
  ['a first name of one letter', { firstName: 'A' }, ['firstName'], 'errors.name'],
  ['a last name of one letter', { lastName: 'L' }, ['lastName'], 'errors.name'],
  ['a first name of spaces', { firstName: '     ' }, ['firstName'], 'errors.name'],
  ['a last name of one letter among spaces', { lastName: '  L  ' }, ['lastName'], 'errors.name'],
  ['no names at all', { firstName: '', lastName: '' }, ['firstName', 'lastName'], 'errors.name'],
  ['no e-mail address', { email: '' }, ['email'], 'errors.email'],
  ['an e-mail address without a domain', { email: 'ada' }, ['email'], 'errors.email'],
  ['an e-mail address without a top level', { email: 'ada@example' }, ['email'], 'errors.email'],
  ['an e-mail address with a space', { email: 'ada l@example.org' }, ['email'], 'errors.email'],
  ['two e-mail addresses', { email: 'ada@example.org,eve@example.org' }, ['email'], 'errors.email'],
  ['a message of nine characters', { message: 'Neuf sign' }, ['message'], 'errors.message'],
  ['a message of nine characters among spaces and line ends', { message: ' \n Neuf sign \n\n ' }, ['message'], 'errors.message'],
  ['no message', { message: '' }, ['message'], 'errors.message'],
];

for (const place of placesByTurns) {
  const { variant, locale } = place;
  const errors = ['errors.name', 'errors.email', 'errors.message'] as const;

  test(`${variant} ${locale}: what is wrong is said in ${errors.map((error) => `“${word(locale, error).title}”`).join(', ')}; nothing is sent`, async ({
    page,
    site,
  }) => {
    const form = await openForm(page, place);
    for (const error of errors) {
      const { title, text } = word(locale, error);
      // The rules are the same in every language and in both forms, the words are not.
      const cases = mistakes.filter((one) => one[3] === error).slice(0, isSoaking || place === onPage ? undefined : 1);
      for (const [of, typed, wrong] of cases) {
        await test.step(of, async () => {
          await form.fill(typed);
          await form.send();
          await expectToast(form.alert, { title, text });
          for (const name of contactFields) {
            await expect(form.field(name), name).toHaveAttribute('aria-invalid', String(wrong.includes(name)));
            await expect(form.field(name), name).toHaveAccessibleDescription(
              wrong.includes(name) ? mistake(locale, name) : hint(locale, name),
            );
          }
          await expect(form.field(wrong[0] as ContactField)).toBeFocused();
        });
      }
    }
    expect(site.functions.received).toEqual([]);
  });
}

for (const place of inTurn())
  test(`${place.variant}: of several mistakes the toast names the first: name, then e-mail, then message`, async ({ page }) => {
    const form = await openForm(page, place);
    const corrections = [
      ['errors.name', { firstName: '', lastName: '', email: '', message: '' }, 'firstName'],
      ['errors.name', { firstName: 'Ada', lastName: '', email: '', message: '' }, 'lastName'],
      ['errors.email', { email: '', message: '' }, 'email'],
      ['errors.message', { message: '' }, 'message'],
    ] as const;
    for (const [mistake, typed, focused] of corrections) {
      await form.fill(typed);
      await form.send();
      await expectToast(form.alert, word(place.locale, mistake));
      await expect(form.alert.locator('strong'), 'one toast at a time').toHaveCount(1);
      await expect(form.field(focused)).toBeFocused();
    }
  });

for (const place of inTurn())
  test(`${place.variant}: every wrong field says beside it what is wrong, until it is right`, async ({ page }) => {
    const form = await openForm(page, place);
    await form.send();
    for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
      const text = mistake(place.locale, name);
      const beside = form.form
        .locator('div', { has: page.locator(`[name="${name}"]`) })
        .last()
        .getByText(text, { exact: true });
      await expect(beside).toBeVisible();
      expect(await form.field(name).getAttribute('aria-describedby')).toBe(await beside.getAttribute('id'));
    }
    await form.fill();
    await form.send();
    await form.expectSuccess();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  });

/** The subject of a message: chosen by a link, shown, changed, sent; and the short form of the home page. */
import type { Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { contactFields, fieldNames, isRequired } from '#schema/contact/fields.ts';
import { about, subjectIds } from '#schema/contact/subjects.ts';
import { type Locale, locales } from '#schema/site/locales.ts';
import { hydrateForm, inModal, onPage, openForm, openModal, placeOf, visitor } from '../support/contact-form.ts';
import { word } from '../support/contact-words.ts';
import { message } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

const addressOf = (locale: Locale, subject: (typeof subjectIds)[number]) =>
  `${pages.contact.paths[locale]}?${about(subject)[locale]}#message`;

/** The note of each subject on the contact page. */
const notes = (page: Page) => page.locator('.subject-notes > li');

/** Expects the subject to be chosen, and its note to be the only one shown. */
async function expectSubject(page: Page, subject: (typeof subjectIds)[number] | ''): Promise<void> {
  await expect(page.locator('main form [name=subjectId]')).toHaveValue(subject);
  for (const [index, id] of subjectIds.entries()) await expect(notes(page).nth(index), id).toBeVisible({ visible: id === subject });
}

test('the subject of a link is chosen before the form is touched, can be changed, and is sent', { tag: '@each' }, async ({
  page,
  language,
  site,
}) => {
  for (const subject of subjectIds) {
    await page.goto(addressOf(language, subject));
    await expectSubject(page, subject);
  }
  const form = await hydrateForm(page, placeOf('page', language));
  await form.fill({ subjectId: 'booster' });
  await expectSubject(page, 'booster');
  await form.send();
  await form.expectSuccess();
  expect(site.functions.received.map(({ body }) => body.message)).toEqual([
    `${visitor.message}\n\n${message(language, 'common.form.subjectId')}: booster\n${message(language, 'common.form.phone')}: ${visitor.phone}`,
  ]);
  await expectSubject(page, '');
});

test('an address without a subject, or with an unknown one, leaves the form a general enquiry', async ({ page }) => {
  for (const query of ['', '?sujet=autre', '?utm=france']) {
    await page.goto(pages.contact.paths.fr + query);
    await hydrateForm(page, onPage);
    await expectSubject(page, '');
  }
});

test('the subject is kept on the page in the other language, and replaces that of a draft', async ({ page }) => {
  const form = await openForm(page, onPage);
  await form.fill();
  await page.goto(addressOf('fr', 'hotline'));
  await expectSubject(page, 'hotline');
  await expect(form.field('message')).toHaveValue(visitor.message);
  await page.getByRole('banner').getByRole('link', { name: locales.en.short, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(pages.contact.paths.en));
  await expectSubject(page, 'hotline');
});

test('the modal has the subject of the link that opens it', async ({ page }) => {
  await page.goto(pages.locationScoring.paths.fr);
  await page.locator('#expert a').click();
  const form = await hydrateForm(page, inModal);
  await expect(form.field('subjectId')).toHaveValue('booster');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page shows the note of the subject that is chosen', async ({ page }) => {
    await page.goto(pages.contact.paths.fr);
    await page.locator('main form [name=subjectId]').selectOption('case');
    await expectSubject(page, 'case');
  });
});

test.describe('the short form of the home page', () => {
  const home = { ...onPage, path: pages.home.paths.fr };

  test('has the required fields, the others on demand, and sends as the contact page does', async ({ page, site }) => {
    await page.goto(`${home.path}#contact`);
    const form = await hydrateForm(page, home);
    for (const name of fieldNames) await expect(form.field(name), name).toBeVisible({ visible: isRequired(name) });
    await form.send();
    await expect(form.summary.locator('strong')).toHaveText(word('fr', 'errors.name').title);
    await expect(form.field('firstName')).toBeFocused();
    await form.form.getByText(message('fr', 'common.form.onDemand')).click();
    await form.fill();
    await form.send();
    await form.expectSuccess();
    expect(site.functions.received.map(({ body }) => body.email)).toEqual([visitor.email]);
  });

  test('opens a mistake in a field on demand', async ({ page }) => {
    await page.goto(`${home.path}#contact`);
    const form = await hydrateForm(page, home);
    const summary = form.form.locator('details > summary');
    await summary.click();
    await form.fill({ phone: '1'.repeat(contactFields.phone.max + 1) });
    await summary.click();
    await expect(form.field('phone')).toBeHidden();
    await form.send();
    await expect(form.field('phone')).toBeFocused();
  });

  test('is emptied by a message that the modal sends, and has no part of another', async ({ page, site }) => {
    await page.goto(`${home.path}#contact`);
    const short = await hydrateForm(page, home);
    await short.form.locator('details > summary').click();
    await short.fill();
    const modal = await openModal(page, inModal);
    expect(await modal.values()).toEqual(visitor);
    await modal.send();
    await modal.expectSuccess();
    await expect(short.field('message')).toHaveValue('');
    expect(site.functions.received).toHaveLength(1);
  });
});

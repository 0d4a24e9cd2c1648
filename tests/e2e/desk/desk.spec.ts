/** The desk as its writers use it: find a text, change it in every language, save; two writers at once. */
import { expect, type Locator, type Page } from 'playwright/test';
import { contactFields } from '#schema/contact/fields.ts';
import { locales } from '#schema/site/locales.ts';
import { type DevSite, deskTest as test } from '../dev/support/dev-site.ts';
import { findViolations } from '../support/axe.ts';

/** The words below the e-mail field when its address is wrong, and those below the message, which have a placeholder. */
const [bundle, email, message] = ['common', 'form.mistakes.email', 'form.mistakes.message'];
const fileOf = (locale: string) => `generated/messages/${locale}/${bundle}.json`;
const sources = 'generated/messages/en/_sources.json';

// Serial: the tests share the files of one project.
test.describe.configure({ mode: 'default' });

async function openDesk(page: Page, dev: DevSite): Promise<void> {
  await expect.poll(() => dev.printed()).toMatch(/Desk:/);
  await page.goto(/Desk:\s+(\S+)/.exec(dev.printed())?.[1] ?? '');
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
}

/** Finds a text by its key and opens its panel. */
async function openText(page: Page, key: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search in all texts' }).fill(`${bundle}.${key}`);
  await page.locator('.entry').first().click();
  await expect(page.getByRole('heading', { name: `${bundle}.${key}` })).toBeVisible();
}

const field = (page: Page, locale: keyof typeof locales): Locator => page.getByRole('textbox', { name: locales[locale].name, exact: true });

async function typeAtEnd(target: Locator, words: string): Promise<void> {
  await target.focus();
  await target.press('ControlOrMeta+End');
  await target.pressSequentially(words);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page, words = 'Saved.') => expect(page.getByRole('complementary').getByRole('status')).toHaveText(words);

/** Returns the numbers of the lines that differ between two texts of as many lines. */
function changedLines(before: string, after: string): readonly number[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now.length).toBe(old.length);
  return now.flatMap((line, index) => (line === old[index] ? [] : [index]));
}

const lineOf = (text: string, words: string) => text.split('\n').findIndex((line) => line.includes(words));

test('a hidden text is changed in both languages; without its placeholder it is refused', async ({ dev, page }) => {
  const before = { fr: dev.read(fileOf('fr')), en: dev.read(fileOf('en')) };
  await openDesk(page, dev);
  await openText(page, email);
  await typeAtEnd(field(page, 'fr'), ' Merci.');
  await typeAtEnd(field(page, 'en'), ' Thank you.');
  await save(page);
  await saved(page);

  await openText(page, message);
  const words = (await field(page, 'fr').innerText()).replace(/\s+$/, '');
  await field(page, 'fr').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Écrivez plus de caractères : ');
  const mistake = page.getByRole('region', { name: locales.fr.name }).locator('.finding');
  await expect(mistake).toContainText(`no ${contactFields.message.min} in “Écrivez plus de caractères`);
  const [fr] = [dev.read(fileOf('fr'))];
  await save(page);
  await expect(page.getByRole('complementary').getByRole('status')).toHaveText(/^Nothing was saved/);
  expect(dev.read(fileOf('fr'))).toBe(fr);

  await page.getByRole('button', { name: /^Put back/ }).click();
  await expect(mistake).toHaveCount(0);
  await save(page);
  await saved(page);
  expect(await findViolations(page, { within: 'html' })).toEqual([]);

  const after = { fr: dev.read(fileOf('fr')), en: dev.read(fileOf('en')) };
  expect(after.fr).toContain('Écrivez plus de caractères : {min}');
  const expected = [lineOf(after.fr, ' Merci.'), lineOf(after.fr, 'Écrivez plus de caractères')];
  expect(changedLines(before.fr, after.fr)).toEqual(expected);
  expect(changedLines(before.en, after.en)).toEqual([lineOf(after.en, ' Thank you.')]);

  // Undo goes back over the save.
  await field(page, 'fr').focus();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Z');
    expect((await field(page, 'fr').innerText()).replace(/\s+$/, '')).toBe(words);
  }).toPass();
});

test('the writer goes on typing while the page opens the dialog of the text', async ({ dev, page }) => {
  await openDesk(page, dev);
  await openText(page, 'form.modalTitle');
  const frame = page.frameLocator('iframe').first();
  await expect(frame.locator('dialog[open]')).toBeVisible();
  await expect(frame.locator('dialog desk-picker')).toBeAttached();
  await page.keyboard.type(' here');
  await expect(field(page, 'fr')).toContainText(' here');
  await page.getByRole('button', { name: 'Drop my change' }).click();
});

test('a translation whose source has changed is confirmed', async ({ dev, page }) => {
  const label = /"label": "([^"]+)"/.exec(dev.read('generated/messages/fr/about.json'))?.[0] ?? '';
  await openDesk(page, dev);
  const restore = dev.save('generated/messages/fr/about.json', label, label.replace(/"$/, ' !"'));
  await page.getByRole('button', { name: /^Outdated/ }).click();
  const { label: translation } = JSON.parse(dev.read('generated/messages/en/about.json')) as { readonly label: string };
  const entry = page.locator('.entry').filter({ has: page.getByText(translation, { exact: true }) });
  await entry.click();
  const before = dev.read(sources);
  await page.getByRole('button', { name: 'Still right' }).click();
  await saved(page, 'Confirmed.');
  await page.getByRole('button', { name: /^Outdated/ }).click();
  await expect(entry).toHaveCount(0);
  expect(changedLines(before, dev.read(sources))).toHaveLength(1);
  restore();
});

test('of two writers at one text, the second is shown both versions and no word is lost', async ({ dev, page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await openDesk(each, dev);
    await openText(each, email);
  }
  await typeAtEnd(field(page, 'en'), ' First.');
  await typeAtEnd(field(other, 'en'), ' Second.');
  await save(page);
  await saved(page);

  await save(other);
  const conflict = other.getByRole('group', { name: 'Two versions' });
  await expect(conflict.locator('ins').filter({ hasText: 'First' })).toBeVisible();
  await expect(field(other, 'en')).toContainText('Second.');
  expect(dev.read(fileOf('en'))).not.toContain('Second.');
  await typeAtEnd(field(other, 'en'), ' First.');
  await conflict.getByRole('button', { name: 'Save the words below' }).click();
  await expect(conflict).toHaveCount(0);
  await expect.poll(() => dev.read(fileOf('en'))).toContain(' Second. First."');
});

/** Storing and sharing a comparison: on the device, as a file, as a link and on paper; damaged data is refused. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { newCandidate } from '#renderer/islands/scoring/comparison.ts';
import { toFragment } from '#renderer/islands/scoring/sharing/fragment.ts';
import { toText } from '#renderer/islands/scoring/sharing/serialize.ts';
import { locales } from '#schema/site/locales.ts';
import { findViolations } from '../support/axe.ts';
import { enteredComparison, expectResult, expectStored, names, openTool, toolWords } from '../support/scoring-tool.ts';
import { expect, test } from '../support/test.ts';

const comparison = enteredComparison([4, 4, 4, 3, 3, 5, 3, 2, 4, 3, 4, 3]);
const text = toText(comparison);

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('a file and a link restore exactly the same comparison', { tag: '@each' }, async ({ page, browser, language: locale }) => {
  const { textOf } = toolWords(locale);
  await page.addInitScript((state) => localStorage.getItem('location-scoring') ?? localStorage.setItem('location-scoring', state), text);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page, locale);
  await expectResult(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, textOf('csv.export')).click()]);
  const file = readFileSync(await download.path());
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.csv$/);
  expect(file.subarray(0, 8).toString()).toBe(`\ufeffcode${locale === 'fr' ? ';' : ','}`);
  expect(file.toString(), 'text that looks like a formula is escaped').toContain(`'+ compté samedi`);
  expect(file.toString()).toContain(locale === 'fr' ? ';48000,5;' : ',48000.5,');

  await button(page, textOf('keep.clear')).click();
  await expect(page.locator('.tool-status')).toHaveText(textOf('keep.cleared'));
  await expectStored(page).not.toBe(text);
  await expect(page.locator('.tool-verdict')).toHaveText(textOf('result.empty'));
  await page.locator('input[type="file"]').setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer: file });
  await expect(page.locator('.tool-status')).toHaveText(textOf('csv.imported', { count: 2 }));
  await expectStored(page).toBe(text);

  // A refused file is explained line by line, and changes nothing.
  const bad = file
    .toString()
    .replace(/^footfall(.)(.*?)\1\d+/m, 'footfall$1$2$111')
    .replace('visibility', 'parking');
  await page.locator('input[type="file"]').setInputFiles({ name: 'bad.csv', mimeType: 'text/csv', buffer: Buffer.from(bad) });
  await expect(page.locator('.tool-status p')).toHaveText(textOf('csv.refused'));
  await expect(page.locator('.tool-status li').filter({ hasText: 'parking' })).toHaveText(/(Ligne|Line) 8/);
  await expectStored(page).toBe(text);
  expect(await findViolations(page, { within: '.tool-status' })).toEqual([]);

  await expectResult(page);
  await button(page, textOf('keep.copy')).click();
  const address = await page.getByRole('textbox', { name: textOf('keep.address') }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(other.locator('.tool-status')).toHaveText(textOf('keep.opened'));
  await expectStored(other).toBe(text);
  expect(other.url(), 'the fragment is removed after opening').not.toContain('#');
  await other.context().close();
});

test('a browser that cannot make a link says so', { tag: '@each' }, async ({ page, language: locale }) => {
  const { textOf } = toolWords(locale);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'));
  await openTool(page, locale);
  await button(page, textOf('keep.copy')).click();
  await expect(page.locator('.tool-status')).toHaveText(textOf('keep.noLink'));
});

test('damaged, newer and overlong links are refused with a reason; opening a valid link can be undone', { tag: '@each' }, async ({
  page,
  language: locale,
}) => {
  const { textOf } = toolWords(locale);
  await page.addInitScript((state) => localStorage.getItem('location-scoring') ?? localStorage.setItem('location-scoring', state), text);
  const fragment = await toFragment(comparison);
  await openTool(page, locale, `#${fragment.slice(0, -3)}`);
  const status = page.locator('.tool-status');
  await expect(status).toHaveText(textOf('keep.refused.damaged'));
  for (const [hash, key] of [
    [fragment.replace('v1', 'v2'), 'newer'],
    [`v1.${'A'.repeat(90_000)}`, 'long'],
  ] as const) {
    await page.evaluate((hash) => location.assign(`#${hash}`), hash);
    await expect(status).toHaveText(textOf(`keep.refused.${key}`));
  }
  await expect(page.locator('.tool-ranked-name').first()).toHaveText(names[0]);
  await expectStored(page).toBe(text);

  const received = { ...comparison, weights: comparison.weights.map(() => 1) };
  await page.evaluate((hash) => location.assign(`#${hash}`), await toFragment(received));
  await expect(status).toHaveText(textOf('keep.opened'));
  await expectStored(page).toBe(toText(received));
  await expectResult(page);
  await button(page, textOf('keep.undo')).click();
  await expect(status).toHaveText(textOf('keep.undone'));
  await expectStored(page).toBe(text);
});

test('the print is one A4 page with the ranking, the date and a line for a signature', { tag: '@each' }, async ({ page, language }) => {
  const { textOf, title } = toolWords(language);
  const others = [5, 4, 3, 2].map((score) => ({
    ...newCandidate,
    name: `${names[0]}, ${score}`,
    scores: newCandidate.scores.map(() => score),
  }));
  const day = new Date(2031, 1, 28, 12);
  await page.clock.setFixedTime(day);
  await openTool(page, language, `#${await toFragment({ ...comparison, candidates: [...comparison.candidates, ...others] })}`);
  await expect(page.locator('.tool-said').first()).not.toHaveText(textOf('robust.waiting'));
  const sheet = page.locator('.tool-print');
  await expect(sheet).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const text of [title('prospects'), names[0], day.toLocaleDateString(locales[language].tag, { dateStyle: 'long' })])
    await expect(sheet).toContainText(text);
  await expect(sheet.getByText(textOf('keep.signature'))).toBeVisible();
  await expect(sheet.getByRole('table')).toHaveCount(2);
});

test('invalid text is removed with its location; a decimal is rounded', async ({ page }) => {
  const { textOf } = toolWords('fr');
  await openTool(page, 'fr');
  await button(page, textOf('places.add')).click();
  const rents = page.getByRole('textbox', { name: textOf('places.rent') });
  await rents.nth(1).fill('48000');
  await rents.nth(0).fill('abc');
  await page.locator('.tool-remove').first().click();
  await expect(rents).toHaveCount(2);
  await expect(rents.nth(0)).toHaveValue(/^48\s000$/);
  await rents.nth(0).fill('def');
  await rents.nth(1).fill('ghi');
  await button(page, textOf('keep.clear')).click();
  for (const rent of await rents.all()) await expect(rent).toHaveValue('');

  const score = page.getByRole('spinbutton').nth(1);
  for (const [typed, rounded] of [
    ['7,5', '8'],
    ['6.2', '6'],
    ['75', '10'],
    ['-3', '0'],
    ['3x', '3'],
  ] as const) {
    await score.fill('');
    await score.pressSequentially(typed);
    await score.blur();
    await expect(score).toHaveValue(rounded);
  }
});

test('two open tabs show the changes of each other, and do not write them back', async ({ page, context }) => {
  await openTool(page, 'fr');
  const other = await context.newPage();
  await openTool(other, 'fr');
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      Object.assign(window, { written: value });
      setItem.call(this, key, value);
    };
  });
  const note = (tab: Page) => tab.locator('.tool-note').first();
  await note(other).pressSequentially('compté samedi à 11 h');
  await expect(note(page)).toHaveValue('compté samedi à 11 h');
  await expect(note(other)).toHaveValue('compté samedi à 11 h');
  // A change is stored in a task after the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
  expect(await page.evaluate(() => 'written' in window)).toBe(false);
});

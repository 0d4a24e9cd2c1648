/** A comparison kept: on the device, as a file, as a link, on paper; and what is damaged refused, the work in hand untouched. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { newCandidate } from '#renderer/scoring/comparison.ts';
import { toFragment } from '#renderer/scoring/keep/fragment.ts';
import { toText } from '#renderer/scoring/keep/parse.ts';
import { localeCodes, locales } from '#schema/site.ts';
import { takingTurns } from '../../support/soak.ts';
import { violations } from '../support/axe.ts';
import { test } from '../support/tab.ts';
import { readPdf } from './support/pdf.ts';
import { entered, expectKept, expectWhole, names, openTool, toolWords } from './support/player.ts';

const comparison = entered([4, 4, 4, 3, 3, 5, 3, 2, 4, 3, 4, 3]);
const text = toText(comparison);

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

const inTurn = takingTurns(localeCodes);

for (const locale of inTurn()) {
  test(`${locale}: out as a file and back, erased and brought back, as a link in another browser: the same to the byte`, async ({
    page,
    browser,
  }) => {
    const { say } = toolWords(locale);
    await page.addInitScript((state) => localStorage.getItem('location-scoring') ?? localStorage.setItem('location-scoring', state), text);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTool(page, locale);
    await expectWhole(page);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, say('csv.export')).click()]);
    const file = readFileSync(await download.path());
    expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.csv$/);
    expect(file.subarray(0, 8).toString()).toBe(`\ufeffcode${locale === 'fr' ? ';' : ','}`);
    expect(file.toString(), 'what begins like a formula is a text').toContain(`'+ compté samedi`);
    expect(file.toString()).toContain(locale === 'fr' ? ';48000,5;' : ',48000.5,');

    await button(page, say('keep.clear')).click();
    await expect(page.locator('.tool-status')).toHaveText(say('keep.cleared'));
    await expectKept(page).not.toBe(text);
    await expect(page.locator('.tool-verdict')).toHaveText(say('result.empty'));
    await page.locator('input[type="file"]').setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer: file });
    await expect(page.locator('.tool-status')).toHaveText(say('csv.imported', { count: 2 }));
    await expectKept(page).toBe(text);

    // Line by line, and nothing lost.
    const bad = file
      .toString()
      .replace(/^footfall(.)(.*?)\1\d+/m, 'footfall$1$2$111')
      .replace('visibility', 'parking');
    await page.locator('input[type="file"]').setInputFiles({ name: 'bad.csv', mimeType: 'text/csv', buffer: Buffer.from(bad) });
    await expect(page.locator('.tool-status p')).toHaveText(say('csv.refused'));
    await expect(page.locator('.tool-status li').filter({ hasText: 'parking' })).toHaveText(/(Ligne|Line) 8/);
    await expectKept(page).toBe(text);
    expect(await violations(page, { within: '.tool-status' })).toEqual([]);

    await expectWhole(page);
    await button(page, say('keep.copy')).click();
    const address = await page.getByRole('textbox', { name: say('keep.address') }).inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const other = await (await browser.newContext()).newPage();
    await other.goto(address);
    await expect(other.locator('.tool-status')).toHaveText(say('keep.opened'));
    await expectKept(other).toBe(text);
    expect(other.url(), 'once open, the address says it no more').not.toContain('#');
    await other.context().close();
  });
}

for (const locale of inTurn()) {
  test(`${locale}: damaged, newer and lengthy links are refused by a sentence; another one opens, and the work before comes back`, async ({
    page,
  }) => {
    const { say } = toolWords(locale);
    await page.addInitScript((state) => localStorage.getItem('location-scoring') ?? localStorage.setItem('location-scoring', state), text);
    const fragment = await toFragment(comparison);
    await openTool(page, locale, `#${fragment.slice(0, -3)}`);
    const status = page.locator('.tool-status');
    await expect(status).toHaveText(say('keep.refused.damaged'));
    for (const [hash, key] of [
      [fragment.replace('v1', 'v2'), 'newer'],
      [`v1.${'A'.repeat(90_000)}`, 'long'],
    ] as const) {
      await page.evaluate((hash) => location.assign(`#${hash}`), hash);
      await expect(status).toHaveText(say(`keep.refused.${key}`));
    }
    await expect(page.locator('.tool-ranked-name').first()).toHaveText(names[0]);
    await expectKept(page).toBe(text);

    const received = { ...comparison, weights: comparison.weights.map(() => 1) };
    await page.evaluate((hash) => location.assign(`#${hash}`), await toFragment(received));
    await expect(status).toHaveText(say('keep.opened'));
    await expectKept(page).toBe(toText(received));
    await expectWhole(page);
    await button(page, say('keep.undo')).click();
    await expect(status).toHaveText(say('keep.undone'));
    await expectKept(page).toBe(text);
  });
}

for (const locale of inTurn()) {
  test(`${locale}: printed, it is one page of A4 with the ranking, the scores, the day and a line to sign on`, async ({ page }) => {
    const { say, title } = toolWords(locale);
    const others = [5, 4, 3, 2].map((score) => ({
      ...newCandidate,
      name: `${names[0]}, ${score}`,
      scores: newCandidate.scores.map(() => score),
    }));
    const six = { ...comparison, candidates: [...comparison.candidates, ...others] };
    // A day of its own: this one may end meanwhile.
    const day = new Date(2031, 1, 28, 12);
    await page.clock.setFixedTime(day);
    await openTool(page, locale, `#${await toFragment(six)}`);
    await expect(page.locator('.tool-said').first()).not.toHaveText(say('robust.waiting'));
    const { pages, text, tables } = readPdf(await page.pdf({ format: 'A4', tagged: true }));
    expect(pages).toBe(1);
    for (const said of [
      say('keep.sheet'),
      say('keep.signature'),
      new RegExp(title('prospects')),
      new RegExp(day.toLocaleDateString(locales[locale].tag, { dateStyle: 'long' })),
      new RegExp(names[0]),
    ])
      expect(text).toMatch(new RegExp(said.source.replace(/^\^/, '').replace(/\\s\*|\s/g, '')));
    // Kept as a file, it is read out as what it is: on the screen it is not there.
    expect(tables).toBe(2);
    await expect(page.locator('.tool-print')).toBeHidden();
  });
}

test('what is typed and says no number goes with the location it was typed for; a decimal is rounded', async ({ page }) => {
  const { say } = toolWords('fr');
  await openTool(page, 'fr');
  await button(page, say('places.add')).click();
  const rents = page.getByRole('textbox', { name: say('places.rent') });
  await rents.nth(1).fill('48000');
  await rents.nth(0).fill('abc');
  await page.locator('.tool-remove').first().click();
  await expect(rents).toHaveCount(2);
  await expect(rents.nth(0)).toHaveValue(/^48\s000$/);
  await rents.nth(0).fill('def');
  await rents.nth(1).fill('ghi');
  await button(page, say('keep.clear')).click();
  for (const rent of await rents.all()) await expect(rent).toHaveValue('');

  const score = page.getByRole('spinbutton').nth(1);
  for (const [typed, kept] of [
    ['7,5', '8'],
    ['6.2', '6'],
    ['75', '10'],
    ['-3', '0'],
    ['3x', '3'],
  ] as const) {
    await score.fill('');
    await score.pressSequentially(typed);
    await score.blur();
    await expect(score).toHaveValue(kept);
  }
});

test('open twice, each shows what is typed in the other, and leaves it as it is kept: written again it would undo what has been typed since', async ({
  page,
  context,
}) => {
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
  // What is kept is written in a task after the frame that follows what is seen.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
  expect(await page.evaluate(() => 'written' in window)).toBe(false);
});

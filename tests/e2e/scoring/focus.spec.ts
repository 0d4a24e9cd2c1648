/** The focus after a button has removed itself, and announcements. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { openTool, toolWords } from '../support/scoring-tool.ts';
import { expect, test } from '../support/test.ts';

const { say } = toolWords('en');
const { min, max } = scoringBounds.locations;

test('locations that come and go never take the focus with them', async ({ page }) => {
  await openTool(page, 'en');
  const places = page.locator('.tool-place');
  const names = page.locator('.tool-place-name > input');
  const add = page.getByRole('button', { name: say('places.add') });
  const removers = page.locator('.tool-remove');
  for (let count = min; count < max; count++) {
    await add.press('Enter');
    await expect(places).toHaveCount(count + 1);
    await expect(names.last(), 'the first field of what was added').toBeFocused();
  }
  await expect(add).toHaveCount(0);
  await names.nth(1).fill('Moves up');
  await removers.first().press('Enter');
  await expect(removers.first(), 'the button of the one that has moved up').toBeFocused();
  await expect(names.first()).toHaveValue('Moves up');
  for (let count = max - 1; count > min; count--) {
    await removers.last().press('Enter');
    await expect(places).toHaveCount(count - 1);
    await expect(add, 'what stands after the last one').toBeFocused();
  }
});

test('figures are told apart by their location, and an amount that cannot be read is said', async ({ page }) => {
  await openTool(page, 'en');
  await page.locator('.tool-place-name > input').first().fill('12 High Street');
  const rents = page.getByRole('textbox', { name: say('places.rent') });
  await expect(rents.first()).toHaveAccessibleName(/, 12 High Street$/);
  await expect(rents.last()).toHaveAccessibleName(/, Unit\sB$/);
  await rents.first().fill('a lot');
  await rents.first().press('Tab');
  await expect(page.getByRole('alert')).toHaveText(say('places.amount'));
});

test('what is done a second time is said a second time', async ({ page }) => {
  await openTool(page, 'en');
  const said = page.locator('.tool-status p');
  await page.locator('.tool-place-name > input').first().fill('12 High Street');
  await page.getByRole('button', { name: say('keep.clear') }).click();
  for (const key of ['undo', 'copy'] as const) {
    const button = page.getByRole('button', { name: say(`keep.${key}`) });
    await button.click();
    if (key === 'undo') await expect(said).toHaveText(say('keep.undone'));
    // By the clipboard or, where there is none, by hand.
    else await expect(said).not.toHaveText(say('keep.undone'));
    const first = await said.elementHandle();
    await button.click();
    // A live region says what is put into it, and nothing of what stays as it was.
    await expect.poll(() => first?.evaluate((element) => element.isConnected), key).toBe(false);
    await expect(said).toHaveText(/\S/);
  }
});

/** The focus when a button disappears, and announcements. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { openTool, toolWords } from '../support/scoring-tool.ts';
import { expect, test } from '../support/test.ts';

const { textOf } = toolWords('en');
const { min, max } = scoringBounds.locations;

test('adding and removing locations never loses the focus', async ({ page }) => {
  await openTool(page, 'en');
  const places = page.locator('.tool-place');
  const names = page.locator('.tool-place-name > input');
  const add = page.getByRole('button', { name: textOf('places.add') });
  const removers = page.locator('.tool-remove');
  for (let count = min; count < max; count++) {
    await add.press('Enter');
    await expect(places).toHaveCount(count + 1);
    await expect(names.last(), 'the first field of the new location').toBeFocused();
  }
  await expect(add).toHaveCount(0);
  await names.nth(1).fill('Moves up');
  await removers.first().press('Enter');
  await expect(removers.first(), 'the button of the location that has moved up').toBeFocused();
  await expect(names.first()).toHaveValue('Moves up');
  for (let count = max - 1; count > min; count--) {
    await removers.last().press('Enter');
    await expect(places).toHaveCount(count - 1);
    await expect(add, 'the button after the last location').toBeFocused();
  }
});

test('the names of figures contain their location, and an invalid amount is announced', async ({ page }) => {
  await openTool(page, 'en');
  await page.locator('.tool-place-name > input').first().fill('12 High Street');
  const rents = page.getByRole('textbox', { name: textOf('places.rent') });
  await expect(rents.first()).toHaveAccessibleName(/, 12 High Street$/);
  await expect(rents.last()).toHaveAccessibleName(/, Unit\sB$/);
  await rents.first().fill('a lot');
  await rents.first().press('Tab');
  await expect(page.getByRole('alert')).toHaveText(textOf('places.amount'));
});

test('a repeated action is announced again', async ({ page }) => {
  await openTool(page, 'en');
  const announcement = page.locator('.tool-status p');
  await page.locator('.tool-place-name > input').first().fill('12 High Street');
  await page.getByRole('button', { name: textOf('keep.clear') }).click();
  for (const key of ['undo', 'copy'] as const) {
    const button = page.getByRole('button', { name: textOf(`keep.${key}`) });
    await button.click();
    if (key === 'undo') await expect(announcement).toHaveText(textOf('keep.undone'));
    // The announcement depends on whether the clipboard can be written.
    else await expect(announcement).not.toHaveText(textOf('keep.undone'));
    const first = await announcement.elementHandle();
    await button.click();
    // Screen readers announce only what is inserted into a live region.
    await expect.poll(() => first?.evaluate((element) => element.isConnected), key).toBe(false);
    await expect(announcement).toHaveText(/\S/);
  }
});

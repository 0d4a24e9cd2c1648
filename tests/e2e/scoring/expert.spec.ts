/** The way to an expert, taken in the moment of the last key: the message and the address in it are those of the same comparison. */
import { expect } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { fromFragment, toFragment } from '#renderer/scoring/keep/fragment.ts';
import { message } from '../support/messages.ts';
import { test } from '../support/tab.ts';
import { entered, expectWhole, openTool } from './support/player.ts';

test.use({ isTabKept: true });

test('what goes to an expert opens as what was there when the link was followed', async ({ page }) => {
  await openTool(page, 'fr', `#${await toFragment(entered([4, 4, 4, 3, 3, 5, 3, 2, 4, 3, 4, 3]))}`);
  await expectWhole(page);
  const link = page.getByRole('link', { name: message('fr', 'scoringTool.tool.expert.button') });
  await link.evaluate(async (element: HTMLElement) => {
    const name = document.querySelector('.tool-place-name > input') as HTMLInputElement;
    name.value = 'Rue du Dernier Mot';
    name.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // Drawn, and not yet painted.
    for (let turns = 0; turns < 10; turns++) await undefined;
    element.click();
  });
  await expect(page).toHaveURL(`${pages.contact.paths.fr}#message`);
  const field = page.locator('main form [name=message]');
  await expect(field).toHaveValue(/Rue du Dernier Mot/);
  const [, fragment = ''] = /#(v1\.[\w-]+)/.exec(await field.inputValue()) ?? [];
  expect((await fromFragment(fragment)).comparison?.candidates[0]?.name).toBe('Rue du Dernier Mot');
});

/** On the narrowest phone a figure is read in one piece, however long the names beside it. */
import { expect } from 'playwright/test';
import { toFragment } from '#renderer/scoring/keep/fragment.ts';
import { test } from '../support/tab.ts';
import { entered, expectWhole, openTool } from './support/player.ts';

test.use({ isTabKept: true, viewport: { width: 320, height: 640 } });

test('how often each location wins: every figure stands on one line', async ({ page }) => {
  const comparison = entered([4, 4, 4, 3, 3, 5, 3, 2, 4, 3, 4, 3]);
  const candidates = comparison.candidates.map((each) => ({ ...each, name: 'Angle rue du Commerce et place du Marché' }));
  await openTool(page, 'fr', `#${await toFragment({ ...comparison, candidates })}`);
  await expectWhole(page);
  const lines = await page.locator('.tool-wins td').evaluateAll((figures) => {
    const range = document.createRange();
    return figures.map((figure) => {
      range.selectNodeContents(figure);
      return range.getClientRects().length;
    });
  });
  expect(lines).toEqual([1, 1]);
});

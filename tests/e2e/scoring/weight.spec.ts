/** What the scoring tool weighs, held: its own code, and its page in all. */
import { expect } from 'playwright/test';
import { localeCodes } from '#schema/site.ts';
import { clientFolder } from '#scripts/lib/client-folder.ts';
import { test } from '../support/tab.ts';
import { scoringBudgets, weighScoring } from './weighing.ts';

test('the tool keeps within its bytes in each language, and brings no React', () => {
  for (const locale of localeCodes) {
    const { own, page } = weighScoring(clientFolder, locale);
    expect.soft(own, `its own code, ${locale}`).toBeLessThan(scoringBudgets.own);
    expect.soft(own, 'the code is found').toBeGreaterThan(10_000);
    expect.soft(page, `its page in all, ${locale}`).toBeLessThan(scoringBudgets.page);
  }
});

/** What the scoring tool weighs, held: its own code, and its page in all. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { localeCodes } from '#schema/site.ts';
import { scoringBudgets, weighScoring } from '#scripts/bench/scoring-weight.ts';

const client = fileURLToPath(new URL('../../../dist/client', import.meta.url));

test('the tool keeps within its bytes in each language, and brings no React', () => {
  for (const locale of localeCodes) {
    const { own, page } = weighScoring(client, locale);
    expect.soft(own, `its own code, ${locale}`).toBeLessThan(scoringBudgets.own);
    expect.soft(own, 'the code is found').toBeGreaterThan(10_000);
    expect.soft(page, `its page in all, ${locale}`).toBeLessThan(scoringBudgets.page);
  }
});

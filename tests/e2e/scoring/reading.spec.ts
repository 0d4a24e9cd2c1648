/** What a screen reader meets, in order: the criterion, the location, the score, and what the change has done. */
import { expect } from 'playwright/test';
import { newCandidate, newComparison, withAt } from '#renderer/scoring/comparison.ts';
import { toFragment } from '#renderer/scoring/keep/fragment.ts';
import { weightedScore } from '#renderer/scoring/maths/score.ts';
import { localeCodes, locales } from '#schema/site.ts';
import { firstOf } from '../../support/soak.ts';
import { test } from '../support/tab.ts';
import { entered, names, openTool, toolWords } from './support/player.ts';

const weights = [4, 4, 4, 3, 3, 5, 3, 2, 4, 3, 4, 3];
const comparison = entered(weights);

test.use({ isTabKept: true });

for (const locale of firstOf(localeCodes)) {
  test(`${locale}: criterion, location, score, then what has changed; on a phone one location, on a desk all`, async ({ page }) => {
    const { title, say } = toolWords(locale);
    const footfall = title('footfall');
    await openTool(page, locale, `#${await toFragment(comparison)}`);
    const row = page.getByRole('table').first().getByRole('row').filter({ hasText: footfall });
    const ofPlace = (name: string) => [say('grid.scoreOf', { topic: footfall, name }), say('grid.noteOf', { topic: footfall, name })];
    for (const [width, shown] of [
      [390, names.slice(0, 1)],
      [1440, names],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tree = await row.ariaSnapshot();
      const met = [...tree.matchAll(/^ *- '?(?:rowheader|spinbutton|combobox|textbox) "(.*?)"/gm)].map(([, name]) => name);
      const expected = [
        footfall,
        say('grid.weightOf', { topic: footfall }),
        say('grid.thresholdOf', { topic: footfall }),
        ...shown.flatMap(ofPlace),
      ];
      expect(met).toEqual(expected.map((name) => expect.stringMatching(name)));
    }
    const score = row.getByRole('spinbutton', { name: ofPlace(names[0])[0] as RegExp });
    await expect(score).toHaveAttribute('aria-valuenow', '8');
    // What a link brings is said as well, and is to have been said before.
    const said = page.locator('[role="status"].sr-only');
    await expect(said).not.toBeEmpty();
    await score.press('ArrowUp');
    await expect(score).toHaveAttribute('aria-valuenow', '9');
    const tenth = new Intl.NumberFormat(locales[locale].tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const result = weightedScore(withAt(comparison.candidates[0]?.scores ?? [], 1, 9), weights) ?? 0;
    await expect(said).toHaveText(say('result.changed', { name: names[0], score: tenth.format(result), rank: 1 }));
  });
}

for (const locale of firstOf(localeCodes)) {
  test(`${locale}: a weight of 0 above which another location takes the lead at once is named as that`, async ({ page }) => {
    const { say, title } = toolWords(locale);
    const given = (name: string, scores: Readonly<Record<number, number>>) => ({
      ...newCandidate,
      name,
      scores: newCandidate.scores.map((none, criterion) => scores[criterion] ?? none),
    });
    const candidates = [given('A', { 1: 1 }), given('B', { 0: 0 }), given('C', { 0: 1, 1: 0 })];
    const weights = newComparison.weights.map((_, criterion) => (criterion === 0 ? 1 : 0));
    await openTool(page, locale, `#${await toFragment({ ...newComparison, weights, candidates })}`);
    const none = new Intl.NumberFormat(locales[locale].tag, { minimumFractionDigits: 1 }).format(0);
    const told = say('robust.tipAbove', { topic: title('footfall'), level: none, weight: 0, name: 'A' });
    // The printed sheet says it as well.
    await expect(page.getByText(told).filter({ visible: true })).toHaveCount(1);
  });
}

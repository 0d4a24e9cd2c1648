/** Order and accessible names: criterion, location, score, then the announcement of a change. */
import { newCandidate, newComparison, withAt } from '#renderer/islands/scoring/comparison.ts';
import { weightedScore } from '#renderer/islands/scoring/maths/score.ts';
import { toFragment } from '#renderer/islands/scoring/sharing/fragment.ts';
import { locales } from '#schema/site/locales.ts';
import { enteredComparison, names, openTool, toolWords } from '../support/scoring-tool.ts';
import { expect, test } from '../support/test.ts';

const weights = [4, 4, 4, 3, 3, 5, 3, 2, 4, 3, 4, 3];
const comparison = enteredComparison(weights);

test('criterion, location, score, then the announcement: one criterion on a phone, all on a desktop', { tag: '@each' }, async ({
  page,
  language,
  viewport,
}) => {
  const { title, textOf } = toolWords(language);
  const topic = title('footfall');
  await openTool(page, language, `#${await toFragment(comparison)}`);
  const label = { topic, name: names[0] };
  const isPhone = (viewport?.width ?? 0) < 500;
  const part = isPhone ? page.locator('.tool-walk') : page.getByRole('table').first().getByRole('row').filter({ hasText: topic });
  if (isPhone) await page.getByRole('button', { name: textOf('walk.next') }).click();
  const tree = await part.ariaSnapshot();
  const actual = [...tree.matchAll(/^ *- '?(?:rowheader|heading|group|spinbutton|combobox|textbox) "(.*?)"/gm)].map(([, name]) => name);
  const settings = isPhone ? [] : [textOf('grid.weightOf', { topic }), textOf('grid.thresholdOf', { topic })];
  const expected = [
    topic,
    ...settings,
    ...names.flatMap((name) => [textOf('grid.scoreOf', { topic, name }), textOf('grid.noteOf', { topic, name })]),
  ];
  expect(actual).toEqual(expected.map((name) => expect.stringMatching(name)));

  // The opening of a link is announced too: the announcement under test comes after it.
  const announcement = page.locator('[role="status"].sr-only');
  await expect(announcement).not.toBeEmpty();
  if (isPhone) {
    const row = part.getByRole('group', { name: textOf('grid.scoreOf', label) });
    await expect(row.getByRole('radio', { checked: true })).toHaveAccessibleName('8');
    await row.getByRole('radio', { checked: true }).press('ArrowRight');
    await expect(row.getByRole('radio', { checked: true })).toHaveAccessibleName('9');
  } else {
    const score = part.getByRole('spinbutton', { name: textOf('grid.scoreOf', label) });
    await expect(score).toHaveAttribute('aria-valuenow', '8');
    await score.press('ArrowUp');
    await expect(score).toHaveAttribute('aria-valuenow', '9');
  }
  const tenth = new Intl.NumberFormat(locales[language].tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const result = weightedScore(withAt(comparison.candidates[0]?.scores ?? [], 1, 9), weights) ?? 0;
  await expect(announcement).toHaveText(textOf('result.changed', { name: names[0], score: tenth.format(result), rank: 1 }));
});

test('the tip names a weight of 0 above which another location leads', async ({ page }) => {
  const { textOf, title } = toolWords('fr');
  const candidate = (name: string, scores: Readonly<Record<number, number>>) => ({
    ...newCandidate,
    name,
    scores: newCandidate.scores.map((none, criterion) => scores[criterion] ?? none),
  });
  const candidates = [candidate('A', { 1: 1 }), candidate('B', { 0: 0 }), candidate('C', { 0: 1, 1: 0 })];
  const zeroWeights = newComparison.weights.map((_, criterion) => (criterion === 0 ? 1 : 0));
  await openTool(page, 'fr', `#${await toFragment({ ...newComparison, weights: zeroWeights, candidates })}`);
  const none = new Intl.NumberFormat(locales.fr.tag, { minimumFractionDigits: 1 }).format(0);
  const sentence = textOf('robust.tipAbove', { topic: title('footfall'), level: none, weight: 0, name: 'A' });
  await expect(page.getByText(sentence).filter({ visible: true })).toHaveCount(1);
});

/** A whole comparison, from the first name to the ranking: on a phone and on a desk, by touch and by keyboard alone, in each language. */
import { expect, type Page } from 'playwright/test';
import { newCandidate, newComparison } from '#renderer/scoring/comparison.ts';
import { toFragment } from '#renderer/scoring/keep/fragment.ts';
import { toText } from '#renderer/scoring/keep/parse.ts';
import { rank } from '#renderer/scoring/maths/ranking.ts';
import { winShares } from '#renderer/scoring/maths/weightings.ts';
import { weightingDraws } from '#schema/scoring-bounds.ts';
import { localeCodes, locales } from '#schema/site.ts';
import { firstOf, isSoaking } from '../../support/soak.ts';
import { violations } from '../support/axe.ts';
import { listenToNoise } from '../support/noise.ts';
import { test } from '../support/tab.ts';
import { enterAll, entered, expectKept, names, openTool, special, toolWords } from './support/player.ts';

const fashion = [4, 4, 4, 3, 3, 5, 3, 2, 4, 3, 4, 3];
const comparison = entered(fashion);
const standings = rank(comparison);

/** The criteria that are entered: one like the other but for these; in npm run test:soak all. */
const asked = isSoaking ? [...newCandidate.scores.keys()] : special;
/** What brings the scores of the others. */
const begun = {
  ...newComparison,
  candidates: comparison.candidates.map(({ scores }) => ({
    ...newCandidate,
    scores: newCandidate.scores.map((none, criterion) => (asked.includes(criterion) ? none : (scores[criterion] ?? none))),
  })),
};

/** In npm test a phone under a finger alone. */
const visits = firstOf(
  localeCodes.flatMap((locale) =>
    (
      [
        { width: 390, hand: 'finger' },
        { width: 1440, hand: 'keyboard' },
        { width: 390, hand: 'keyboard' },
        { width: 1440, hand: 'finger' },
      ] as const
    ).map((way) => ({ locale, ...way })),
  ),
);

for (const { locale, width, hand } of visits) {
  test.describe(`${locale}, ${width} px, ${hand}`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: hand === 'finger' });

    test('the same ranking, with the network cut, and nothing sent', async ({ page, context }) => {
      const noise = listenToNoise(page);
      // It is asked for last, once the tool has been painted: on a slow machine, later than a network is taken for idle.
      const worker = page.waitForResponse(/\/weightings\.worker\b/);
      await openTool(page, locale, isSoaking ? '' : `#${await toFragment(begun)}`);
      await (await worker).finished();
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await context.setOffline(true);
      await enterAll(page, locale, hand, asked);
      await expectRanking(page, locale);
      await expectKept(page).toBe(toText(comparison));
      expect(requests).toEqual([]);
      expect(noise).toEqual([]);
      const faults = await overflowing(page);
      expect(faults, 'wider than the window').toBe(0);
      // With all that can be opened open.
      for (const details of await page.locator('details').all()) await details.evaluate((each) => each.setAttribute('open', ''));
      // From its start: what the bar of locations covers depends on how far one has scrolled, and is in reach a line further.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await violations(page)).toEqual([]);
    });
  });
}

/** The ranking that the same numbers give by the maths alone, and what the draws say of it. */
async function expectRanking(page: Page, locale: (typeof localeCodes)[number]) {
  const { say } = toolWords(locale);
  const tenth = new Intl.NumberFormat(locales[locale].tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const scores = standings.map(({ score }) => tenth.format(score ?? 0));
  await expect(page.locator('.tool-ranked-name')).toHaveText(standings.map(({ place }) => names[place] as string));
  await expect(page.locator('.tool-ranked-score')).toHaveText(scores.map((score) => say('result.score', { score })));
  await expect(page.locator('.tool-rank')).toHaveText(['1', '2']);
  const gap = tenth.format((standings[0]?.score ?? 0) - (standings[1]?.score ?? 0));
  const verdict = say('result.lead', { name: names[0], score: scores[0] ?? '', gap, second: names[1] });
  await expect(page.locator('.tool-verdict')).toHaveText(verdict);
  const [own = 0] = winShares(
    comparison.candidates.map((candidate) => candidate.scores),
    fashion,
  );
  const whole = (value: number) => Math.round(value * weightingDraws).toLocaleString(locales[locale].tag);
  await expect(page.locator('.tool-wins td')).toHaveText([whole(own), whole(1 - own)]);
}

function overflowing(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

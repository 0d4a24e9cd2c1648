/** A complete comparison, from the first name to the ranking: by keyboard and by touch, offline after the page has loaded. */
import type { Page } from 'playwright/test';
import { newCandidate } from '#renderer/islands/scoring/comparison.ts';
import { rank } from '#renderer/islands/scoring/maths/ranking.ts';
import { winShares } from '#renderer/islands/scoring/maths/weightings.ts';
import { fromFragment, toFragment } from '#renderer/islands/scoring/sharing/fragment.ts';
import { toText } from '#renderer/islands/scoring/sharing/serialize.ts';
import { weightingDraws } from '#schema/content/scoring-bounds.ts';
import { type Locale, locales } from '#schema/site/locales.ts';
import { findViolations } from '../support/axe.ts';
import { formAddress } from '../support/contact-form.ts';
import { findOverflow } from '../support/layout.ts';
import { message } from '../support/messages.ts';
import {
  enterAll,
  enteredComparison,
  expectResult,
  expectStored,
  type InputMode,
  names,
  openTool,
  toolWords,
} from '../support/scoring-tool.ts';
import { collectRequests, expect, test } from '../support/test.ts';

const fashion = [4, 4, 4, 3, 3, 5, 3, 2, 4, 3, 4, 3];
const comparison = enteredComparison(fashion);
const standings = rank(comparison);
const allCriteria = [...newCandidate.scores.keys()];

test('by keyboard', { tag: '@each' }, ({ page, language }) => compare(page, language, 'keyboard'));

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('by touch', { tag: '@each' }, ({ page, language }) => compare(page, language, 'touch'));
});

test('the message to an expert contains the comparison as it is when the link is clicked', async ({ page }) => {
  await openTool(page, 'fr', `#${await toFragment(comparison)}`);
  await expectResult(page);
  const link = page.getByRole('link', { name: message('fr', 'scoringTool.tool.expert.button') });
  await link.evaluate(async (element: HTMLElement) => {
    const name = document.querySelector('.tool-place-name > input') as HTMLInputElement;
    name.value = 'Rue du Dernier Mot';
    name.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // Enough microtasks to render, before the next paint.
    for (let turns = 0; turns < 10; turns++) await undefined;
    element.click();
  });
  await expect(page).toHaveURL(formAddress);
  const field = page.locator('main form [name=message]');
  await expect(field).toHaveValue(/Rue du Dernier Mot/);
  const [, fragment = ''] = /#(v1\.[\w-]+)/.exec(await field.inputValue()) ?? [];
  expect((await fromFragment(fragment)).comparison?.candidates[0]?.name).toBe('Rue du Dernier Mot');
});

test('on the narrowest phone every figure is on one line, also beside long names', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const candidates = comparison.candidates.map((each) => ({ ...each, name: 'Angle rue du Commerce et place du Marché' }));
  await openTool(page, 'fr', `#${await toFragment({ ...comparison, candidates })}`);
  await expectResult(page);
  const lines = await page.locator('.tool-wins td').evaluateAll((figures) => {
    const range = document.createRange();
    return figures.map((figure) => {
      range.selectNodeContents(figure);
      return range.getClientRects().length;
    });
  });
  expect(lines).toEqual([1, 1]);
});

/** Enters the comparison offline and expects the ranking that the maths compute. */
async function compare(page: Page, locale: Locale, mode: InputMode): Promise<void> {
  const worker = page.waitForResponse(/\/weightings\.worker\b/);
  await openTool(page, locale);
  await (await worker).finished();
  await page.waitForLoadState('networkidle');
  const requests = collectRequests(page, () => true);
  await page.context().setOffline(true);
  await enterAll(page, locale, mode, allCriteria);
  await expectRanking(page, locale);
  await expectStored(page).toBe(toText(comparison));
  expect(requests).toHaveLength(0);
  expect(await findOverflow(page)).toBeUndefined();
  for (const details of await page.locator('details').all()) await details.evaluate((each) => each.setAttribute('open', ''));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await findViolations(page)).toEqual([]);
}

async function expectRanking(page: Page, locale: Locale): Promise<void> {
  const { textOf } = toolWords(locale);
  const tenth = new Intl.NumberFormat(locales[locale].tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const scores = standings.map(({ score }) => tenth.format(score ?? 0));
  await expect(page.locator('.tool-ranked-name')).toHaveText(standings.map(({ place }) => names[place] as string));
  await expect(page.locator('.tool-ranked-score')).toHaveText(scores.map((score) => textOf('result.score', { score })));
  await expect(page.locator('.tool-rank')).toHaveText(['1', '2']);
  const gap = tenth.format((standings[0]?.score ?? 0) - (standings[1]?.score ?? 0));
  const verdict = textOf('result.lead', { name: names[0], score: scores[0] ?? '', gap, second: names[1] });
  await expect(page.locator('.tool-verdict')).toHaveText(verdict);
  const [own = 0] = winShares(
    comparison.candidates.map((candidate) => candidate.scores),
    fashion,
  );
  const share = (value: number) => Math.round(value * weightingDraws).toLocaleString(locales[locale].tag);
  await expect(page.locator('.tool-wins td')).toHaveText([share(own), share(1 - own)]);
}

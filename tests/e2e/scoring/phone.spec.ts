/** The scoring tool by touch: every location within reach, one criterion at a time, an early result, the example. */
import type { Page } from 'playwright/test';
import { pages, roles } from '#generated/pages.ts';
import { newCandidate, newComparison } from '#renderer/islands/scoring/comparison.ts';
import { toText } from '#renderer/islands/scoring/sharing/serialize.ts';
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { scoringFrameHeightPx } from '#schema/site/constants.ts';
import { findOverflow } from '../support/layout.ts';
import { message } from '../support/messages.ts';
import { expectStored, openTool, toolWords } from '../support/scoring-tool.ts';
import { expect, test } from '../support/test.ts';

// Without smooth scrolling: a page that still scrolls carries its frame away from under a tap.
test.use({ hasTouch: true, viewport: { width: 390, height: 664 }, contextOptions: { reducedMotion: 'reduce' } });

const { textOf, title } = toolWords('fr');
const phone = { width: 320, height: 568 };
const phones = [phone, { width: 390, height: 664 }];
const tablet = { width: 768, height: 1024 };
/** Names of 28 characters. */
const longNames = Array.from({ length: scoringBounds.locations.max }, (_, place) => `Boulevard de la Gare, lot ${place + 10}`);

type Tool = Pick<Page, 'locator' | 'getByRole'>;

test('three locations with long names are scored and compared by touch', async ({ page }) => {
  await openTool(page, 'fr');
  await compareByTouch(page, 3);
  expect(await findOverflow(page)).toBeUndefined();
});

for (const viewport of [...phones, tablet])
  test(`six locations with long names are scored and compared by touch at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openTool(page, 'fr');
    await compareByTouch(page, 6);
    expect(await findOverflow(page)).toBeUndefined();
  });

test('six locations with long names are scored and compared by touch in the frame of a tablet', async ({ page }) => {
  await page.setViewportSize(tablet);
  await page.goto(pages.locationScoring.paths.fr);
  await page.locator('#tool iframe').scrollIntoViewIfNeeded();
  const tool = page.frameLocator('#tool iframe');
  await expect(tool.locator('.tool:not([inert])')).toBeVisible();
  await compareByTouch(tool, 6);
});

test('the narrowest phone shows names of 28 characters in full', async ({ page }) => {
  await page.setViewportSize(phone);
  await openTool(page, 'fr');
  await page.getByRole('button', { name: textOf('places.add') }).tap();
  const field = page.locator('.tool-place-name > input').last();
  await field.fill(longNames[0] as string);
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('one criterion at a time: next, previous, and any criterion from the list', async ({ page }) => {
  await openTool(page, 'fr');
  const heading = page.locator('.tool-walk h3');
  const [next, previous] = [
    page.getByRole('button', { name: textOf('walk.next') }),
    page.getByRole('button', { name: textOf('walk.previous') }),
  ];
  await expect(heading).toHaveText(title('customers'));
  await expect(previous).toHaveCount(0);
  await next.tap();
  await expect(heading).toHaveText(title('footfall'));
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await choose(page, 0, 7);
  await previous.tap();
  await expect(heading).toHaveText(title('customers'));
  await page.locator('.tool-index > summary').tap();
  await expect(page.locator('.tool-index button').nth(1)).toContainText('7 · –');
  await page.locator('.tool-index button').last().tap();
  await expect(heading).toHaveText(title('prospects'));
  await expect(next).toHaveCount(0);
  await page
    .locator('.tool-steps')
    .getByRole('link', { name: textOf('walk.ranking') })
    .tap();
  await expect(page.getByRole('heading', { name: textOf('result.title') })).toBeInViewport();
});

test('the weight and the threshold of a criterion are set behind a button; a score is taken back', async ({ page }) => {
  await openTool(page, 'fr');
  const settings = page.locator('.tool-adjust');
  await expect(settings.getByRole('spinbutton')).toHaveCount(0);
  await settings.locator('summary').tap();
  await settings.locator('.stepper button').last().tap();
  await settings.locator('select').first().selectOption('6');
  await choose(page, 0, 5);
  const row = page.locator('.tool-choice').first();
  await expect(row).toHaveClass(/is-out/);
  const [weight, ...weights] = newComparison.weights;
  const [threshold, ...thresholds] = [6, ...newComparison.thresholds.slice(1)];
  const changed = { weights: [(weight ?? 0) + 1, ...weights], thresholds: [threshold ?? 0, ...thresholds] };
  const scored = { ...newCandidate, scores: newCandidate.scores.map((none, criterion) => (criterion === 0 ? 5 : none)) };
  await expectStored(page).toBe(toText({ ...changed, candidates: [scored, newCandidate] }));
  await row
    .getByRole('radio', { name: textOf('result.unscored') })
    .locator('..')
    .tap();
  await expectStored(page).toBe(toText({ ...changed, candidates: [newCandidate, newCandidate] }));
});

test('a provisional result follows the first four criteria of two locations', async ({ page }) => {
  await openTool(page, 'fr');
  const result = page.locator('.tool-early');
  for (const criterion of [0, 1, 2, 3]) {
    if (criterion > 0) await page.getByRole('button', { name: textOf('walk.next') }).tap();
    await choose(page, 0, 7);
    await expect(result).toHaveCount(0);
    await choose(page, 1, 6);
  }
  await expect(result).toContainText(message('fr', 'scoringTool.tool.result.provisional').slice(0, 20));
  await expect(result).toContainText(/70,0/);
  await result.getByRole('link', { name: textOf('walk.ranking') }).tap();
  await expect(page.locator('.tool-verdict')).toBeInViewport();
});

test('an example is filled in and cleared with a tap each', { tag: '@each' }, async ({ page, language }) => {
  const words = toolWords(language);
  await openTool(page, language);
  const button = page.locator('.tool-example').getByRole('button');
  await expect(button).toHaveText(words.textOf('example.fill'));
  await button.tap();
  await expect(page.locator('.tool-totals .is-first')).toHaveCount(1);
  await expect(page.locator('.tool-example p')).toHaveText(words.textOf('keep.example'));
  await expect(button).toHaveText(words.textOf('example.clear'));
  await button.tap();
  await expectStored(page).toBe(toText(newComparison));
  await expect(button).toHaveText(words.textOf('example.fill'));
  // A comparison of the visitor is not replaced.
  await page.locator('.tool-place-name > input').first().fill('Gare');
  await expect(button).toHaveCount(0);
});

test('a phone shows a card that leads to the tool, and does not load a frame', async ({ page }) => {
  await page.goto(pages.locationScoring.paths.fr);
  const open = page.locator('#tool').getByRole('link', { name: message('fr', 'locationScoring.frame.open') });
  await open.scrollIntoViewIfNeeded();
  const frame = page.locator('#tool iframe');
  await expect(frame).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.URL)).toBe('about:blank');
  await open.tap();
  await expect(page).toHaveURL(pages[roles.scoringTool].paths.fr);
});

test('a tablet shows the frame without the card, and the bar of scores stays in view', async ({ page }) => {
  await page.setViewportSize(tablet);
  await page.goto(pages.locationScoring.paths.fr);
  const frame = page.locator('#tool iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect(page.locator('.tool-card')).toBeHidden();
  expect((await frame.boundingBox())?.height).toBe(scoringFrameHeightPx);
  const tool = page.frameLocator('#tool iframe');
  await expect(tool.locator('.tool:not([inert])')).toBeVisible();
  await tool.getByRole('heading', { name: textOf('expert.title') }).scrollIntoViewIfNeeded();
  await expect.poll(() => tool.locator('.tool-totals').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
});

/** Taps a score of a location on the shown criterion. */
function choose(tool: Tool, place: number, score: number): Promise<void> {
  return tool.locator('.tool-choice').nth(place).locator('label').nth(score).tap();
}

/** Adds and names locations, scores each after a tap on its total, and expects a ranking of all. */
async function compareByTouch(tool: Tool, count: number): Promise<void> {
  const names = longNames.slice(0, count);
  const fields = tool.locator('.tool-place-name > input');
  const add = tool.getByRole('button', { name: textOf('places.add') });
  while ((await fields.count()) < count) await add.tap();
  for (const [place, name] of names.entries()) await fields.nth(place).fill(name);
  for (const [place, name] of names.entries()) {
    // The whole button is within the window: a tap outside would have to scroll sideways.
    const total = tool.locator('.tool-totals button').nth(place);
    await expect(total).toHaveAccessibleName(new RegExp(name));
    expect(await total.evaluate((button) => button.getBoundingClientRect().right <= innerWidth)).toBe(true);
    await total.tap();
    const row = tool.locator('.tool-choice').nth(place);
    await expect(row).toBeInViewport();
    await expect(row.locator('legend')).toContainText(name);
    await choose(tool, place, scoringBounds.score - place);
    await expect(total).toContainText(`${scoringBounds.score - place}0,0`);
  }
  await expect(tool.locator('.tool-ranked-name')).toHaveText(names);
}

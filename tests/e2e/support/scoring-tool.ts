/** A visitor who compares two locations: by keyboard alone, or with a finger. */
import { expect, type Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { type Comparison, newCandidate, newComparison, withAt } from '#renderer/islands/scoring/comparison.ts';
import { type Locale, locales } from '#schema/site/locales.ts';
import { message } from './messages.ts';

export type Hand = 'keyboard' | 'finger';

/** What is entered: names, scores and one threshold; weights are those of the fashion trade. */
export const names = ['12 rue du Commerce', 'Galerie = Nord'] as const;
const scores = [
  [7, 8, 9, 6, 5, 7, 6, 8, 5, 6, 4, 10],
  [6, 9, 4, 7, 4, 8, 7, 6, 3, 5, 6, 0],
] as const;
const note = { criterion: 1, text: '+ compté samedi ; 11 h, « pluie »' };
const threshold = { criterion: 8, value: 2 };
const rent = 48_000.5;
const last = scores[0].length - 1;

/** The same as a comparison, with those weights. */
export function entered(weights: readonly number[]): Comparison {
  const [first, second] = names.map((name, place) => ({ ...newCandidate, name, scores: scores[place] as readonly number[] }));
  return {
    weights,
    thresholds: withAt(newComparison.thresholds, threshold.criterion, threshold.value),
    candidates: [
      { ...newCandidate, ...first, rent, notes: withAt(newCandidate.notes, note.criterion, note.text) },
      { ...newCandidate, ...second },
    ],
  };
}

/** The words of the tool in a language, with their placeholders filled. */
export function toolWords(locale: Locale) {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const text = message(locale, `scoringTool.tool.${key}`, values);
    // As `schema/text/typeset.ts` sets French, white space apart.
    return new RegExp(
      `^\\s*${text
        .replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')
        .replace(/\s+/g, '\\s*')
        .replace(/ /g, '\\s*')}`,
    );
  };
  const title = (criterion: string) => message(locale, `criteria.${criterion}.criterion.title`);
  return { say, title };
}

/** Opens the tool, alive. */
export async function openTool(page: Page, locale: Locale, fragment = ''): Promise<void> {
  await page.goto(pages.scoringTool.paths[locale] + fragment);
  await expect(page.locator('[data-island="scoring"][data-hydrated] .tool:not([inert])')).toBeVisible();
}

/** Expects something of what the device keeps: it is written after what is seen. */
export function expectKept(page: Page) {
  return expect.poll(() => page.evaluate(() => localStorage.getItem('location-scoring')));
}

/** Expects the result to be whole: until then it grows, in turns, and what stands below it moves, from under a pointer that is pressed on it too. */
export function expectWhole(page: Page): Promise<void> {
  return expect(page.locator('.tool-wins')).toBeVisible();
}

/** Enters everything, the scores of these criteria. What a card hides is reached by the choice of the location. */
export async function enterAll(page: Page, locale: Locale, hand: Hand, criteria: readonly number[]): Promise<void> {
  const { type, step, choose, press } = hands[hand](page);
  const decimal = locales[locale].tag === 'fr-FR' ? ',' : '.';
  for (const [place, name] of names.entries()) await type(page.locator('.tool-place-name > input').nth(place), name);
  await type(page.locator('.tool-place').first().locator('.tool-field input').first(), `48000${decimal}50`);
  await choose(page.locator('.tool-start select'), 'fashion');
  const enterScore = async (place: number, criterion: number) => {
    const score = scores[place]?.[criterion] as number;
    const row = page.locator('.tool-grid tbody tr').nth(criterion);
    const cell = row.locator(`[data-place="${place}"]`);
    // In the order of the page: a threshold stands before the scores.
    if (place === 0 && criterion === threshold.criterion) await choose(row.locator('select'), String(threshold.value));
    // The last one step by step: from the middle, where stepping begins, all the way.
    if (criterion === last) await step(cell.locator('.stepper'), score > 5, Math.abs(score - 5) + 1);
    else await type(cell.locator('.stepper input'), String(score));
    if (place === 0 && criterion === note.criterion) await type(cell.locator('.tool-note'), note.text);
  };
  if (await page.locator('.tool-switch').isVisible()) {
    for (const place of names.keys()) {
      await press(page.locator('.tool-switch button').nth(place));
      for (const criterion of criteria) await enterScore(place, criterion);
    }
  } else for (const criterion of criteria) for (const place of names.keys()) await enterScore(place, criterion);
}

type Target = ReturnType<Page['locator']>;

const hands = {
  keyboard: (page: Page) => {
    /** Goes there by Tab, or back by Shift and Tab, past everything on the way: how far it is the page says, that it is there is checked. */
    const reach = async (target: Target) => {
      const way = await target.evaluate((element) => {
        const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].filter(
          (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
        );
        return stops.indexOf(element as HTMLElement) - stops.indexOf(document.activeElement as HTMLElement);
      });
      await Promise.all(Array.from({ length: Math.abs(way) }, () => page.keyboard.press(way > 0 ? 'Tab' : 'Shift+Tab')));
      expect(await target.evaluate((element) => element === document.activeElement), `by Tab to ${target}`).toBe(true);
    };
    return {
      async type(target: Target, text: string) {
        await reach(target);
        await page.keyboard.insertText(text);
      },
      async step(target: Target, up: boolean, times: number) {
        await reach(target.locator('input'));
        for (let n = 0; n < times; n++) await page.keyboard.press(up ? 'ArrowUp' : 'ArrowDown');
      },
      async choose(target: Target, value: string) {
        await reach(target);
        for (let options = 0; options < 12 && (await target.inputValue()) !== value; options++) await page.keyboard.press('ArrowDown');
      },
      async press(target: Target) {
        await reach(target);
        await page.keyboard.press('Enter');
      },
    };
  },
  finger: (page: Page) => ({
    async type(target: Target, text: string) {
      await target.tap();
      await page.keyboard.insertText(text);
    },
    async step(target: Target, up: boolean, times: number) {
      for (let n = 0; n < times; n++)
        await target
          .locator('button')
          .nth(up ? 1 : 0)
          .tap();
    },
    // The list that opens is the system’s own.
    async choose(target: Target, value: string) {
      await target.tap();
      await target.selectOption(value);
    },
    press: (target: Target) => target.tap(),
  }),
} satisfies Record<Hand, unknown>;

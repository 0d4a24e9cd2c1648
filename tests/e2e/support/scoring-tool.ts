/** Enters a comparison of two locations into the scoring tool, by keyboard or by touch. */
import { expect, type Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { type Comparison, newCandidate, newComparison, withAt } from '#renderer/islands/scoring/comparison.ts';
import { type Locale, locales } from '#schema/site/locales.ts';
import { message } from './messages.ts';

export type InputMode = 'keyboard' | 'touch';

/** The names of the entered locations. */
export const names = ['12 rue du Commerce', 'Galerie = Nord'] as const;
const scores = [
  [7, 8, 9, 6, 5, 7, 6, 8, 5, 6, 4, 10],
  [6, 9, 4, 7, 4, 8, 7, 6, 3, 5, 6, 0],
] as const;
const note = { criterion: 1, text: '+ compté samedi ; 11 h, « pluie »' };
const threshold = { criterion: 8, value: 2 };
const rent = 48_000.5;
const last = scores[0].length - 1;

/** Returns the entered comparison, with these weights. */
export function enteredComparison(weights: readonly number[]): Comparison {
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

/** Returns patterns for the texts of the tool, with placeholders filled in. */
export function toolWords(locale: Locale) {
  const textOf = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const text = message(locale, `scoringTool.tool.${key}`, values);
    // `schema/text/typeset.ts` changes white space.
    return new RegExp(
      `^\\s*${text
        .replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')
        .replace(/\s+/g, '\\s*')
        .replace(/ /g, '\\s*')}`,
    );
  };
  const title = (criterion: string) => message(locale, `criteria.${criterion}.criterion.title`);
  return { textOf, title };
}

/** Opens the tool and waits for hydration. */
export async function openTool(page: Page, locale: Locale, fragment = ''): Promise<void> {
  await page.goto(pages.scoringTool.paths[locale] + fragment);
  await expect(page.locator('[data-island="scoring"][data-hydrated] .tool:not([inert])')).toBeVisible();
}

/** Polls the stored comparison: it is written after the page is updated. */
export function expectStored(page: Page) {
  return expect.poll(() => page.evaluate(() => localStorage.getItem('location-scoring')));
}

/** Waits for the complete result: until then, it grows and moves the buttons below. */
export function expectResult(page: Page): Promise<void> {
  return expect(page.locator('.tool-wins')).toBeVisible();
}

/** Enters names, rent, weights, and the scores of `criteria`: in the table, or on a phone one criterion after the other. */
export async function enterAll(page: Page, locale: Locale, mode: InputMode, criteria: readonly number[]): Promise<void> {
  const { type, step, pick, choose, press } = inputModes[mode](page);
  const decimal = locales[locale].tag === 'fr-FR' ? ',' : '.';
  for (const [place, name] of names.entries()) await type(page.locator('.tool-place-name > input').nth(place), name);
  const walk = page.locator('.tool-walk');
  const isPhone = await walk.isVisible();
  if (isPhone) await press(page.locator('.tool-more'));
  await type(page.locator('.tool-place').first().locator('.tool-field input').first(), `48000${decimal}50`);
  if (isPhone) {
    await press(walk.locator('.tool-adjust > summary'));
    await choose(walk.locator('.tool-start select'), 'fashion');
    for (const criterion of newCandidate.scores.keys()) {
      if (criterion > 0) await press(walk.locator('.tool-steps .button-primary'));
      if (!criteria.includes(criterion)) continue;
      for (const place of names.keys()) {
        const row = walk.locator(`[data-place="${place}"]`);
        await pick(row.locator('.tool-scores'), scores[place]?.[criterion] as number);
        if (place === 0 && criterion === note.criterion) await type(row.locator('.tool-note'), note.text);
      }
      if (criterion !== threshold.criterion) continue;
      await press(walk.locator('.tool-adjust > summary'));
      await choose(walk.locator('select').first(), String(threshold.value));
    }
    return;
  }
  await choose(page.locator('.tool-part > .tool-start select'), 'fashion');
  const enterScore = async (place: number, criterion: number) => {
    const score = scores[place]?.[criterion] as number;
    const row = page.locator('.tool-grid tbody tr').nth(criterion);
    const cell = row.locator(`[data-place="${place}"]`);
    // In the order of the page: the threshold comes before the scores.
    if (place === 0 && criterion === threshold.criterion) await choose(row.locator('select'), String(threshold.value));
    // The last score is stepped from 5, where stepping begins.
    if (criterion === last) await step(cell.locator('.stepper'), score > 5, Math.abs(score - 5) + 1);
    else await type(cell.locator('.stepper input'), String(score));
    if (place === 0 && criterion === note.criterion) await type(cell.locator('.tool-note'), note.text);
  };
  for (const criterion of criteria) for (const place of names.keys()) await enterScore(place, criterion);
}

type Target = ReturnType<Page['locator']>;

const inputModes = {
  keyboard: (page: Page) => {
    /** Moves the focus to an element by as many presses of Tab or Shift+Tab as there are stops in between. */
    const reach = async (target: Target) => {
      const way = await target.evaluate((element) => {
        const isStop = (stop: HTMLElement) =>
          stop.matches('a[href], button, input, select, summary') &&
          stop.tabIndex >= 0 &&
          stop.checkVisibility() &&
          // A group of radio buttons is one stop.
          !stop.matches('[type="radio"]:not(:checked)');
        // The focus may be on a heading, which is no stop.
        const stops = [...document.querySelectorAll<HTMLElement>('*')].filter((stop) => isStop(stop) || stop === document.activeElement);
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
      /** Chooses a score from a row that has none: the choice before 0. */
      async pick(target: Target, score: number) {
        await reach(target.locator(':checked'));
        for (let n = 0; n <= score; n++) await page.keyboard.press('ArrowRight');
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
  touch: (page: Page) => ({
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
    pick: (target: Target, score: number) => target.locator('label').nth(score).tap(),
    // The operating system draws the options, so Playwright selects one.
    async choose(target: Target, value: string) {
      await target.tap();
      await target.selectOption(value);
    },
    press: (target: Target) => target.tap(),
  }),
} satisfies Record<InputMode, unknown>;

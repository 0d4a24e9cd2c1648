/** Pages changed by a translation or an extension, before and after hydration: nothing typed, focused or open is lost. */
import type { Locator, Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { hydrateForm, inModal, onPage, visitor } from '../support/contact-form.ts';
import { message } from '../support/messages.ts';
import { holdScripts } from '../support/network.ts';
import { enterAll, expectResult, expectStored, openTool } from '../support/scoring-tool.ts';
import { expect, test } from '../support/test.ts';

/** Changes of a page, by whom they are made. They run in the page; repeated changes leave earlier ones as they are. */
const changes = {
  'the translation of Chrome, which wraps texts': () => {
    for (const text of textNodes()) {
      if (text.parentElement?.closest('font')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `~${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'the translation of Firefox, which replaces texts': () => {
    for (const text of textNodes()) if (!text.data.startsWith('~')) text.data = `~${text.data}`;
  },
  'a password manager, which adds an element beside inputs': () => {
    for (const input of document.querySelectorAll('input:not([type=hidden], :has(+ .added))'))
      input.after(Object.assign(document.createElement('div'), { className: 'added' }));
  },
  'a writing assistant, which adds an element beside textareas': () => {
    for (const area of document.querySelectorAll('textarea:not(:has(+ writing-help))')) area.after(document.createElement('writing-help'));
  },
} as const;

declare function textNodes(): readonly Text[];

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.assign(window, {
      textNodes() {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        const skipped = 'script, style, textarea, [translate=no]';
        return texts.filter((text) => text.data.trim() !== '' && !text.parentElement?.closest(skipped));
      },
    });
  }),
);

for (const [name, change] of Object.entries(changes)) {
  test(`${name}: the form of the page keeps text and focus, shows mistakes and sends`, async ({ page, site }) => {
    const form = page.locator('main form');
    const scripts = await holdScripts(page);
    await page.goto(onPage.path, { waitUntil: 'commit' });
    await typeAround(page, form, change, scripts.release);
    const { field, button, send, expectSuccess } = await hydrateForm(page, onPage);
    await page.evaluate(change);
    await send();
    await expect(field('lastName')).toHaveAttribute('aria-invalid', 'true');
    await page.evaluate(change);
    for (const [key, value] of Object.entries(visitor)) await field(key as keyof typeof visitor).fill(value);
    await send();
    await expectSuccess();
    await expect(button).toHaveText(message('fr', 'common.form.send'));
    expect(site.functions.received).toHaveLength(1);
  });

  test(`${name}: the modal stays open with text and focus, closes and opens again; the carousel turns`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(pages.home.paths.fr, { waitUntil: 'commit' });
    await page.locator('.contact-button').click();
    await typeAround(page, page.locator('dialog form'), change, scripts.release);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(change);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('pointer-events', 'none');
    await expect(page.locator('[aria-hidden] main, main[aria-hidden]')).toHaveCount(0);
    await page.evaluate(change);
    await page.locator('.contact-button').click();
    await hydrateForm(page, inModal);
    await expect(page.locator('dialog [name=firstName]')).toHaveValue('Bartholomew');
    await page.keyboard.press('Escape');

    // Wide windows show all cards, without buttons.
    await page.setViewportSize({ width: 800, height: 900 });
    const carousel = page.locator('[data-island=carousel]');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.is-hydrated')).toBeVisible();
    const position = carousel.locator('[aria-live]');
    for (const current of [2, 3]) {
      await page.evaluate(change);
      await carousel.getByRole('button').last().click();
      await expect(position).toHaveText(message('fr', 'home.carousel.position', { current, total: 3 }));
    }
  });

  test(`${name}: the scoring tool shows the figures of the latest input`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(pages.scoringTool.paths.fr, { waitUntil: 'commit' });
    await expect(page.locator('.tool')).toBeAttached();
    await page.evaluate(change);
    scripts.release();
    await expect(page.locator('[data-island=scoring][data-hydrated] .tool:not([inert])')).toBeVisible();
    for (const criteria of [[0, 1], [8]]) {
      await page.evaluate(change);
      await enterAll(page, 'fr', 'keyboard', criteria);
    }
    await expectResult(page);
    await page.evaluate(change);
    const first = page.locator('.tool-place-name > input').first();
    await first.fill('Gare');
    await first.blur();
    await expectStored(page).toContain('Gare');
    const unchanged = await page.context().newPage();
    await openTool(unchanged, 'fr');
    await expectResult(unchanged);
    // Shares of wins are drawn after the page has shown the other figures.
    await expect(async () => expect(await shownResults(page)).toEqual(await shownResults(unchanged))).toPass();
  });
}

/** Returns the texts of the result, without the marks of {@link changes}. */
async function shownResults(page: Page): Promise<readonly string[]> {
  const results = page.locator('.tool-places, .tool-grid, .tool-part:nth-of-type(3), .tool-wins, .tool-said, .tool-print');
  return (await results.allTextContents()).map((text) => text.replaceAll('~', ''));
}

test('a field that an extension has put into a wrapper keeps text and focus', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(onPage.path, { waitUntil: 'commit' });
  await expect(page.locator('body > :last-child')).toBeAttached();
  const field = page.locator('main [name=firstName]');
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('main .field')) {
      const wrapper = document.createElement('div');
      input.replaceWith(wrapper);
      wrapper.append(input);
    }
  });
  await field.focus();
  await page.keyboard.type('Bart');
  scripts.release();
  await expect(page.locator('main form')).toHaveAttribute('novalidate');
  await page.keyboard.type('holomew');
  await expect(field).toHaveValue('Bartholomew');
});

/** Types before and after a change of the page and the hydration; expects text, focus, and the changes as they are. */
async function typeAround(page: Page, form: Locator, change: () => void, hydrate: () => void): Promise<void> {
  // The last element of the page: the load event comes after the held scripts.
  await expect(page.locator('body > :last-child')).toBeAttached();
  const first = form.locator('[name=firstName]');
  await first.focus();
  await page.keyboard.type('Bart');
  await page.evaluate(change);
  await page.keyboard.type('holo');
  const before = await form.innerHTML();
  hydrate();
  await expect(form).toHaveAttribute('novalidate');
  expect(await form.innerHTML()).toBe(before);
  await page.keyboard.type('mew');
  await expect(first).toHaveValue('Bartholomew');
  await expect(first).toBeFocused();
}

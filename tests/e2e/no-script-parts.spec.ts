/** Without JavaScript: forms, carousel, contact button and scoring tool all do their work. */
import { expect, type Page } from 'playwright/test';
import { href, link } from '#generated/links.ts';
import { carousel } from '#schema/constants.ts';
import { contactFields } from '#schema/contact.ts';
import { contactEndpoint, messageField, trapField } from '#schema/contact-bounds.ts';
import { localeCodes, locales } from '#schema/site.ts';
import { byTurns, firstOf, takingTurns } from '../support/soak.ts';
import { siteDocuments } from './support/documents.ts';
import { message } from './support/messages.ts';
import { identity } from './support/site.ts';
import { test } from './support/tab.ts';

test.use({ isTabKept: true, javaScriptEnabled: false });

const forms = [
  { path: '/contact', locale: 'fr' },
  { path: '/en/contact', locale: 'en' },
] as const;
const visitor = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', phone: '+33 1', message: 'Bonjour, ceci & cela.' };

const formInTurn = takingTurns(forms);

for (const { path, locale } of formInTurn()) {
  test(`the form of ${path} has five labelled fields, the required ones marked`, async ({ page }) => {
    const form = await showForm(page, path);
    const fields = await form.locator(`input:not([type="hidden"], [name="${trapField}"]), textarea`).evaluateAll((elements) =>
      (elements as HTMLInputElement[]).map((field) => ({
        name: field.name,
        label: [...(field.labels ?? [])].map((label) => label.textContent).join(),
        required: field.required,
        autocomplete: field.getAttribute('autocomplete'),
        type: field.type,
      })),
    );
    const labelOf = (name: string) =>
      expect.stringMatching(new RegExp(`^${message(locale, `common.form.${name}`)}${name === 'phone' ? ' \\([^()]+\\)$' : ' \\*$'}`));
    const autocomplete = { firstName: 'given-name', lastName: 'family-name', email: 'email', phone: 'tel', message: null };
    const types = { firstName: 'text', lastName: 'text', email: 'email', phone: 'tel', message: 'textarea' };
    expect(fields).toEqual(
      contactFields.map((name) => ({
        name,
        label: labelOf(name),
        required: name !== 'phone',
        autocomplete: autocomplete[name],
        type: types[name],
      })),
    );
    const text = form.locator('textarea');
    await expect(text).toHaveAttribute('rows', String(messageField.rowsOnPage));
    await expect(text).toHaveCSS('min-height', `${messageField.minHeightPx}px`);
    await expect(form.locator(':is(input, textarea):invalid')).toHaveCount(4);
  });
}

for (const { path, locale } of formInTurn()) {
  test(`the form of ${path} posts what was typed to the function`, async ({ page }) => {
    const form = await showForm(page, path);
    for (const name of contactFields) await form.locator(`[name="${name}"]`).fill(visitor[name]);
    const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === contactEndpoint);
    await form.getByRole('button').click();
    const sent = await request;
    expect(sent.method()).toBe('POST');
    expect(sent.headers()['content-type']).toBe('application/x-www-form-urlencoded');
    // What is cut off for its length is answered in its language.
    expect(sent.postData()).toMatch(new RegExp(`^locale=${locale}&`));
    expect(Object.fromEntries(new URLSearchParams(sent.postData() ?? ''))).toEqual({
      ...visitor,
      locale,
      recipient: identity.email,
      [trapField]: '',
    });
  });
}

for (const [width, count] of firstOf([
  [390, carousel.cardsPerView.base],
  [800, carousel.cardsPerView.medium],
  [1440, carousel.cardsPerView.large],
] as const)) {
  test(`the carousel shows ${count} of its 3 cards at ${width} px, and scrolls under the keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const list = page.getByRole('group', { name: message('fr', 'home.carousel.title') });
    const cards = list.locator('> ul > li');
    await expect(cards).toHaveCount(3);
    await expect(list).toHaveCSS('scroll-snap-type', 'x mandatory');
    await list.scrollIntoViewIfNeeded();
    const box = await list.evaluate((element) => element.getBoundingClientRect());
    const boxes = await cards.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    expect(boxes.filter(({ right }) => right <= box.right + 1)).toHaveLength(count);
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(carousel.cardHeightPx);
    // Chromium stops at any region that scrolls; other browsers only where they are told to.
    await expect(list).toHaveAttribute('tabindex', '0');
    await list.focus();
    await expect(list).toBeFocused();
    const showsLast = async () => {
      await page.keyboard.press('ArrowRight');
      return cards
        .last()
        .evaluate(
          (card) => card.getBoundingClientRect().right <= (card.closest('.carousel-viewport')?.getBoundingClientRect().right ?? 0) + 1,
        );
    };
    await expect.poll(showsLast, 'the last card, under the right arrow').toBe(true);
  });
}

test('the contact button leads to the form from every page but that of the form, and so does the expert call', async () => {
  for (const { path, id, locale, layout, document } of await siteDocuments()) {
    const hrefs = document.querySelectorAll('.contact-button').map((link) => link.getAttribute('href'));
    const isThere = layout === 'site' && id !== 'contact';
    const form = `${locales[locale].prefix}/contact#message`;
    expect.soft(hrefs, path).toEqual(isThere ? [form] : []);
    const openers = document.querySelectorAll('[data-opens]').map((opener) => [opener.tagName, opener.getAttribute('href')]);
    expect.soft(openers, `${path}: what opens the modal is a link, and leads there`).toEqual(openers.map(() => ['A', form]));
    expect.soft(openers, path).toHaveLength(Number(isThere) + Number(id === 'locationScoring'));
  }
});

for (const locale of firstOf(localeCodes)) {
  test(`the contact button has a name in ${locale}, and shows it as a tooltip on focus`, async ({ page }) => {
    const name = message(locale, 'common.contactTooltip');
    await page.goto(`${locales[locale].prefix}/`);
    const button = page.locator('.contact-button');
    const tooltip = button.locator('.contact-tooltip');
    await expect.soft(button, 'while the tooltip is hidden').toHaveAccessibleName(name);
    await expect(tooltip).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(button, 'last stop of the page').toBeFocused();
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toHaveCSS('opacity', '1');
  });
}

test('in the place of the scoring tool there is its grid on paper, whole at every width, and it says why', async ({ page }) => {
  for (const locale of localeCodes) {
    const tool = href(link('scoringTool'), locale);
    const views = [
      [href(link('locationScoring'), locale), 320],
      [href(link('locationScoring'), locale), 1440],
      [tool, 320],
    ] as const;
    for (const [path, width] of byTurns(views, locale)) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.locator('iframe, .tool').first()).toBeHidden();
      const sheet = page.locator('.score-sheet');
      await expect(sheet).toContainText(message(locale, 'scoringSheet.noScript').slice(0, 30));
      await expect(sheet.getByRole('row')).toHaveCount(14);
      const { x = 0, width: wide = 0 } = (await sheet.getByRole('table').boundingBox()) ?? {};
      expect(x + wide, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

async function showForm(page: Page, path: string) {
  await page.goto(path);
  const form = page.locator('main form');
  await expect(form).toBeVisible();
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('action', contactEndpoint);
  return form;
}

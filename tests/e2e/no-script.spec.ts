/** Menus, forms, carousel, contact button and scoring tool without JavaScript. */
import { pages } from '#generated/pages.ts';
import { contactEndpoint, trapField } from '#schema/contact/endpoint.ts';
import { fieldNames, fieldOf } from '#schema/contact/fields.ts';
import { carousel } from '#schema/site/constants.ts';
import { localeCodes, locales } from '#schema/site/locales.ts';
import { empty, enter } from './support/contact-form.ts';
import { dropdownIds, dropdownOf, emptyPlace, mobileItems, mobileMenuOf } from './support/header.ts';
import { message } from './support/messages.ts';
import { identity } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const visitor = {
  ...empty,
  subjectId: 'france',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '+33 1',
  message: 'Bonjour, ceci & cela.',
};

for (const id of dropdownIds) {
  test(`the dropdown “${id}” opens on hover and stays open over its items; a click keeps it open`, async ({ page }) => {
    await page.goto('/clients');
    const { button, panel, items } = dropdownOf(page, id);
    await expect(panel).toBeHidden();
    await button.hover();
    for (const item of await items.all()) {
      await item.hover();
      await expect(panel).toBeVisible();
    }
    await page.mouse.move(emptyPlace.x, emptyPlace.y);
    await expect(panel).toBeHidden();
    await button.click();
    await page.mouse.move(emptyPlace.x, emptyPlace.y);
    await expect(panel).toBeVisible();
  });

  test(`the dropdown “${id}” opens on focus, and Tab goes through its items`, async ({ page }) => {
    await page.goto('/clients');
    const { button, panel, items } = dropdownOf(page, id);
    await button.focus();
    await expect(panel).toBeVisible();
    for (const item of await items.all()) {
      await page.keyboard.press('Tab');
      await expect(item).toBeFocused();
      await expect(item).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
  });
}

test('the language link leads to the same page in the other language, and back', async ({ page }) => {
  const { paths } = pages.strategy;
  await page.goto(paths.fr);
  for (const locale of ['en', 'fr'] as const) {
    await page.getByRole('banner').getByRole('link', { name: locales[locale].short, exact: true }).click();
    await expect(page).toHaveURL(paths[locale]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens the menu, another tap closes it, and every item is in view and leads to its page', async ({ page }) => {
    await page.goto('/');
    const { toggle, panel } = mobileMenuOf(page);
    await expect(panel).toBeHidden();
    await toggle.tap();
    for (const id of dropdownIds) await panel.getByText(message('fr', `common.header.${id}`), { exact: true }).tap();
    for (const id of mobileItems) {
      const link = panel.getByRole('link', { name: message('fr', `common.navigation.${id}.name`) }).first();
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    for (const locale of localeCodes) await expect(panel.getByRole('link', { name: locales[locale].short, exact: true })).toBeVisible();
    await toggle.tap();
    await expect(panel).toBeHidden();
    await toggle.tap();
    await panel.getByRole('link', { name: message('fr', 'common.navigation.services.name') }).tap();
    await expect(page).toHaveURL(pages.services.paths.fr);
  });

  test('the page behind the open menu does not scroll', async ({ page }) => {
    await page.goto('/');
    const { toggle } = mobileMenuOf(page);
    const scrolled = () => page.evaluate(() => scrollY);
    await toggle.click();
    for (const y of [500, 20]) {
      await page.mouse.move(30, y);
      await page.mouse.wheel(0, 700);
    }
    await toggle.click();
    // Wheel events are handled in order: the later one has scrolled, so the earlier ones had their effect.
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 120);
    await expect.poll(scrolled).toBeGreaterThanOrEqual(120);
    await page.mouse.wheel(0, -120);
    await expect.poll(scrolled).toBe(0);
  });
});

for (const locale of localeCodes) {
  test(`the ${locale} form has labelled fields and posts them to the function`, async ({ page }) => {
    await page.goto(pages.contact.paths[locale]);
    const form = page.locator('main form');
    for (const name of fieldNames) {
      const label = new RegExp(`^${message(locale, `common.form.${name}`)}(?: \\*| \\([^()]+\\))?$`);
      await expect(form.getByRole(fieldOf(name).kind === 'choice' ? 'combobox' : 'textbox', { name: label })).toHaveAttribute('name', name);
    }
    await enter(form, visitor);
    const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === contactEndpoint);
    await form.getByRole('button').click();
    const sent = await request;
    expect([sent.method(), sent.headers()['content-type']]).toEqual(['POST', 'application/x-www-form-urlencoded']);
    // The locale comes first, so that the function can read it of a message that is too long to be read whole.
    expect(sent.postData()).toMatch(new RegExp(`^locale=${locale}&`));
    expect(Object.fromEntries(new URLSearchParams(sent.postData() ?? ''))).toEqual({
      ...visitor,
      locale,
      recipient: identity.email,
      [trapField]: '',
    });
  });
}

for (const [width, count] of [
  [390, carousel.cardsPerView.base],
  [800, carousel.cardsPerView.medium],
  [1440, carousel.cardsPerView.large],
] as const) {
  test(`the carousel shows ${count} of its cards at ${width} px, and scrolls by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const list = page.getByRole('group', { name: message('fr', 'home.carousel.title') });
    const cards = list.locator('> ul > li');
    await list.scrollIntoViewIfNeeded();
    const edge = await list.evaluate((element) => element.getBoundingClientRect().right);
    const rightOf = (card: Element) => card.getBoundingClientRect().right;
    const rights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
    expect(rights.filter((right) => right <= edge + 1)).toHaveLength(count);
    await expect(list).toHaveAttribute('tabindex', '0');
    await list.focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        return cards.last().evaluate(rightOf);
      })
      .toBeLessThanOrEqual(edge + 1);
  });
}

test('the contact button shows its name as a tooltip on focus, and leads to the form', async ({ page }) => {
  await page.goto('/clients');
  const button = page.locator('.contact-button');
  const tooltip = button.locator('.contact-tooltip');
  await expect(button).toHaveAccessibleName(message('fr', 'common.contactTooltip'));
  await expect(tooltip).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${pages.contact.paths.fr}#message`);
});

test('the printable scoring grid replaces the tool, and fits every width', async ({ page }) => {
  for (const path of [pages.locationScoring.paths.fr, pages.scoringTool.paths.fr]) {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.locator('iframe, .tool').first()).toBeHidden();
      const sheet = page.locator('.score-sheet');
      await expect(sheet).toContainText(message('fr', 'scoringSheet.noScript').slice(0, 30));
      const { x = 0, width: wide = 0 } = (await sheet.getByRole('table').boundingBox()) ?? {};
      expect(x + wide, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

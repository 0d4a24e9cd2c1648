/** Without JavaScript: every page can be reached, by mouse, keyboard and finger, in both languages. */
import { expect, type Locator, type Page } from 'playwright/test';
import { href, type Link, link } from '#generated/links.ts';
import { pages } from '#generated/pages.ts';
import { type Locale, localeCodes } from '#schema/site.ts';
import { repetitions, takingTurns } from '../support/soak.ts';
import { siteDocuments } from './support/documents.ts';
import { message } from './support/messages.ts';
import { answerPages, sitePages } from './support/site.ts';
import { test } from './support/tab.ts';

test.use({ isTabKept: true, javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

/** The dropdowns as decided: the key of each title, and where its items lead. */
const dropdowns: Readonly<Record<string, readonly Link[]>> = {
  'common.header.network': [link('retail'), link('strategy'), link('concept'), link('location'), link('organization'), link('budget')],
  'common.header.tools': [
    link('locationScoring'),
    link('contact', 'message'),
    link('services', 'retail-booster'),
    link('services', 'hotline'),
  ],
  'common.header.firm': [link('caseStudies'), link('clients'), link('foreignBrands'), link('articles'), link('blog'), link('about')],
};

test('every page is reached from home by links, but those that answer a form', async () => {
  const documents = new Map((await siteDocuments()).map(({ path, document }) => [path, document]));
  const reached = new Set(['/']);
  for (const path of reached) {
    const hrefs =
      documents
        .get(path)
        ?.querySelectorAll('a[href^="/"]')
        .map((link) => link.getAttribute('href') ?? '') ?? [];
    for (const href of hrefs) reached.add(href.replace(/[?#].*/, ''));
  }
  const missed = sitePages.filter(({ path, id, status }) => status === 200 && !answerPages.includes(id) && !reached.has(path));
  expect(missed.map(({ path }) => path)).toEqual([]);
});

test('each dropdown has its items, in each language, and no other', async () => {
  for (const { path, locale, document } of (await siteDocuments()).filter(({ id }) => id === 'home')) {
    for (const [key, links] of Object.entries(dropdowns)) {
      const button = document.querySelectorAll('header button').find(({ text }) => text.trim() === message(locale, key));
      const items = document.querySelectorAll(`[id="${button?.getAttribute('aria-controls')}"] a`);
      expect
        .soft(
          items.map((item) => item.getAttribute('href')),
          `${path}: ${key}`,
        )
        .toEqual(links.map((to) => href(to, locale)));
    }
  }
});

const inTurn = takingTurns(
  Object.entries(dropdowns).flatMap(([key, links]) =>
    localeCodes.map((locale) => ({ locale, title: message(locale, key), hrefs: links.map((to) => href(to, locale)) })),
  ),
);

for (const { locale, title, hrefs } of inTurn()) {
  test(`the dropdown “${title}” opens under the mouse and stays while it goes to any item`, async ({ page }) => {
    const { button, panel } = await openHome(page, locale, title);
    for (const [index, href] of hrefs.entries()) {
      await button.hover();
      const item = panel.getByRole('link').nth(index);
      await item.hover();
      await expect(item).toHaveAttribute('href', href);
      await expect(panel).toBeVisible();
    }
    await expect(panel.getByRole('link')).toHaveCount(hrefs.length);
    await page.mouse.move(640, 700);
    await expect(panel).toBeHidden();
    await button.click();
    await page.mouse.move(640, 700);
    await expect(panel, 'after a click').toBeVisible();
  });
}

for (const { locale, title, hrefs } of inTurn()) {
  test(`the dropdown “${title}” opens under the keyboard, which goes through every item`, async ({ page }) => {
    const { button, panel } = await openHome(page, locale, title);
    for (let stops = 0; stops < 20 && !(await isFocused(button)); stops++) await page.keyboard.press('Tab');
    await expect(panel).toBeVisible();
    for (const href of hrefs) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('href', href);
      await expect(page.locator(':focus')).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
  });
}

// Where it leads from every page, heads.spec.ts asks of their HTML.
test('the language toggle leads to the same page in the other language, and back', async ({ page }) => {
  for (const id of (['home', 'strategy', 'contact', 'legalNotice'] as const).slice(0, repetitions(2, 4))) {
    const { paths } = pages[id];
    await page.goto(paths.fr);
    for (const to of ['en', 'fr'] as const) {
      await page.getByRole('banner').getByRole('link', { name: to.toUpperCase(), exact: true }).click();
      await expect(page).toHaveURL(paths[to]);
      await expect(page.locator('html')).toHaveAttribute('lang', to);
    }
  }
});

async function openHome(page: Page, locale: Locale, title: string) {
  await page.goto(href(link('home'), locale));
  const button = page.getByRole('banner').getByRole('button', { name: title });
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await expect(panel).toBeHidden();
  return { button, panel };
}

function isFocused(element: Locator) {
  return element.evaluate((node) => node === document.activeElement);
}

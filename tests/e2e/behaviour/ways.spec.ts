/** Ways about the site: back, to the top, to the contact section; and what becomes of an unknown one. */
import type { Page } from 'playwright/test';
import { scoringFrameHeightPx, scrollOffsetPx } from '#schema/constants.ts';
import { localeCodes, locales } from '#schema/site.ts';
import { firstOf, takingTurns } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { preferLanguage } from './support/language.ts';

const inTurn = takingTurns(localeCodes);

test('back leads home in a new tab, which has nothing to go back to; else to the page of this site that one came from', async ({
  page,
  context,
}) => {
  await page.goto('/clients');
  const link = page.getByRole('contentinfo').getByRole('link', { name: message('fr', 'common.navigation.about.name') });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await goBack(tab);
  await expect(tab).toHaveURL('/');
  await tab.close();
  await link.click();
  await expect(page).toHaveURL('/a-propos');
  await goBack(page);
  await expect(page).toHaveURL('/clients');
  expect(await page.evaluate(() => window.navigation.canGoForward), 'back, not on').toBe(true);
});

for (const locale of inTurn()) {
  const { prefix } = locales[locale];

  test(`back leads to the ${locale} home page when one has come straight here`, async ({ page }) => {
    await page.goto(`${prefix}/clients`);
    await goBack(page);
    await expect(page).toHaveURL(prefix === '' ? '/' : prefix);
  });
}

test('back leads home when one has come from another site, and so when one was sent on to the other language', async ({ page, site }) => {
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<link rel="icon" href="data:,"><a href="${site.url}/clients">Trame</a>` }),
  );
  for (const [preferred, arrival, home] of [
    [undefined, '/clients', '/'],
    ['en', '/en/clients', '/en'],
  ] as const) {
    if (preferred) await preferLanguage(page, preferred);
    await page.goto('https://elsewhere.example/');
    await page.getByRole('link').click();
    await expect(page).toHaveURL(arrival);
    await goBack(page);
    await expect(page).toHaveURL(home);
  }
});

const fromPage = takingTurns(['/', '/clients']);

for (const [id, top] of firstOf([
  ['contact-section', scrollOffsetPx],
  ['top', 0],
] as const)) {
  for (const from of fromPage()) {
    test(`the footer’s ${id} item on ${from} scrolls the home page to its place`, async ({ page }) => {
      await page.goto(from);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: message('fr', `common.navigation.${id}.name`), exact: true })
        .click();
      const anchor = id === 'top' ? 'accueil' : 'contact';
      await expect(page).toHaveURL(`/#${anchor}`);
      const place = () => page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top, anchor);
      await expect.poll(async () => Math.round((await place()) ?? Number.NaN)).toBe(top);
      if (id === 'top') expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
}

test('an unknown page logs its path as an error, once', async ({ page, noise }) => {
  noise.allow(/^console\.error: 404/);
  const logged: string[] = [];
  for (const path of ['/nope', '/en/nope/deeper', '/404']) {
    await page.goto(`${path}?from=mail`);
    await page.waitForLoadState();
    logged.push(`console.error: 404: no page at ${path}`);
    // What the page before was still asking for is no word of this one.
    expect(noise.heard().filter((line) => !line.startsWith('request failed: '))).toEqual(logged);
  }
});

for (const locale of inTurn()) {
  test(`the ${locale} scoring tool stands in a titled frame that loads late and is as tall as its content, with a way to the full screen`, async ({
    page,
  }) => {
    await page.goto(`${locales[locale].prefix}/location-scoring`);
    const frame = page.locator('#tool iframe');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAccessibleName(message(locale, 'locationScoring.frame.title'));
    // What the frame of another site’s tool keeps.
    await expect(frame).toHaveAttribute('height', `${scoringFrameHeightPx}`);
    await frame.scrollIntoViewIfNeeded();
    const inside = page.frameLocator('#tool iframe');
    await expect(inside.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(inside.locator('.tool-header'), 'the page around it has one').toBeHidden();
    const spare = () =>
      frame.evaluate((element: HTMLIFrameElement) => element.clientHeight - (element.contentDocument?.documentElement.scrollHeight ?? 0));
    await expect.poll(spare).toBe(0);
    const before = (await frame.boundingBox())?.height ?? 0;
    expect(before).toBeGreaterThan(scoringFrameHeightPx);
    await inside.getByRole('button', { name: message(locale, 'scoringTool.tool.places.add') }).click();
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).not.toBe(before);
    await expect.poll(spare).toBe(0);
    const fullScreen = page.locator('#tool').getByRole('link', { name: message(locale, 'locationScoring.frame.fullScreen') });
    await expect(fullScreen).toHaveAttribute('href', (await frame.getAttribute('src')) ?? '');
    const [tab] = await Promise.all([page.waitForEvent('popup'), fullScreen.click()]);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.locator('.tool-place'), 'the same comparison').toHaveCount(3);
    await tab.locator('.tool-place-name > input').first().fill('Galerie');
    await expect(inside.locator('.tool-place-name > input').first(), 'in both places').toHaveValue('Galerie');
  });
}

/** Follows the back link of a page that is alive: until then it is a link home like any other. */
async function goBack(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/scripted/);
  await page.locator('main .back').click();
}

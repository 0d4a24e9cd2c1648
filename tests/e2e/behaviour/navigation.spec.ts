/** Navigation: the back link, the anchors of the footer, unknown paths, the framed scoring tool. */
import type { Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { scoringFrameHeightPx, scrollOffsetPx } from '#schema/site/constants.ts';
import { message } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

test('the back link leads home in a new tab, otherwise to the previous page', async ({ page, context }) => {
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
  expect(await page.evaluate(() => window.navigation.canGoForward), 'the back link moves back in the history').toBe(true);
});

test('after another site the back link leads home, in the language of the page', async ({ page, site }) => {
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<link rel="icon" href="data:,"><a href="${site.url}/en/clients">Trame</a>` }),
  );
  await page.goto('https://elsewhere.example/');
  await page.getByRole('link').click();
  await expect(page).toHaveURL(pages.clients.paths.en);
  await goBack(page);
  await expect(page).toHaveURL(pages.home.paths.en);
});

for (const from of ['/', '/clients']) {
  for (const [id, anchor, top] of [
    ['contact-section', 'contact', scrollOffsetPx],
    ['top', 'accueil', 0],
  ] as const) {
    test(`the footer’s ${id} item on ${from} leads to that place of the home page`, async ({ page }) => {
      // A low window, so that the last section can scroll up to its offset.
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(from);
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      await footer.getByRole('link', { name: message('fr', `common.navigation.${id}.name`), exact: true }).click();
      await expect(page).toHaveURL(`/#${anchor}`);
      const place = () => page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN, anchor);
      await expect.poll(async () => Math.round(await place())).toBe(top);
    });
  }
}

test('an unknown path is logged once, as an error', async ({ page, noise }) => {
  noise.allow(/^console\.error: 404/);
  const logged: string[] = [];
  for (const path of ['/nope', '/en/nope/deeper', '/404']) {
    await page.goto(`${path}?from=mail`);
    await page.waitForLoadState();
    logged.push(`console.error: 404: no page at ${path}`);
    expect(noise.messages().filter((line) => !line.startsWith('request failed: '))).toEqual(logged);
  }
});

test('the scoring tool is in a titled lazy frame of the specified height, scrolls inside it, and has a link to the full screen', async ({
  page,
}) => {
  await page.goto(pages.locationScoring.paths.fr);
  const frame = page.locator('#tool iframe');
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAccessibleName(message('fr', 'locationScoring.frame.title'));
  await expect(frame).toHaveAttribute('height', `${scoringFrameHeightPx}`);
  await frame.scrollIntoViewIfNeeded();
  const tool = page.frameLocator('#tool iframe');
  await expect(tool.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tool.locator('.tool-header')).toBeHidden();
  await tool.getByRole('button', { name: message('fr', 'scoringTool.tool.places.add') }).click();
  await expect(tool.locator('.tool-place')).toHaveCount(3);
  expect((await frame.boundingBox())?.height).toBe(scoringFrameHeightPx);
  await tool.locator('html').evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => tool.locator('html').evaluate(() => scrollY)).toBe(1500);
  const top = () => tool.locator('.tool-grid thead').evaluate((head) => head.getBoundingClientRect().top);
  await expect.poll(top, 'the names of the columns stay in view').toBe(0);

  const fullScreen = page.locator('#tool').getByRole('link', { name: message('fr', 'locationScoring.frame.fullScreen') });
  await expect(fullScreen).toHaveAttribute('href', (await frame.getAttribute('src')) ?? '');
  const [tab] = await Promise.all([page.waitForEvent('popup'), fullScreen.click()]);
  await expect(tab.locator('.tool-place'), 'the same comparison').toHaveCount(3);
  await tab.locator('.tool-place-name > input').first().fill('Galerie');
  await expect(tool.locator('.tool-place-name > input').first(), 'in both tabs').toHaveValue('Galerie');
});

/** Follows the back link after its script has run: until then, the link leads home. */
async function goBack(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/scripted/);
  await page.locator('main .back').click();
}

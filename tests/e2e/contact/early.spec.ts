/** A visitor who is faster than the code: nothing typed or pressed before the form is alive is lost. */
import { walkFocus } from '../accessibility/support/tab-walk.ts';
import { holdScripts, sendingChunk } from '../behaviour/support/network.ts';
import { expect, test } from '../support/live-site.ts';
import { onPage, visitor, wakeForm } from './support/form.ts';
import { mistake } from './support/words.ts';

test.use({ isTabKept: true });

for (const isLeft of [true, false]) {
  test(`page: what is typed before the form is alive stays, is a draft too, and is sent (${isLeft ? 'after' : 'without'} a reload)`, async ({
    page,
    site,
  }) => {
    await page.goto(onPage.path);
    const scripts = await holdScripts(page);
    for (const [name, text] of Object.entries(visitor)) await page.locator(`main form [name="${name}"]`).fill(text);
    await scripts.held();
    await expect(page.locator('main form')).not.toHaveAttribute('novalidate');
    scripts.release();
    const form = await wakeForm(page, onPage);
    if (isLeft) {
      await page.goto('/a-propos');
      await page.goto(onPage.path);
      await wakeForm(page, onPage);
    }
    expect(await form.values()).toEqual(visitor);
    await form.send();
    await form.expectSuccess();
    expect(site.functions.received).toHaveLength(1);
  });
}

test('page: a form sent before it is alive waits, and is sent once, by script', async ({ page, site }) => {
  await page.goto(onPage.path);
  const scripts = await holdScripts(page);
  for (const [name, text] of Object.entries(visitor)) await page.locator(`main form [name="${name}"]`).fill(text);
  await page.locator('main form [type=submit]').click();
  await scripts.held();
  expect(site.functions.received).toEqual([]);
  scripts.release();
  const form = await wakeForm(page, onPage);
  await form.expectSuccess();
  await expect(page).toHaveURL(onPage.path);
  expect(site.functions.received.map(({ headers }) => headers['content-type'])).toEqual(['application/json']);
});

test('page: mistakes sent before the form is alive are answered as any are: a toast, a line beside each field, no bubble', async ({
  page,
  site,
}) => {
  await page.goto(onPage.path);
  const scripts = await holdScripts(page);
  for (const [name, text] of Object.entries({ ...visitor, lastName: '', message: 'court' }))
    await page.locator(`main form [name="${name}"]`).fill(text);
  await page.locator('main form [type=submit]').click();
  scripts.release();
  const form = await wakeForm(page, onPage);
  await expect(form.alert.getByText('Nom incomplet', { exact: true })).toBeVisible();
  await expect(form.field('lastName')).toBeFocused();
  for (const name of ['lastName', 'message'] as const) await expect(form.field(name)).toHaveAccessibleDescription(mistake('fr', name));
  expect(site.functions.received).toEqual([]);
});

test('page: a first focus before the form is alive has the backend’s client fetched all the same', async ({ page }) => {
  await page.goto(onPage.path);
  const client = page.waitForResponse((response) => response.url().endsWith(sendingChunk()));
  await page.locator('main form [name=firstName]').focus();
  await client;
});

test('page: in a window as low as a few lines, what gets the focus before the form is alive is in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(onPage.path);
  const scripts = await holdScripts(page);
  expect(await walkFocus(page, { within: 'main form' })).toEqual([]);
  await scripts.held();
  await expect(page.locator('main form')).not.toHaveAttribute('novalidate');
  scripts.release();
});

/** A network that goes before the code of the form has come: what is typed stays, and is sent when there is one again. */
import { tapPatienceMs } from '#schema/constants.ts';
import { letPass, stopClock } from '../behaviour/support/clock.ts';
import { brokenNetworkNoise } from '../behaviour/support/network.ts';
import { expect, test } from '../support/live-site.ts';
import { onPage, visitor, wakeForm } from './support/form.ts';

test('page: a form sent offline before its code is there is not left; it says so, and is sent once, by script, when the network is back', async ({
  page,
  site,
  noise,
}) => {
  noise.allow(...brokenNetworkNoise, /ERR_INTERNET_DISCONNECTED/);
  await stopClock(page);
  await page.goto(onPage.path);
  await page.context().setOffline(true);
  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  for (const [name, text] of Object.entries(visitor)) await field(name).fill(text);
  const button = page.locator('main form [type=submit]');
  await button.click();
  const failure = page.locator('[data-island="contact-form"] > .island-failure');
  await expect
    .poll(
      async () => {
        expect(page.url()).toBe(site.url + onPage.path);
        await letPass(page, 1000);
        return failure.count();
      },
      { intervals: [100] },
    )
    .toBe(1);
  await letPass(page, 2 * tapPatienceMs);
  await button.click();
  await expect(failure).toHaveText(/^Unexpected Application Error! /);
  await expect(page).toHaveURL(onPage.path);
  for (const [name, text] of Object.entries(visitor)) await expect(field(name)).toHaveValue(text);

  await page.context().setOffline(false);
  const form = await wakeForm(page, onPage);
  await form.expectSuccess();
  await expect(failure).toHaveCount(0);
  expect(site.functions.received.map(({ headers, body }) => [headers['content-type'], body.email])).toEqual([
    ['application/json', visitor.email],
  ]);
});

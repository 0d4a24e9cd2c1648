/** What counts as an answer: “sent” is said when the function says so, and at no other word; and waiting has an end. */

import { retry } from '#schema/constants.ts';
import { answerWithinMs } from '#schema/contact-bounds.ts';
import { firstOf } from '../../support/soak.ts';
import { letPass, stopClock } from '../behaviour/support/clock.ts';
import { breakScript, brokenNetworkNoise, holdScripts, sendingChunk } from '../behaviour/support/network.ts';
import { oddAnswers } from '../support/functions-server.ts';
import { expect, test } from '../support/live-site.ts';
import { inModal, onPage, openForm, visitor } from './support/form.ts';

test.use({ isTabKept: true });

for (const place of firstOf([onPage, inModal])) {
  test(`${place.variant}: an answer that does not say success: true is a failure, and everything is kept`, async ({
    page,
    site,
    noise,
  }) => {
    noise.allow(/^console\.error: /, /^status 405: .*\/clients$/);
    const form = await openForm(page, place);
    for (const [index, local] of Object.keys(oddAnswers).entries()) {
      const typed = { ...visitor, email: `${local}@example.org` };
      await form.fill(typed);
      await form.send();
      await expect.poll(() => site.functions.received.length, local).toBe(index + 1);
      await form.expectIdle();
      await form.expectFailure();
      await expect(page.locator('.toast.success'), local).toHaveCount(0);
      expect(await form.values(), local).toEqual(typed);
      expect(await page.evaluate(() => sessionStorage.getItem('contact-draft')), local).toContain(typed.email);
    }
    expect(noise.heard().filter((line) => line.startsWith('console.error: '))).toContain('console.error: quota');
  });
}

test(`a server that has not answered after ${answerWithinMs} ms has failed, and pressing again sends the same message`, async ({
  page,
  site,
  noise,
}) => {
  noise.allow(/^console\.error: Failed to send a request to the Edge Function/);
  await stopClock(page);
  const form = await openForm(page, onPage);
  const typed = { ...visitor, email: 'slow@example.org' };
  await form.fill(typed);
  await form.send();
  await expect.poll(() => site.functions.received.length).toBe(1);
  await letPass(page, answerWithinMs - 1);
  await expect(page.locator('.toast')).toHaveCount(0);
  await letPass(page, 1);
  await form.expectFailure();
  await form.expectIdle();
  expect(await form.values()).toEqual(typed);
  await form.send();
  await expect.poll(() => site.functions.received.length).toBe(2);
  site.functions.release();
  await form.expectSuccess();
  const [first, second] = site.functions.received.map(({ body }) => body.id);
  expect(second).toBe(first);
});

test('code for sending that fails twice is asked for again, and the message is sent once', async ({ page, site, noise }) => {
  noise.allow(...brokenNetworkNoise);
  await stopClock(page);
  const chunk = await breakScript(page, sendingChunk());
  const form = await openForm(page, onPage);
  await form.fill();
  await form.send();
  await chunk.failure(1);
  await letPass(page, retry.firstDelayMs);
  await chunk.failure(2);
  chunk.mend();
  await letPass(page, 2 * retry.firstDelayMs);
  await form.expectSuccess();
  expect(site.functions.received).toHaveLength(1);
});

test('code for sending that never comes is a failure, and is asked for anew when send is pressed again', async ({ page, site, noise }) => {
  noise.allow(...brokenNetworkNoise, /^console\.error: \/assets\/.*\.js: Failed to fetch/);
  await stopClock(page);
  const chunk = await breakScript(page, sendingChunk());
  const form = await openForm(page, onPage);
  await form.fill();
  await form.send();
  for (let failed = 1; failed <= retry.attempts + 1; failed++) {
    await chunk.failure(failed);
    await letPass(page, retry.firstDelayMs * 2 ** (failed - 1));
  }
  await form.expectFailure();
  await form.expectIdle();
  expect(await form.values()).toEqual(visitor);
  chunk.mend();
  await form.send();
  await form.expectSuccess();
  expect(site.functions.received).toHaveLength(1);
});

test(`code for sending that is still on its way after ${answerWithinMs} ms is a failure, and no message is sent behind the visitor’s back`, async ({
  page,
  site,
  noise,
}) => {
  noise.allow(/^console\.error: The code that sends has not come/);
  await stopClock(page);
  const gate = await holdScripts(page, new RegExp(`${sendingChunk()}$`));
  const form = await openForm(page, onPage);
  await form.fill();
  await form.send();
  await letPass(page, answerWithinMs);
  await form.expectFailure();
  const come = page.waitForResponse((response) => response.url().endsWith(sendingChunk()));
  gate.release();
  await come;
  await form.send();
  await form.expectSuccess();
  expect(site.functions.received).toHaveLength(1);
});

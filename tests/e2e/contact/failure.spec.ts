/** A message that is not accepted: what is said, kept and logged (sections 4 and 8). */

import { takingTurns } from '../../support/soak.ts';
import { refusal, tooMany } from '../support/functions-server.ts';
import { expect, test } from '../support/live-site.ts';
import { identity } from '../support/site.ts';
import { frenchPlaces, inModal, openForm, places, visitor } from './support/form.ts';
import { failureDefault, word } from './support/words.ts';

test.use({ isTabKept: true });

const inTurn = takingTurns(frenchPlaces);
const inTurnOfAll = takingTurns(places);

/** The ways to fail: what happens, whose address makes it happen, and what is logged. */
const ways = [
  ['the answer says success: false', 'refused', refusal],
  ['the call answers an HTTP error', 'broken', 'Edge Function returned a non-2xx status code'],
  ['the function hangs up', 'gone', 'Edge Function returned a non-2xx status code'],
] as const;

/** The browser's own remark on an answer that is an error. */
const browserRemark = /^(?:console\.error: Failed to load resource: .*|status 50[02]: .*\/functions\/v1\/.*|request failed: .*)$/;

for (const place of inTurnOfAll()) {
  const { title, text } = word(place.locale, `${place.variant}.failure`);

  test(`${place.variant} ${place.locale}: a failure is answered with “${title}” / “${text}” and the e-mail address as the way out`, async ({
    page,
    noise,
  }) => {
    noise.allow(/^console\.error: /);
    const form = await openForm(page, place);
    await form.fill({ email: 'refused@example.org' });
    await form.send();
    await form.expectFailure();
    await expect(form.alert.getByRole('link', { name: identity.email })).toHaveAttribute('href', `mailto:${identity.email}`);
  });
}

for (const place of inTurnOfAll())
  test(`${place.variant} ${place.locale}: a failure that does not say what it is is logged as “${failureDefault(place.locale)}”`, async ({
    page,
    noise,
  }) => {
    noise.allow(/^console\.error: /);
    const form = await openForm(page, place);
    await form.fill({ email: 'mute@example.org' });
    await form.send();
    await form.expectFailure();
    await expect.poll(noise.heard).toEqual([`console.error: ${failureDefault(place.locale)}`]);
  });

for (const [event, local, logged] of ways)
  for (const place of inTurn())
    test(`${place.variant}: when ${event}, every character stays, and the underlying message is logged`, async ({ page, noise }) => {
      noise.allow(browserRemark, /^console\.error: /);
      const form = await openForm(page, place);
      const typed = { ...visitor, firstName: ' Ada ', email: `${local}@example.org`, message: '  Bonjour,\n\n<b>à bientôt</b> 👋  ' };
      await form.fill(typed);
      await form.send();
      await expectKept(form, typed);
      expect(noise.heard()).toContain(`console.error: ${logged}`);
    });

for (const place of inTurn())
  test(`${place.variant}: when the network is down, every character stays, and sending works once it is back`, async ({
    page,
    noise,
    site,
  }) => {
    noise.allow(browserRemark, /^console\.error: /);
    const form = await openForm(page, place);
    const typed = { ...visitor, email: 'broken@example.org' };
    await form.fill(typed);
    // A first try that reaches the function has the client's code fetched.
    await form.send();
    await form.expectFailure();
    await page.context().setOffline(true);
    await form.send();
    await expect.poll(noise.heard).toContainEqual(expect.stringMatching(/Failed to send a request to the Edge Function/));
    await expectKept(form, typed);
    await page.context().setOffline(false);
    await form.field('email').fill('ok@example.org');
    await form.send();
    await form.expectSuccess();
    expect(site.functions.received.map(({ body }) => body.email)).toEqual(['broken@example.org', 'ok@example.org']);
  });

test('modal: a failure leaves it open, and what the function says to the visitor stands beside what is always said', async ({
  page,
  noise,
}) => {
  noise.allow(/^console\.error: /, /^status 429: /);
  const form = await openForm(page, inModal);
  await form.fill({ email: 'limited@example.org' });
  await form.send();
  await form.expectFailure();
  await expect(form.alert).toContainText(tooMany);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(noise.heard()).toContain(`console.error: ${tooMany}`);
});

async function expectKept(form: Awaited<ReturnType<typeof openForm>>, typed: typeof visitor) {
  await form.expectFailure();
  await form.expectIdle();
  expect(await form.values()).toEqual(typed);
}

/** Sending a message: payload, pending state, success, every failure. */
import type { Locator } from 'playwright/test';
import { answerWithinMs, contactEndpoint, trapField } from '#schema/contact/endpoint.ts';
import { fieldNames } from '#schema/contact/fields.ts';
import { retry } from '#schema/site/constants.ts';
import type { Locale } from '#schema/site/locales.ts';
import { advanceClock, pauseClock } from '../support/clock.ts';
import { empty, inModal, onPage, openForm, openModal, placeOf, visitor } from '../support/contact-form.ts';
import { failureDefault, sending } from '../support/contact-words.ts';
import { oddAnswers, refusal, tooMany } from '../support/functions-server.ts';
import { message } from '../support/messages.ts';
import { breakScript, brokenNetworkNoise, holdScripts, sendingChunk } from '../support/network.ts';
import { identity } from '../support/site.ts';
import { collectRequests, expect, test } from '../support/test.ts';

const variants = ['page', 'modal'] as const;

/** The labelled line of a field in the sent message. */
const labelled = (language: Locale, name: 'subjectId' | 'phone') => `${message(language, `common.form.${name}`)}: ${visitor[name]}`;

for (const variant of variants) {
  test(`${variant}: the payload has the fields, the recipient and the spam signals, and nothing else`, { tag: '@each' }, async ({
    page,
    language,
    site,
  }) => {
    const form = await openForm(page, placeOf(variant, language));
    await form.fill();
    await form.send();
    await form.expectSuccess();
    await expect(page.locator('.toast')).toHaveCount(1);
    const [sent] = site.functions.received;
    expect(sent?.body).toEqual({
      name: 'Ada Lovelace',
      email: visitor.email,
      message: `${visitor.message}\n\n${labelled(language, 'subjectId')}\n${labelled(language, 'phone')}`,
      recipient: identity.email,
      locale: language,
      id: expect.stringMatching(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/),
      [trapField]: '',
      elapsed: expect.any(Number),
    });
    expect(sent).toMatchObject({
      method: 'POST',
      path: contactEndpoint,
      headers: { apikey: identity.backendKey, authorization: `Bearer ${identity.backendKey}`, 'content-type': 'application/json' },
    });
  });

  test(`${variant}: during the request the button is disabled, shows that and keeps the focus`, { tag: '@each' }, async ({
    page,
    language,
    site,
    noise,
  }) => {
    noise.allow(/^console\.error: /);
    const form = await openForm(page, placeOf(variant, language));
    await form.fill({ email: 'slow@example.org' });
    await form.button.focus();
    await recordFocusLoss(form.button);
    await page.keyboard.press('Enter');
    await expect(form.button).toHaveAttribute('aria-disabled', 'true');
    await expect(form.button).toHaveText(sending(language));
    await expect(form.form.getByRole('status')).toHaveText(sending(language));
    await expect.poll(() => site.functions.received.length).toBe(1);
    site.functions.release(false);
    await form.expectFailure();
    await expect(form.alert.getByRole('link', { name: identity.email })).toHaveAttribute('href', `mailto:${identity.email}`);
    await form.expectIdle();
    await expect(form.button).toBeEnabled();
    await expect(form.form.getByRole('status')).toBeEmpty();
    await expect(form.button).toBeFocused();
    await expect(form.button).not.toHaveAttribute('data-lost-focus');
  });
}

test('without HTTPS, where browsers have no crypto.randomUUID, a message is sent', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }));
  const form = await openForm(page, onPage);
  await form.fill();
  await form.send();
  await form.expectSuccess();
});

test('an error while the form is submitted is a failure, and the text stays', async ({ page, noise }) => {
  noise.allow(/broken by this test/);
  const form = await openForm(page, onPage);
  await form.fill();
  await page.evaluate(() => {
    FormData.prototype.get = () => {
      throw new Error('broken by this test');
    };
  });
  await form.send();
  await form.expectFailure();
  expect(await form.values()).toEqual(visitor);
});

test('subject and phone are optional, and spaces around fields are trimmed', async ({ page, site }) => {
  const form = await openForm(page, onPage);
  await form.fill({
    subjectId: '',
    firstName: '  Ada ',
    lastName: ' de  Lovelace  ',
    email: ' ok@example.org ',
    phone: '   ',
    message: '\n  Dix signes. \n',
  });
  await form.send();
  await form.expectSuccess();
  expect(site.functions.received.map(({ body }) => body)).toMatchObject([
    { name: 'Ada de  Lovelace', email: 'ok@example.org', message: `Dix signes.\n\n${message('fr', 'common.form.phone')}: N/A` },
  ]);
});

test('page: after a success the fields are empty, the focus is on the button, and another message can be sent', async ({ page, site }) => {
  const form = await openForm(page, onPage);
  await form.fill();
  await form.button.focus();
  await recordFocusLoss(form.button);
  await page.keyboard.press('Enter');
  await form.expectSuccess();
  await expect(form.button).toBeFocused();
  await expect(form.button).not.toHaveAttribute('data-lost-focus');
  expect(await form.values()).toEqual(empty);
  await form.fill();
  await form.send();
  await expect.poll(() => site.functions.received.length).toBe(2);
});

test('page: text typed during the request is not sent, and stays', async ({ page, site }) => {
  const form = await openForm(page, onPage);
  await form.fill({ email: 'slow@example.org' });
  await form.send();
  await expect.poll(() => site.functions.received.length).toBe(1);
  await form.field('message').fill('Encore une question.');
  site.functions.release();
  await form.expectSuccess();
  await expect(form.field('message')).toHaveValue('Encore une question.');
  await page.reload();
  await expect(form.field('message')).toHaveValue('Encore une question.');
});

test('modal: after a success the modal reopens empty and without the toast', async ({ page }) => {
  const form = await openForm(page, inModal);
  await form.fill();
  await form.send();
  await form.expectSuccess();
  const reopened = await openModal(page, inModal);
  expect(await reopened.values()).toEqual(empty);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test.describe('failures', () => {
  test.beforeEach(({ noise }) =>
    noise.allow(...brokenNetworkNoise, /^console\.error: /, /^status (?:405|429|50[02]): /, /^request failed: .*\/functions\/v1\//),
  );

  for (const place of [onPage, inModal]) {
    for (const [name, local, logged] of [
      ['an answer with success: false', 'refused', refusal],
      ['an answer without a reason', 'mute', failureDefault('fr')],
      ['an answer with an HTTP error', 'broken', 'Edge Function returned a non-2xx status code'],
      ['a dropped connection', 'gone', 'Edge Function returned a non-2xx status code'],
      ['a rate limit, with a text for the visitor', 'limited', tooMany],
    ] as const) {
      test(`${place.variant}: ${name} is logged, and every character stays`, async ({ page, noise }) => {
        const form = await openForm(page, place);
        const typed = { ...visitor, firstName: ' Ada ', email: `${local}@example.org`, message: '  Bonjour,\n\n<b>à bientôt</b> 👋  ' };
        await form.fill(typed);
        await form.send();
        await form.expectFailure();
        await form.expectIdle();
        expect(await form.values()).toEqual(typed);
        expect(noise.messages()).toContain(`console.error: ${logged}`);
        if (local === 'limited') await expect(form.alert).toContainText(tooMany);
      });
    }
  }

  test('any answer except success: true is a failure, and the draft is kept', async ({ page, site }) => {
    const form = await openForm(page, onPage);
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
  });

  test('sending offline fails at once, and works when the network is back', async ({ page, site, noise }) => {
    const form = await openForm(page, onPage);
    await form.fill({ email: 'broken@example.org' });
    // The first attempt loads the client.
    await form.send();
    await form.expectFailure();
    await page.context().setOffline(true);
    await form.send();
    await expect.poll(noise.messages).toContainEqual(expect.stringMatching(/Failed to send a request to the Edge Function/));
    await form.expectFailure();
    await page.context().setOffline(false);
    await form.field('email').fill('ok@example.org');
    await form.send();
    await form.expectSuccess();
    expect(site.functions.received.map(({ body }) => body.email)).toEqual(['broken@example.org', 'ok@example.org']);
  });

  test(`sending fails without an answer within ${answerWithinMs} ms; sending again reuses the idempotency key`, async ({ page, site }) => {
    await pauseClock(page);
    const form = await openForm(page, onPage);
    await form.fill({ email: 'slow@example.org' });
    await form.send();
    await expect.poll(() => site.functions.received.length).toBe(1);
    await advanceClock(page, answerWithinMs - 1);
    await expect(page.locator('.toast')).toHaveCount(0);
    await advanceClock(page, 1);
    await form.expectFailure();
    await form.expectIdle();
    await form.send();
    await expect.poll(() => site.functions.received.length).toBe(2);
    site.functions.release();
    await form.expectSuccess();
    const [first, second] = site.functions.received.map(({ body }) => body.id);
    expect(second).toBe(first);
  });

  test('a failed fetch of the client that sends is retried; after the last retry sending fails, and sending again fetches the client again', async ({
    page,
    site,
  }) => {
    await pauseClock(page);
    const chunk = await breakScript(page, sendingChunk());
    const form = await openForm(page, onPage);
    await form.fill();
    await form.send();
    for (let failed = 1; failed <= retry.attempts + 1; failed++) {
      await chunk.waitForFailure(failed);
      await advanceClock(page, retry.firstDelayMs * 2 ** (failed - 1));
    }
    await form.expectFailure();
    await form.expectIdle();
    expect(await form.values()).toEqual(visitor);
    chunk.repair();
    await form.send();
    await form.expectSuccess();
    expect(site.functions.received).toHaveLength(1);
  });

  test(`sending fails when its client has not loaded within ${answerWithinMs} ms, and nothing is sent afterwards`, async ({
    page,
    site,
  }) => {
    await pauseClock(page);
    const scripts = await holdScripts(page, new RegExp(`${sendingChunk()}$`));
    const form = await openForm(page, onPage);
    await form.fill();
    await form.send();
    await advanceClock(page, answerWithinMs);
    await form.expectFailure();
    const arrival = page.waitForResponse((response) => response.url().endsWith(sendingChunk()));
    scripts.release();
    await arrival;
    await form.send();
    await form.expectSuccess();
    expect(site.functions.received).toHaveLength(1);
  });
});

test.describe('toasts', () => {
  for (const place of [onPage, inModal]) {
    test(`${place.variant}: live regions start empty; a toast takes no focus, and its close button returns the focus`, async ({
      page,
      noise,
    }) => {
      noise.allow(/^console\.error: /);
      const form = await openForm(page, place);
      await expect(form.alert).toBeEmpty();
      await expect(form.form.getByRole('status')).toBeEmpty();
      await form.fill({ email: 'refused@example.org' });
      await form.field('firstName').focus();
      await page.keyboard.press('Enter');
      await form.expectFailure();
      await expect(form.field('firstName')).toBeFocused();
      await form.button.focus();
      await page.keyboard.press('Tab');
      await expect(form.alert.getByRole('link')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(form.alert.getByRole('button', { name: message('fr', 'common.form.close') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.alert).toBeEmpty();
      await expect(form.button).toBeFocused();
    });

    test(`${place.variant}: a mistake after a failure replaces the toast, and a sent message the summary`, async ({ page, noise }) => {
      noise.allow(/^console\.error: /);
      const form = await openForm(page, place);
      await form.fill({ email: 'refused@example.org' });
      await form.send();
      await form.expectFailure();
      await form.field('lastName').fill('');
      await form.send();
      await expect(form.summary).toBeVisible();
      await expect(form.alert).toBeEmpty();
      await form.fill();
      await form.send();
      await form.expectSuccess();
      await expect(page.locator('.summary')).toHaveCount(0);
    });
  }

  test('modal: the success toast appears when the page is no longer aria-hidden, and its close button returns the focus', async ({
    page,
  }) => {
    const form = await openForm(page, inModal);
    await form.fill();
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const toast = document.querySelector('.toast-corner .toast');
        if (!toast) return;
        document.body.dataset['exposed'] = String(toast.closest('[aria-hidden=true]') === null);
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await form.send();
    await form.expectSuccess();
    await expect(page.locator('body')).toHaveAttribute('data-exposed', 'true');
    await form.status.getByRole('button', { name: message('fr', 'common.form.close') }).press('Enter');
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(page.locator('.contact-button')).toBeFocused();
  });
});

for (const place of [onPage, inModal]) {
  test(`${place.variant}: the client that sends is fetched once, at the first focus of a field; all other scripts weigh under 81 KB`, async ({
    page,
  }) => {
    const clients = collectRequests(page, (request) => request.url().endsWith(sendingChunk()) && request.resourceType() === 'fetch');
    const form = await openForm(page, place);
    await expect(form.form).toHaveAttribute('novalidate');
    expect(clients).toHaveLength(0);
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
    // All other scripts of the page, React and the form included.
    expect(bytes).toBeLessThan(81 * 1024);
    for (const name of fieldNames) await form.field(name).focus();
    await expect.poll(() => clients.length).toBe(1);
  });
}

/** Marks an element that loses the focus, if only for a moment. */
function recordFocusLoss(element: Locator): Promise<void> {
  return element.evaluate((button: HTMLElement) => {
    button.addEventListener('blur', () => (button.dataset['lostFocus'] = ''));
    // A browser that takes the focus from a disabled button sends no event.
    new MutationObserver(() => {
      if (document.activeElement !== button) button.dataset['lostFocus'] = '';
    }).observe(button, { attributeFilter: ['disabled', 'aria-disabled'] });
  });
}

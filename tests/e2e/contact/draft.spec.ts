/** Drafts are stored until they are sent, and a message is sent once. */
import type { Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { tapPatienceMs } from '#schema/site/constants.ts';
import { advanceClock, pauseClock } from '../support/clock.ts';
import { empty, enter, hydrateForm, inModal, onPage, openForm, openModal, placeOf, visitor } from '../support/contact-form.ts';
import { brokenNetworkNoise, holdScripts, islandChunk } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

test.describe('a draft', () => {
  for (const place of [onPage, inModal]) {
    test(`${place.variant}: survives a reload, and is deleted after sending`, async ({ page }) => {
      const form = await openForm(page, place);
      await form.fill();
      const reopened = await openForm(page, place);
      expect(await reopened.values()).toEqual(visitor);
      await reopened.send();
      await reopened.expectSuccess();
      const after = await openForm(page, place);
      expect(await after.values()).toEqual(empty);
    });
  }

  test('is restored with the page, before the form is touched', async ({ page }) => {
    const form = await openForm(page, onPage);
    await form.fill();
    await page.goto('/a-propos');
    await page.goto(onPage.path);
    await expect(form.field('message')).toHaveValue(visitor.message);
  });

  test('survives closing the modal, and is in the form of the contact page', async ({ page }) => {
    const form = await openForm(page, inModal);
    await form.fill();
    await page.keyboard.press('Escape');
    const reopened = await openModal(page, inModal);
    expect(await reopened.values()).toEqual(visitor);
    const other = await openForm(page, onPage);
    expect(await other.values()).toEqual(visitor);
  });

  test('modal: is cleared on a return from the bfcache when it was sent on another page', async ({ page }) => {
    const form = await openForm(page, inModal);
    await form.fill();
    await page.keyboard.press('Escape');
    await restoreFromBfcache(page);
    const reopened = await openModal(page, inModal);
    expect(await reopened.values()).toEqual(empty);
  });

  test('page: is updated on a return from the bfcache when it was changed on another page', async ({ page }) => {
    const form = await openForm(page, onPage);
    await form.fill();
    await restoreFromBfcache(page);
    expect(await form.values()).toEqual(empty);
    const longer = { ...visitor, message: `${visitor.message} Et deux à Nantes.` };
    await restoreFromBfcache(page, JSON.stringify({ id: crypto.randomUUID(), fields: longer }));
    expect(await form.values()).toEqual(longer);
  });

  test('modal: is kept until the page is left when storage is full', async ({ page }) => {
    await page.addInitScript(fillStorage);
    const form = await openForm(page, inModal);
    await form.fill();
    await page.keyboard.press('Escape');
    const reopened = await openModal(page, inModal);
    expect(await reopened.values()).toEqual(visitor);
    await reopened.send();
    await reopened.expectSuccess();
    const after = await openModal(page, inModal);
    expect(await after.values()).toEqual(empty);
  });

  test('page: typed before hydration, is kept on the page in the other language', async ({ page }) => {
    const chunk = await holdScripts(page, new RegExp(islandChunk('contact-form')));
    await page.goto(onPage.path);
    await page.locator('main form').hover();
    await chunk.waitForRequest();
    await enter(page.locator('main form'), visitor);
    await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page).toHaveURL(pages.contact.paths.en);
    chunk.release();
    const form = await hydrateForm(page, placeOf('page', 'en'));
    expect(await form.values()).toEqual(visitor);
  });

  test('page: submitted offline before its code has loaded, is kept, and sent when the network returns', async ({ page, site, noise }) => {
    noise.allow(...brokenNetworkNoise, /ERR_INTERNET_DISCONNECTED/);
    await pauseClock(page);
    await page.goto(onPage.path);
    await page.context().setOffline(true);
    const field = (name: string) => page.locator(`main form [name="${name}"]`);
    await enter(page.locator('main form'), visitor);
    const button = page.locator('main form [type=submit]');
    await button.click();
    const failure = page.locator('[data-island="contact-form"] > .island-failure');
    await expect(async () => {
      await advanceClock(page, 1000);
      expect(await failure.count()).toBe(1);
    }).toPass({ intervals: [100] });
    await advanceClock(page, 2 * tapPatienceMs);
    await button.click();
    await expect(failure).toHaveText(/^Unexpected Application Error! /);
    await expect(page).toHaveURL(onPage.path);
    for (const [name, text] of Object.entries(visitor)) await expect(field(name)).toHaveValue(text);

    await page.context().setOffline(false);
    const form = await hydrateForm(page, onPage);
    await form.expectSuccess();
    await expect(failure).toHaveCount(0);
    expect(site.functions.received.map(({ headers }) => headers['content-type'])).toEqual(['application/json']);
  });
});

test.describe('a message is sent once', () => {
  for (const place of [onPage, inModal]) {
    test(`${place.variant}: by a double click`, async ({ page, site }) => {
      const form = await openForm(page, place);
      await form.fill();
      await form.button.dblclick();
      await form.expectSuccess();
      expect(site.functions.received).toHaveLength(1);
    });

    test(`${place.variant}: by Enter, pressed repeatedly during the request`, async ({ page, site }) => {
      const form = await openForm(page, place);
      await form.fill({ email: 'slow@example.org' });
      await form.field('phone').focus();
      for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Enter');
      await expect.poll(() => site.functions.received.length).toBe(1);
      site.functions.release();
      await form.expectSuccess();
      expect(site.functions.received).toHaveLength(1);
    });
  }

  test('by a double click whose second press comes after the response', async ({ page, site }) => {
    const form = await openForm(page, onPage);
    await form.fill();
    await form.send();
    await form.expectSuccess();
    await form.button.dispatchEvent('click', { detail: 2 });
    await expect(form.alert).toHaveText('');
    await form.expectSuccess();
    expect(site.functions.received).toHaveLength(1);
  });

  test('without silent retries', async ({ page, site, noise }) => {
    noise.allow(/^console\.error: /, /^status 500: /);
    await pauseClock(page);
    const form = await openForm(page, onPage);
    await form.fill({ email: 'broken@example.org' });
    await form.send();
    await form.expectFailure();
    await advanceClock(page, 5 * 60_000);
    await form.expectIdle();
    expect(site.functions.received).toHaveLength(1);
  });
});

test.describe('the idempotency key', () => {
  test.beforeEach(({ noise }) => noise.allow(/^console\.error: /));

  for (const place of [onPage, inModal]) {
    test(`${place.variant}: stays after a failure and a reload, and changes with an edit`, async ({ page, site }) => {
      const form = await openForm(page, place);
      await form.fill({ email: 'refused@example.org' });
      await form.send();
      await form.expectFailure();
      await form.expectIdle();
      await form.send();
      await expect.poll(() => site.functions.received.length).toBe(2);
      await form.expectIdle();
      const reopened = await openForm(page, place);
      await reopened.send();
      await expect.poll(() => site.functions.received.length).toBe(3);
      await reopened.expectIdle();
      await reopened.field('message').press('End');
      await page.keyboard.type('!');
      await reopened.send();
      await expect.poll(() => site.functions.received.length).toBe(4);
      const [first, second, third, fourth] = site.functions.received.map(({ body }) => body.id);
      expect([second, third]).toEqual([first, first]);
      expect(fourth).not.toBe(first);
    });

    test(`${place.variant}: changes after a success, even for the same text`, async ({ page, site }) => {
      const form = await openForm(page, place);
      await form.fill();
      await form.send();
      await form.expectSuccess();
      const reopened = place.variant === 'modal' ? await openModal(page, place) : form;
      await reopened.fill();
      await reopened.send();
      await expect.poll(() => site.functions.received.length).toBe(2);
      const [first, second] = site.functions.received.map(({ body }) => body.id);
      expect(second).not.toBe(first);
    });
  }

  for (const [name, script] of [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ] as const) {
    test(`stays after a failure when storage is ${name}`, async ({ page, site }) => {
      await page.addInitScript(script);
      const form = await openForm(page, onPage);
      await form.fill({ email: 'refused@example.org' });
      for (const count of [1, 2]) {
        await form.send();
        await expect.poll(() => site.functions.received.length).toBe(count);
        await form.expectIdle();
      }
      const [first, second] = site.functions.received.map(({ body }) => body.id);
      expect(second).toBe(first);
    });
  }
});

/** Simulates a return from the bfcache after the draft was sent or changed on another page: Playwright disables the bfcache. */
async function restoreFromBfcache(page: Page, draft?: string): Promise<void> {
  await page.evaluate((changed) => {
    sessionStorage.clear();
    if (changed) sessionStorage.setItem('contact-draft', changed);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, draft);
}

/** Simulates a browser that blocks all site data. Runs in the page. */
function blockStorage(): void {
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
}

/** Simulates a full quota. Runs in the page. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
}

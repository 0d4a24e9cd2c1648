/** A draft stays until it is sent, and a message is sent once. */
import type { Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { fieldNames } from '#schema/contact/fields.ts';
import { tapPatienceMs } from '#schema/site/constants.ts';
import { letPass, pauseClock } from '../support/clock.ts';
import { hydrateForm, inModal, onPage, openForm, openModal, placeOf, visitor } from '../support/contact-form.ts';
import { brokenNetworkNoise, holdScripts, islandChunk } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const empty = Object.fromEntries(fieldNames.map((name) => [name, '']));

test.describe('a draft', () => {
  for (const place of [onPage, inModal]) {
    test(`${place.variant}: survives a reload, and is gone once it was sent`, async ({ page }) => {
      const form = await openForm(page, place);
      await form.fill();
      const again = await openForm(page, place);
      expect(await again.values()).toEqual(visitor);
      await again.send();
      await again.expectSuccess();
      const after = await openForm(page, place);
      expect(await after.values()).toEqual(empty);
    });
  }

  test('is back with the page, before the form is touched', async ({ page }) => {
    const form = await openForm(page, onPage);
    await form.fill();
    await page.goto('/a-propos');
    await page.goto(onPage.path);
    await expect(form.field('message')).toHaveValue(visitor.message);
  });

  test('survives closing the modal, and goes to the form of the page', async ({ page }) => {
    const form = await openForm(page, inModal);
    await form.fill();
    await page.keyboard.press('Escape');
    const again = await openModal(page, inModal);
    expect(await again.values()).toEqual(visitor);
    const other = await openForm(page, onPage);
    expect(await other.values()).toEqual(visitor);
  });

  test('modal: is forgotten by a page in the bfcache once it was sent elsewhere', async ({ page }) => {
    const form = await openForm(page, inModal);
    await form.fill();
    await page.keyboard.press('Escape');
    await restoreFromBfcache(page);
    const again = await openModal(page, inModal);
    expect(await again.values()).toEqual(empty);
  });

  test('page: a page in the bfcache takes over what has become of it', async ({ page }) => {
    const form = await openForm(page, onPage);
    await form.fill();
    await restoreFromBfcache(page);
    expect(await form.values()).toEqual(empty);
    const longer = { ...visitor, message: `${visitor.message} Et deux à Nantes.` };
    await restoreFromBfcache(page, JSON.stringify({ id: crypto.randomUUID(), fields: longer }));
    expect(await form.values()).toEqual(longer);
  });

  test('modal: stays until the page is left where storage is full', async ({ page }) => {
    await page.addInitScript(fillStorage);
    const form = await openForm(page, inModal);
    await form.fill();
    await page.keyboard.press('Escape');
    const again = await openModal(page, inModal);
    expect(await again.values()).toEqual(visitor);
    await again.send();
    await again.expectSuccess();
    const after = await openModal(page, inModal);
    expect(await after.values()).toEqual(empty);
  });

  test('page: typed before hydration, goes along to the other language', async ({ page }) => {
    const chunk = await holdScripts(page, new RegExp(islandChunk('contact-form')));
    await page.goto(onPage.path);
    await page.locator('main form').hover();
    await chunk.held();
    for (const [name, text] of Object.entries(visitor)) await page.locator(`main form [name="${name}"]`).fill(text);
    await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page).toHaveURL(pages.contact.paths.en);
    chunk.release();
    const form = await hydrateForm(page, placeOf('page', 'en'));
    expect(await form.values()).toEqual(visitor);
  });

  test('page: sent offline before its code is there, stays, and is sent once the network is back', async ({ page, site, noise }) => {
    noise.allow(...brokenNetworkNoise, /ERR_INTERNET_DISCONNECTED/);
    await pauseClock(page);
    await page.goto(onPage.path);
    await page.context().setOffline(true);
    const field = (name: string) => page.locator(`main form [name="${name}"]`);
    for (const [name, text] of Object.entries(visitor)) await field(name).fill(text);
    const button = page.locator('main form [type=submit]');
    await button.click();
    const failure = page.locator('[data-island="contact-form"] > .island-failure');
    await expect(async () => {
      await letPass(page, 1000);
      expect(await failure.count()).toBe(1);
    }).toPass({ intervals: [100] });
    await letPass(page, 2 * tapPatienceMs);
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

    test(`${place.variant}: by Enter, pressed again while it is on its way`, async ({ page, site }) => {
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

  test('by a double click whose second press comes after the answer', async ({ page, site }) => {
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
    await letPass(page, 5 * 60_000);
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
      const again = await openForm(page, place);
      await again.send();
      await expect.poll(() => site.functions.received.length).toBe(3);
      await again.expectIdle();
      await again.field('message').press('End');
      await page.keyboard.type('!');
      await again.send();
      await expect.poll(() => site.functions.received.length).toBe(4);
      const [first, second, third, fourth] = site.functions.received.map(({ body }) => body.id);
      expect([second, third]).toEqual([first, first]);
      expect(fourth).not.toBe(first);
    });

    test(`${place.variant}: is another for the same words after a success`, async ({ page, site }) => {
      const form = await openForm(page, place);
      await form.fill();
      await form.send();
      await form.expectSuccess();
      const again = place.variant === 'modal' ? await openModal(page, place) : form;
      await again.fill();
      await again.send();
      await expect.poll(() => site.functions.received.length).toBe(2);
      const [first, second] = site.functions.received.map(({ body }) => body.id);
      expect(second).not.toBe(first);
    });
  }

  for (const [name, script] of [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ] as const) {
    test(`stays after a failure where storage is ${name}`, async ({ page, site }) => {
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

/** Does to a page what its return from the bfcache does, after the draft was sent or changed on another page. */
async function restoreFromBfcache(page: Page, draft?: string): Promise<void> {
  await page.evaluate((changed) => {
    sessionStorage.clear();
    if (changed) sessionStorage.setItem('contact-draft', changed);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, draft);
}

/** Runs in the page: a browser that blocks all site data. */
function blockStorage(): void {
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
}

/** Runs in the page: a full quota. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
}

/** A message is sent once, however often it is pressed; and again only when the visitor says so. */
import { firstOf, takingTurns } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { frenchPlaces, onPage, openForm, openModal, wakeForm } from './support/form.ts';

test.use({ isTabKept: true });

const inTurn = takingTurns(frenchPlaces);

test('the second press of a double click is none, though the answer has come before it', async ({ page, site }) => {
  const form = await openForm(page, onPage);
  await form.fill();
  await form.send();
  await form.expectSuccess();
  await form.button.dispatchEvent('click', { detail: 2 });
  await expect(form.alert).toHaveText('');
  await form.expectSuccess();
  expect(site.functions.received).toHaveLength(1);
});

for (const place of inTurn())
  test(`${place.variant}: a double click sends once`, async ({ page, site }) => {
    const form = await openForm(page, place);
    await form.fill();
    await form.button.dblclick();
    await form.expectSuccess();
    expect(site.functions.received).toHaveLength(1);
  });

for (const place of inTurn())
  test(`${place.variant}: Enter pressed twice sends once`, async ({ page, site }) => {
    const form = await openForm(page, place);
    await form.fill({ email: 'slow@example.org' });
    await form.field('phone').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(form.button).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect.poll(() => site.functions.received.length).toBe(1);
    site.functions.release();
    await form.expectSuccess();
    expect(site.functions.received).toHaveLength(1);
  });

for (const place of inTurn())
  test(`${place.variant}: sending again after a failure carries the same id; after an edit, another`, async ({ page, site, noise }) => {
    noise.allow(/^console\.error: /);
    const form = await openForm(page, place);
    await form.fill({ email: 'refused@example.org' });
    const ids = () => site.functions.received.map(({ body }) => body.id);
    for (const count of [1, 2]) {
      await form.send();
      await expect.poll(() => ids().length).toBe(count);
      await form.expectFailure();
      await form.expectIdle();
    }
    await form.field('message').press('End');
    await page.keyboard.type('!');
    await form.send();
    await expect.poll(() => ids().length).toBe(3);
    const [first, second, third] = ids();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

for (const place of inTurn())
  test(`${place.variant}: sending again after a failure and a reload carries the same id`, async ({ page, site, noise }) => {
    noise.allow(/^console\.error: /);
    const form = await openForm(page, place);
    await form.fill({ email: 'refused@example.org' });
    await form.send();
    await form.expectFailure();
    const again = await openForm(page, place);
    await expect(again.field('email')).toHaveValue('refused@example.org');
    await again.send();
    await again.expectFailure();
    const [first, second] = site.functions.received.map(({ body }) => body.id);
    expect(second).toBe(first);
  });

for (const place of inTurn())
  test(`${place.variant}: the same words sent a second time after a success are another message`, async ({ page, site }) => {
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

test('sending again after a failure carries the same id, when a link has led away and another back', async ({ page, site, noise }) => {
  noise.allow(/^console\.error: /);
  const form = await openForm(page, onPage);
  await form.fill({ email: 'refused@example.org' });
  await form.send();
  await form.expectFailure();
  for (const path of ['/a-propos', onPage.path]) {
    await page.locator(`:is(main, footer) a[href="${path}"]`).first().press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.locator('[data-island] [name=email]')).toHaveValue('refused@example.org');
  }
  const again = await wakeForm(page, onPage);
  await again.send();
  await again.expectFailure();
  const [first, second] = site.functions.received.map(({ body }) => body.id);
  expect(second).toBe(first);
});

test.describe('in a tab of their own', () => {
  test.use({ isTabKept: false });

  for (const local of firstOf(['refused', 'broken', 'gone'])) {
    test(`nothing is retried silently (${local})`, async ({ page, site, noise }) => {
      noise.allow(/^console\.error: /, /^status 50[02]: .*\/functions\/v1\//);
      await page.clock.install();
      const form = await openForm(page, onPage);
      await form.fill({ email: `${local}@example.org` });
      await form.send();
      await form.expectFailure();
      await page.clock.runFor('05:00');
      await form.expectIdle();
      expect(site.functions.received).toHaveLength(1);
    });
  }

  for (const [where, spoil] of firstOf([
    [
      // What a browser does that is told to block all site data.
      'without storage',
      () =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        }),
    ],
    [
      'where storage is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
        };
      },
    ],
  ] as const)) {
    test(`${where}, too, sending again after a failure carries the same id`, async ({ page, site, noise }) => {
      noise.allow(/^console\.error: /);
      await page.addInitScript(spoil);
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

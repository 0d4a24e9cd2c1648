/** The pages of the desk: pointing at texts, following drafts, showing hidden texts. */
import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from 'playwright/test';
import { roles } from '#generated/pages.ts';
import { routes } from '#generated/routes.ts';
import type { FromPage, ToPage } from '../../../scripts/desk/protocol.ts';
import { deskTest as test } from '../dev/support/dev-site.ts';

const locale = 'fr';
const pathOf = (page: string) => Object.entries(routes).find(([, route]) => route.page === page && route.locale === locale)?.[0] ?? '';
const contact = pathOf(roles.contact);
const home = pathOf(roles.home);

/** A page that frames another, as the desk does, and collects its messages. */
const harness = (path: string) => `<!DOCTYPE html><title>Desk</title>
<script>received = []; addEventListener('message', ({ data }) => received.push(data))</script>
<iframe src="${path}" style="width: 1200px; height: 700px; border: 0"></iframe>`;

test.describe.configure({ mode: 'default' });

async function openFramed(page: Page, url: string, path: string): Promise<Frame> {
  await page.route('**/__frame', (route) => route.fulfill({ contentType: 'text/html', body: harness(path) }));
  await page.goto(`${url}/__frame`);
  await received(page, 'ready');
  return page.frames()[1] as Frame;
}

/** Waits for the last message of a kind. */
async function received<Kind extends FromPage['kind']>(page: Page, kind: Kind): Promise<Extract<FromPage, { kind: Kind }>> {
  const found = await page.waitForFunction(
    (wanted) => (globalThis as unknown as { received: FromPage[] }).received.findLast((message) => message.kind === wanted),
    kind,
    { timeout: 120_000 },
  );
  return (await found.jsonValue()) as Extract<FromPage, { kind: Kind }>;
}

function send(page: Page, message: ToPage): Promise<void> {
  return page.evaluate((given) => {
    (globalThis as unknown as { received: FromPage[] }).received = [];
    document.querySelector('iframe')?.contentWindow?.postMessage(given, location.origin);
  }, message);
}

/** Has the page follow drafts: message files with other texts. */
async function follow(page: Page) {
  await send(page, { kind: 'refresh' });
  return received(page, 'overflows');
}

const draftOf = (bundle: string) => `.cache/desk/messages/${locale}/${bundle}.json`;
const saved = (bundle: string) => readFileSync(`generated/messages/${locale}/${bundle}.json`, 'utf8');

/** Expects no mark in anything but the props, which hydration reads. An island has marks while it hydrates, which may begin at any time. */
const expectNoMarks = (frame: Frame) =>
  expect
    .poll(() =>
      frame.evaluate(() => {
        const copy = document.documentElement.cloneNode(true) as HTMLElement;
        for (const island of copy.querySelectorAll('[data-props]')) island.removeAttribute('data-props');
        return copy.outerHTML.match(/[\u{e0000}-\u{e007f}]/gu)?.length ?? 0;
      }),
    )
    .toBe(0);

test('a page tells its texts, hidden ones included, and has no mark', async ({ dev, page }) => {
  const frame = await openFramed(page, dev.url, contact);
  const { texts, ...ready } = await received(page, 'ready');
  expect(ready).toMatchObject({ page: roles.contact, locale });
  expect(new Set(texts.map(({ place }) => place))).toEqual(new Set(['text', 'attribute', 'head', 'data', 'island']));
  expect(texts).toContainEqual({ id: 'common.form.mistakes.email', locale, place: 'island', of: 'contact-form' });
  await expectNoMarks(frame);
});

test('a click picks the text under the pointer and does not use the page', async ({ dev, page }) => {
  const frame = await openFramed(page, dev.url, home);
  await send(page, { kind: 'mode', isPicking: true });
  const link = frame.locator('main a[href]').first();
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox()) as { x: number; y: number; width: number; height: number };
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(await received(page, 'picked')).toMatchObject({ locale });
  expect(new URL(frame.url()).pathname).toBe(home);

  await send(page, { kind: 'mode', isPicking: false });
  await link.click();
  await expect.poll(() => new URL(frame.url()).pathname).not.toBe(home);
});

test('Tab goes from text to text with a name and a focus ring, and Enter picks', async ({ dev, page }) => {
  const frame = await openFramed(page, dev.url, home);
  await send(page, { kind: 'mode', isPicking: true });
  await frame.evaluate(() => focus());
  const names: string[] = [];
  const ring = frame.locator('desk-picker button');
  for (const key of ['Tab', 'Tab', 'ArrowDown', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(ring).toBeFocused();
    names.push((await ring.getAttribute('aria-label')) ?? '');
  }
  expect(names[3]).toBe(names[1]);
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toMatch(/^Edit .*“.+”$/);
  await page.keyboard.press('Enter');
  expect((await received(page, 'picked')).id).toMatch(/^\w+\.\w/);
});

test('the page follows a draft: the place, other elements and open menus stay', async ({ dev, page }) => {
  const frame = await openFramed(page, dev.url, home);
  const heading = frame.locator('main h1');
  const before = await heading.innerText();
  await frame.evaluate(() => {
    scrollTo(0, 150);
    for (const details of document.querySelectorAll('details')) details.open = true;
    (document.querySelector('main h1') as HTMLElement).dataset['same'] = '';
  });
  const file = saved(roles.home);
  const { hero } = JSON.parse(file) as { readonly hero: { readonly title: string } };
  dev.write(draftOf(roles.home), file.replace(JSON.stringify(hero.title), JSON.stringify('Une autre *page*')));
  await follow(page);
  await expect(heading).toHaveText('Une autre page');
  await expect(heading).toHaveAttribute('data-same', '');
  expect(await frame.evaluate(() => scrollY)).toBe(150);
  expect(await frame.locator('details:not([open])').count()).toBe(0);
  await expectNoMarks(frame);

  dev.remove(draftOf(roles.home));
  await follow(page);
  expect(await heading.innerText()).toBe(before);
});

test('a text that no longer fits is reported', async ({ dev, page }) => {
  await openFramed(page, dev.url, home);
  const file = saved('common');
  const { header } = JSON.parse(file) as { readonly header: { readonly openMenu: string } };
  dev.write(draftOf('common'), file.replace(`"openMenu": "${header.openMenu}"`, `"openMenu": "${'Tout le menu '.repeat(30).trim()}"`));
  const { texts } = await follow(page);
  dev.remove(draftOf('common'));
  expect(texts).toContainEqual({
    id: 'common.header.openMenu',
    what: expect.stringMatching(/^(?:\d+ px too wide|\d+ lines instead of 1)$/),
  });
});

test('a hydrated form follows a draft, keeps what is typed, and shows new texts of later states', async ({ dev, page }) => {
  const frame = await openFramed(page, dev.url, contact);
  const form = frame.locator('main [data-island=contact-form]');
  await form.hover();
  await expect(form).toHaveAttribute('data-hydrated', '');
  const field = form.locator('input[name=email]');
  await field.fill('personne');

  const file = saved('common');
  const { form: words } = JSON.parse(file) as { readonly form: { readonly email: string; readonly mistakes: { readonly email: string } } };
  const changed = file
    .replace(JSON.stringify(words.email), JSON.stringify('Votre e-mail'))
    .replace(JSON.stringify(words.mistakes.email), JSON.stringify('Une adresse entière.'));
  dev.write(draftOf('common'), changed);
  await follow(page);
  await expect(form).toContainText('Votre e-mail');
  await expect(field).toHaveValue('personne');
  await form.locator('button[type=submit]').click();
  await expect(form).toContainText('Une adresse entière.');

  dev.remove(draftOf('common'));
  await follow(page);
  await expect(form).toContainText(words.mistakes.email);
  await expectNoMarks(frame);
});

test('a text of the closed contact dialog is revealed', async ({ dev, page }) => {
  const frame = await openFramed(page, dev.url, home);
  const { texts } = await received(page, 'ready');
  const title = texts.find(({ id }) => id === 'common.form.modalTitle');
  expect(title?.place).toBe('text');
  await send(page, { kind: 'reveal', id: 'common.form.modalTitle' });
  await expect(frame.locator('dialog[open]')).toBeVisible();
  await expect(frame.locator('desk-picker button')).toBeVisible();
});

test('the preview shows mails and answers in each language', async ({ dev, page }) => {
  for (const each of ['fr', 'en']) {
    await openFramed(page, dev.url, `/__preview/${each}`);
    const { texts, ...ready } = await received(page, 'ready');
    expect(ready).toMatchObject({ page: 'preview', locale: each });
    expect(texts).toContainEqual({ id: 'common.form.phone', locale: each, place: 'text' });
    await page.unroute('**/__frame');
  }
});

/** A message from the form to the firm’s inbox, with the real function, database and mail server. */
import type { Server } from 'node:http';
import { expect, type Page, test } from 'playwright/test';
import PostalMime from 'postal-mime';
import { pages } from '#generated/pages.ts';
import { fromFragment, toFragment } from '#renderer/islands/scoring/sharing/fragment.ts';
import { about } from '#schema/contact/subjects.ts';
import { type Locale, localeCodes, locales } from '#schema/site/locales.ts';
import { clientFolder } from '../../../scripts/lib/site-paths.ts';
import { createSiteServer } from '../../../scripts/start/site-server.ts';
import { type Stack, startStack } from '../../contact/support/stack.ts';
import { freePort } from '../../support/free-port.ts';
import { enter } from '../support/contact-form.ts';
import { message } from '../support/messages.ts';
import { enteredComparison, expectResult, names } from '../support/scoring-tool.ts';
import { identity } from '../support/site.ts';

// Serial: the tests share a backend.
test.describe.configure({ mode: 'default' });

let stack: Stack;
let server: Server;
let site: string;

test.beforeAll(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  stack = await startStack({ CONTACT_ORIGINS: site, CONTACT_PROXIES: '1' });
  server = createSiteServer(clientFolder, (await stack.startFunction()).origin);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
});

test.afterAll(async () => {
  server.closeAllConnections();
  await Promise.all([stack.stop(), new Promise((resolve) => server.close(resolve))]);
});

const visitor = { subjectId: 'france', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', phone: '' };

/** The subject line of the mail, in the language of the firm. */
const subjectLine = `Message de Ada Lovelace : ${message('fr', 'common.form.subjects.france')}`;

/** Mails that contain a text. */
const mailsWith = (text: string) => stack.mail.mails.filter(({ source }) => source.includes(text));

/** Decodes the text of every mail. */
const readMails = () => Promise.all(stack.mail.mails.map(async ({ source }) => (await PostalMime.parse(source)).text ?? ''));

const contactPage = (locale: Locale) => `${site}${pages.contact.paths[locale]}`;
const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);
const send = (page: Page, locale: Locale) => page.getByRole('button', { name: message(locale, 'common.form.send') }).click();
const fillIn = async (page: Page, locale: Locale, text: string) => {
  await page.goto(contactPage(locale));
  await enter(page.locator('main form'), { ...visitor, message: text });
};

for (const locale of localeCodes)
  test(`${locale}, with JavaScript: a message arrives once`, async ({ page }) => {
    const text = `Bonjour, a network of 45 stores, ${locale}`;
    await fillIn(page, locale, text);
    await send(page, locale);
    await expect(page.getByRole('status').filter({ hasText: message(locale, 'common.form.page.success.text') })).toBeVisible();
    await expect.poll(() => mailsWith(text).length).toBe(1);
    expect(mailsWith(text)[0]?.source).toContain('Reply-To: Ada Lovelace <ada@example.org>');
    expect((await PostalMime.parse(mailsWith(text)[0]?.source ?? '')).subject).toBe(subjectLine);
  });

for (const locale of localeCodes)
  test(`${locale}: a comparison from the scoring tool is in the form and in the mail`, async ({ page }) => {
    const comparison = enteredComparison([4, 4, 4, 3, 3, 5, 3, 2, 4, 3, 4, 3]);
    await page.goto(`${site}${pages.scoringTool.paths[locale]}#${await toFragment(comparison)}`);
    await expectResult(page);
    await page.getByRole('link', { name: message(locale, 'scoringTool.tool.expert.button') }).click();
    await expect(page).toHaveURL(`${contactPage(locale)}?${about('booster')[locale]}#message`);
    await expect(field(page, 'subjectId')).toHaveValue('booster');
    await expect(field(page, 'message')).toHaveValue(new RegExp(`${names[0]}.*${names[1]}.*#v1\\.[\\w-]+$`, 's'));
    await enter(page.locator('main form'), visitor);
    await send(page, locale);
    await expect(page.getByRole('status').filter({ hasText: message(locale, 'common.form.page.success.text') })).toBeVisible();
    const opening = message(locale, 'scoringTool.tool.expert.opening').slice(0, 24);
    await expect.poll(async () => (await readMails()).filter((text) => text.includes(opening)).length).toBe(1);
    const [text = ''] = (await readMails()).filter((each) => each.includes(opening));
    for (const name of names) expect(text).toContain(name);
    // Compressed bytes differ between browsers: the decoded comparisons are compared.
    const { comparison: received } = await fromFragment(/#(v1\.[\w-]+)/.exec(text)?.[1] ?? '');
    expect(received).toEqual(comparison);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of localeCodes)
    test(`${locale}: a message arrives once, also after a reload and a second submission`, async ({ page }) => {
      const text = `Bonjour, a network of 54 stores, ${locale}`;
      await fillIn(page, locale, text);
      const expectSent = async () => {
        await expect(page).toHaveURL(site + pages.messageSent.paths[locale]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'common.form.page.success.title'));
      };
      await send(page, locale);
      await expectSent();
      await expect.poll(() => mailsWith(text).length).toBe(1);
      await stack.query("update contact.messages set created_at = created_at - interval '11 minutes'");
      await page.reload();
      await expectSent();
      await page.goBack();
      await expect(field(page, 'message')).toHaveValue(text);
      await send(page, locale);
      await expectSent();
      expect(await stack.query('select state from contact.messages where message like $1', [`${text}%`])).toHaveLength(1);
      expect(mailsWith(text)[0]?.source).toContain('Reply-To: Ada Lovelace <ada@example.org>');
    });

  for (const locale of localeCodes)
    test(`${locale}: a message that is too long is refused in that language, and is still in the form after Back`, async ({ page }) => {
      // More bytes than any valid message: the function stops reading the body.
      const text = '字'.repeat(10_000);
      await fillIn(page, locale, text);
      await send(page, locale);
      await expect(page).toHaveURL(`${site}${pages.messageNotSent.paths[locale]}#long`);
      const main = page.getByRole('main');
      const words = (key: string) => message(locale, `messageNotSent.${key}`);
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        ['refusals.long', 'kept', 'write'].map((key) => words(`${key}.title`)),
      );
      await expect(main).toContainText(words('refusals.long.text').replace('{max}', (5000).toLocaleString(locales[locale].tag)));
      await expect(main.getByRole('link', { name: identity.email })).toHaveAttribute('href', `mailto:${identity.email}`);
      await page.goBack();
      for (const [name, value] of Object.entries({ ...visitor, message: text })) await expect(field(page, name)).toHaveValue(value);
    });
});

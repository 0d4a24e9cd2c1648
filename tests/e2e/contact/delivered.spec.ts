/** The whole way, with nothing standing in for anything: from the keyboard to the firm’s inbox. */
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { type Locale, locales } from '#schema/site.ts';
import { createSiteServer } from '../../../scripts/serve/site-server.ts';
import { freePort } from '../../contact/support/databases.ts';
import { type Stack, startStack } from '../../contact/support/stack.ts';
import { message } from '../support/messages.ts';

const client = fileURLToPath(new URL('../../../dist/client', import.meta.url));

// One after the other: they share a backend.
test.describe.configure({ mode: 'default' });

let stack: Stack;
let server: Server;
let site: string;

test.beforeAll(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  stack = await startStack('PGlite', { CONTACT_ORIGINS: site, CONTACT_PROXIES: '1' });
  server = createSiteServer(client, (await stack.startFunction()).origin);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
});

test.afterAll(async () => {
  server.closeAllConnections();
  await Promise.all([stack.stop(), new Promise((resolve) => server.close(resolve))]);
});

for (const [locale, javaScriptEnabled] of [
  ['fr', true],
  ['en', true],
  ['fr', false],
  ['en', false],
] as const) {
  test(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} a script: what was typed arrives, once`, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    const text = `Bonjour — a network of 45 stores, ${locale} ${javaScriptEnabled}`;
    await page.goto(`${site}${locales[locale as Locale].prefix}/contact`);
    const form = page.locator('form');
    // Key by key: whoever fills a form in a moment is taken for a robot.
    const typed = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', message: text };
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).pressSequentially(value, { delay: 40 });
    await form.getByRole('button', { name: message(locale, 'common.form.send') }).click();
    await expect(page.getByRole('status').filter({ hasText: message(locale, 'common.form.page.success.text') })).toBeVisible();

    const arrived = () => stack.mail.mails.filter(({ source }) => source.includes(`${locale} ${javaScriptEnabled}`));
    await expect.poll(() => arrived().length).toBe(1);
    expect(arrived()[0]?.source).toContain('Reply-To: Ada Lovelace <ada@example.org>');
    await page.context().close();
  });
}

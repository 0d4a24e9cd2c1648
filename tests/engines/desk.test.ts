/** The desk in Firefox: a hidden text in both languages, a placeholder that is missing, a save. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { locales } from '#schema/site/locales.ts';
import { type Child, startChild } from '../../scripts/backend/child.ts';
import { tokenHeader } from '../../scripts/desk/protocol.ts';
import { findFirefox } from '../../scripts/lib/browsers.ts';
import { type Copy, makeCopy } from '../support/copy.ts';
import { freePort } from '../support/free-port.ts';
import { familyOf, survivors } from '../support/processes.ts';
import { timeouts } from '../support/timeouts.ts';
import { type Browser, startFirefox } from './browser.ts';

/** The words below the e-mail field when its address is wrong, and those below the message, which have a placeholder. */
const [email, message] = ['form.mistakes.email', 'form.mistakes.message'];
const fileOf = (locale: string) => `generated/messages/${locale}/common.json`;

const firefox = findFirefox();

// With CI set, a missing browser fails.
describe.skipIf(!firefox && !process.env['CI'])('the desk in Firefox', () => {
  let copy: Copy;
  let server: Child | undefined;
  let browser: Browser;
  let address = '';

  beforeAll(async () => {
    if (!firefox) throw new Error('Firefox is not installed. Install it (Debian: firefox-esr; or FIREFOX_PATH).');
    browser = await startFirefox(firefox);
    copy = makeCopy('desk');
    server = await startChild(process.execPath, ['--import', 'tsx', 'scripts/dev/main.ts', '--desk', '--no-backend'], {
      cwd: copy.root,
      env: { PORT: String(await freePort()), NO_COLOR: '1', FORCE_COLOR: '' },
      isReady: /Desk:\s+(\S+)/,
    });
    address = server.ready;
    // The first answer takes as long as the schema and the rules need to load.
    const token = new URL(address).searchParams.get('token') ?? '';
    const texts = await fetch(new URL('texts', address), { headers: { [tokenHeader]: token } });
    expect(texts.status).toBe(200);
  });
  afterAll(async () => {
    await browser?.close();
    const family = server ? familyOf(server.process.pid as number) : [];
    await server?.stop('SIGKILL');
    // The compiler outlives the server and writes a file at its end.
    await vi.waitFor(() => expect(survivors(family)).toEqual([]), { timeout: timeouts.expectMs });
    copy?.remove();
  });

  /** Finds a text by its key; the field of the first language has the focus, at the end of the text. */
  async function openText(key: string): Promise<void> {
    await browser.go(address);
    await browser.expectVisible('.bar');
    await browser.click('#search');
    await browser.type(`common.${key}`);
    await browser.click('.entry');
    await browser.expectFocus(field('fr'));
  }
  const field = (locale: keyof typeof locales) => `[role="textbox"][aria-label="${locales[locale].name}"]`;
  const save = () => browser.click('.panel-foot > .button:not(.is-second)');
  const expectNotice = (words: RegExp) =>
    expect.poll(() => browser.evaluate(() => document.querySelector('.panel-foot .notice')?.textContent)).toMatch(words);

  test('a text is changed in both languages; without its placeholder it is refused', async () => {
    const before = { fr: copy.read(fileOf('fr')), en: copy.read(fileOf('en')) };
    await browser.open(1440);
    await openText(email);
    await browser.type(' Merci.');
    await browser.click(field('en'));
    await browser.type(' Thanks.');
    await save();
    await expectNotice(/^Saved/);

    const [, end = ''] = textsIn(before.fr)['message']?.split(/\{\w+\}/) ?? [];
    await openText(message);
    // The placeholder is one character for the caret.
    for (let count = 0; count <= end.length; count++) await browser.press('Backspace');
    await browser.expectVisible('.finding');
    const saved = copy.read(fileOf('fr'));
    await save();
    await expectNotice(/^Nothing was saved/);
    expect(copy.read(fileOf('fr'))).toBe(saved);

    await browser.click('.language-actions > .quiet-button');
    await browser.expectVisible(`${field('fr')} .chip`);
    await browser.type(`${end} Merci.`);
    await save();
    await expectNotice(/^Saved/);

    const fr = textsIn(before.fr);
    expect(changedLines(before.fr, copy.read(fileOf('fr')))).toEqual([
      `"email": "${fr['email']} Merci."`,
      `"message": "${fr['message']} Merci."`,
    ]);
    // The click has put the caret somewhere in the text.
    const [english = '', ...others] = changedLines(before.en, copy.read(fileOf('en')));
    expect([english.replace(' Thanks.', ''), ...others]).toEqual([`"email": "${textsIn(before.en)['email']}"`]);
    expect(english).toContain(' Thanks.');
  });
});

function textsIn(file: string): Readonly<Record<string, string>> {
  return (JSON.parse(file) as { readonly form: { readonly mistakes: Readonly<Record<string, string>> } }).form.mistakes;
}

/** Returns the lines of the second text that differ from those of the first, without indent and comma. */
function changedLines(before: string, after: string): readonly string[] {
  const [old, now] = [before, after].map((text) => text.split('\n').map((line) => line.trim().replace(/,$/, '')));
  expect(now?.length).toBe(old?.length);
  return (now ?? []).filter((line, index) => line !== old?.[index]);
}

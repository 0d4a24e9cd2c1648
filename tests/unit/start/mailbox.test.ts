/** The local mailbox: local requests only, safe rendering of any mail. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Inbox, startInbox } from '#scripts/backend/inbox.ts';
import { type SmallSite, startSite } from './site.ts';

const folder = mkdtempSync('/tmp/mailbox-');
let inbox: Inbox;
let site: SmallSite;

beforeAll(async () => {
  inbox = await startInbox(folder);
  site = await startSite({ '404.html': 'Rien ici', '500.html': '' }, undefined, inbox);
});

afterAll(async () => {
  await Promise.all([inbox.close(), site.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

function mail(subject: string, text: string) {
  const from = { name: 'Ada\u202e', address: 'ada@site.example' };
  return nodemailer.createTransport(inbox.smtpUrl).sendMail({ from, to: 'firm@site.example', subject, text });
}

test('mails are readable in the list and in full, without bidirectional or invisible characters', async () => {
  await mail('Offre \u202egnp.exe', 'Un \u2066deux\u2069 <b>\u200b\u0007\nfin\tde ligne');
  const list = await site.send('/_mail');
  expect(list.text).toContain('Offre [U+202E]gnp.exe</a>');
  const page = await site.send(/href="(\/_mail\/[^"]+)"/.exec(list.text)?.[1] ?? '');
  expect(page.text).toContain('Un [U+2066]deux[U+2069] &#60;b&#62;[U+200B][U+0007]\nfin\tde ligne');
  expect(page.text).toContain('Ada[U+202E] &#60;ada@site.example&#62;');
  for (const { text } of [list, page]) expect(text).not.toMatch(/[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/);
});

test.each(['evil.example', 'evil.example:80', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.2', '127.0.0.1@evil.example'])(
  'the host name "%s" has no mailbox',
  async (host) => {
    for (const path of ['/_mail', '/_mail/x.eml']) {
      expect(await site.send(path, { Host: host })).toMatchObject({ status: 404, text: 'Rien ici' });
    }
  },
);

test.each(['127.0.0.1', 'localhost', 'localhost:4173', '[::1]:4173'])('the host name "%s" is allowed', async (host) => {
  expect((await site.send('/_mail', { Host: host })).status).toBe(200);
});

test('answers forbid caching, framing, type sniffing and cross-origin access', async () => {
  for (const [path, method, status] of [
    ['/_mail', 'GET', 200],
    ['/_mail', 'HEAD', 200],
    ['/_mail/gone.eml', 'GET', 404],
    ['/_mail/..%2f..%2fetc%2fpasswd', 'GET', 404],
    ['/_mail', 'POST', 405],
    ['/_mail', 'DELETE', 405],
    ['/_mail', 'OPTIONS', 405],
  ] as const) {
    const answer = await site.send(path, {}, method);
    expect([answer.status, answer.headers.allow], `${method} ${path}`).toEqual([status, status === 405 ? 'GET, HEAD' : undefined]);
    if (method === 'HEAD') expect(answer.text).toBe('');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[^ ]+'; .*frame-ancestors 'none'$/),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

test('a partly written mail is never listed, even after a kill', async () => {
  const names = new Set<string>();
  const watcher = watch(folder, (_event, name) => names.add(String(name)));
  await mail('Whole', 'Here.');
  await expect.poll(() => [...names].some((name) => name.endsWith('.eml'))).toBe(true);
  watcher.close();
  const drafts = [...names].filter((name) => !name.endsWith('.eml'));
  expect(drafts).toHaveLength(1);
  expect(readdirSync(folder).filter((name) => !name.endsWith('.eml'))).toEqual([]);
  writeFileSync(join(folder, drafts[0] as string), 'Subject: Half');
  expect((await site.send('/_mail')).text).not.toContain('Half');
  expect((await site.send(`/_mail/${drafts[0]}`)).status).toBe(404);
});

test('a mail that cannot be written gets a temporary error; the site keeps running', async () => {
  rmSync(folder, { recursive: true });
  await expect(mail('Lost?', 'Not yet.')).rejects.toMatchObject({ responseCode: 452 });
  expect((await site.send('/_mail')).status).toBe(500);
  expect((await site.send('/nope')).status).toBe(404);
  mkdirSync(folder);
  await mail('Found', 'Here.');
  writeFileSync(join(folder, '0-broken.eml'), Buffer.from([0, 255, 13, 10]));
  expect((await site.send('/_mail')).text).toContain('Found');
});

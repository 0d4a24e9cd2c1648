/** `npm run contact -- list` and `show`, on a real database; and every way to call the command wrongly. */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createContactCommand } from '../support/command.ts';
import { insertMessage, updates } from '../support/outbox.ts';
import { type Stack, startStack } from '../support/stack.ts';

const unknown = '0f8fad5b-d9cb-469f-a165-70867728950e';
const command = createContactCommand();
let stack: Stack;
let url: string;

beforeAll(async () => {
  stack = await startStack();
  url = stack.database.url;
});
beforeEach(async () => {
  command.setLocal(url);
  await stack.query('delete from contact.messages');
});
afterAll(async () => {
  await stack.stop();
  command.remove();
});

test('package.json has the command', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.contact).toBe('node scripts/setup.cjs scripts/backend/contact/main.ts');
});

describe('list', () => {
  test('lists all messages, newest first, and counts each state', async () => {
    const failed = await insertMessage(stack, { minutes: 50, sql: updates.failed });
    const due = await insertMessage(stack, { minutes: 40, name: 'Grace Hopper', email: 'grace@example.org' });
    const waiting = await insertMessage(stack, {
      minutes: 30,
      sql: "next_attempt_at = '2099-01-02 03:04:05Z', attempts = 3, last_error = 'ETIMEDOUT'",
    });
    const held = await insertMessage(stack, { minutes: 20, sql: "leased_until = now() + interval '1 minute'" });
    const sent = await insertMessage(stack, { sql: updates.sent });
    const spam = await insertMessage(stack, { minutes: 5, spam: 'trap' });
    const erased = await insertMessage(stack, { minutes: 60, sql: `${updates.erased}, ${updates.failed}` });
    const { exitCode, stdout, stderr } = await command.run(['list']);
    expect(stderr).toBe('');
    expect(exitCode).toBe(0);
    const [head = '', ...lines] = stdout.trimEnd().split('\n');
    expect(head.split(/ {2,}/)).toEqual(['id', 'state', 'received (UTC)', 'attempts', 'next or sent (UTC)', 'last error', 'name', 'email']);
    const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
    const ada = ['Ada Lovelace', 'ada@example.org'];
    expect(lines.slice(0, -2).map((line) => line.split(/ {2,}/))).toEqual([
      [spam, 'spam', expect.stringMatching(moment), '0', 'spam: trap', ...ada],
      [sent, 'sent', expect.stringMatching(moment), '1', 'sent 2026-01-02 03:04:05', ...ada],
      [held, 'queued', expect.stringMatching(moment), '0', 'in delivery', ...ada],
      [waiting, 'queued', expect.stringMatching(moment), '3', 'next 2099-01-02 03:04:05', 'ETIMEDOUT', ...ada],
      [due, 'queued', expect.stringMatching(moment), '0', 'due now', 'Grace Hopper', 'grace@example.org'],
      [failed, 'failed', expect.stringMatching(moment), '20', 'EENVELOPE 550 RCPT TO', ...ada],
      [erased, 'failed', expect.stringMatching(moment), '20', 'EENVELOPE 550 RCPT TO', '(erased)'],
    ]);
    expect(lines.at(-1)).toBe('queued 3, sent 1, failed 2, spam 1; 1 of them erased');
  });

  test('lists one state up to a limit, and reports how many more there are', async () => {
    const [newest, older] = [
      await insertMessage(stack, { minutes: 1, sql: updates.failed }),
      await insertMessage(stack, { minutes: 2, sql: updates.failed }),
    ];
    await insertMessage(stack, { minutes: 3, sql: updates.failed });
    await insertMessage(stack, { minutes: 0 });
    const { stdout } = await command.run(['list', '--state', 'failed', '--limit', '2']);
    expect(stdout.match(/^[0-9a-f-]{36}/gm)).toEqual([newest, older]);
    expect(stdout).toContain('\n1 older one not shown; --limit 3 shows all.\n');
    expect(stdout).toContain('\nqueued 1, sent 0, failed 3, spam 0\n');
  });

  test.skipIf(!existsSync('/usr/bin/script'))('failed messages are red on a terminal, unless NO_COLOR is set', async () => {
    const failed = await insertMessage(stack, { sql: updates.failed });
    const sent = await insertMessage(stack, { sql: updates.sent });
    const onTerminal = (await command.runOnTerminal(['list'], '')).stdout.replaceAll('\r', '');
    const isRed = (id: string) => onTerminal.includes(`\u001B[31m${id}`);
    expect([failed, sent].map(isRed)).toEqual([true, false]);
    expect(onTerminal).toContain('\u001B[31mfailed 1\u001B[39m');
    expect((await command.runOnTerminal(['list'], '', { NO_COLOR: '1' })).stdout).not.toContain('\u001B');
    expect((await command.run(['list'])).stdout).not.toContain('\u001B');
  });

  test('lists an empty outbox', async () => {
    expect(await command.run(['list'])).toEqual({ exitCode: 0, stderr: '', stdout: 'queued 0, sent 0, failed 0, spam 0\n' });
  });
});

test.each([
  [[], 'No action named; expected one of: list, show, retry, erase, doctor.'],
  [['toString'], '"toString" is no action; expected one of: list'],
  [['list', '--state', 'sending'], '--state is "sending"; one of queued, sent, failed, spam expected.'],
  [['list\u001b[2J'], '"list\\u{1b}[2J" is no action;'],
  [['list', '--state', '\u001b[2J'], '--state is "\\u{1b}[2J"; one of queued'],
  [['list', '--limit', '0'], '--limit is "0"; a whole number from 1 to 999999 expected.'],
  [['list', '--limit', '1.5'], '--limit is "1.5"; a whole number'],
  [['list', '--limit', ''], '--limit is ""; a whole number'],
  [['list', '--limit', '1\u001b[2J'], '--limit is "1\\u{1b}[2J"; a whole number'],
  [['list', '--limt', '3'], "Unknown option '--limt'"],
  [['list', '--yes'], 'list takes no --yes; that is an option of erase.'],
  [['list', 'all'], 'After list: "all" found; nothing expected.'],
  [['show'], 'After show: nothing found; the id of a message expected.'],
  [['show', unknown, unknown], `After show: "${unknown} ${unknown}" found; the id of a message expected.`],
  [['show', 'abc\u001b[2J'], 'found:    "abc\\u{1b}[2J"\n  expected: an id like 0f8fad5b-'],
  [['show', unknown], `Message ${unknown}\n  found:    no message with this id\n  expected: one of the database`],
  [['retry'], 'After retry: nothing found; the id of a message, or --all-failed expected.'],
  [['retry', '--all-failed', unknown], `After retry: "${unknown}" found; nothing expected.`],
  [['retry', '12'], 'Message 12\n  found:    "12"\n  expected: an id like'],
  [['retry', unknown], `Message ${unknown}\n  found:    no message with this id`],
  [['erase', 'ada', '--yes'], '"ada" is no e-mail address; one like ada@example.org expected.'],
  [['erase', 'ada@example.org'], 'erase deletes for good, and here is no terminal to ask on: --yes expected.'],
])('%j is refused with exit code 1', async (words, message) => {
  const { exitCode, stdout, stderr } = await command.run(words);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
});

describe('show', () => {
  test('prints all fields, and the whole text', async () => {
    const message = `Bonjour,\n\n\t${'Une question. '.repeat(300).trim()}\n\nTéléphone: N/A`;
    const id = await insertMessage(stack, { message, name: 'Zoé Müller-Łukasz', sql: updates.failed });
    const { exitCode, stdout } = await command.run(['show', id.toUpperCase()]);
    expect(exitCode).toBe(0);
    const facts = stdout.slice(0, stdout.indexOf('\n\n')).split('\n');
    expect(facts.map((line) => line.split(/ {2,}/))).toEqual([
      ['id', id],
      ['state', 'failed'],
      ['received', expect.stringMatching(/ UTC$/)],
      ['locale', 'fr'],
      ['name', 'Zoé Müller-Łukasz'],
      ['email', 'ada@example.org'],
      ['attempts', '20'],
      ['last error', 'EENVELOPE 550 RCPT TO'],
      ['client', 'c'.repeat(64)],
    ]);
    expect(stdout.endsWith(`\n\n${message}\n`)).toBe(true);
  });

  test('prints the next attempt, the lease, the time of sending or the reason for spam', async () => {
    const shown = async (id: string) => (await command.run(['show', id])).stdout;
    expect(await shown(await insertMessage(stack, { minutes: 1 }))).toMatch(/^next attempt {2}now$/m);
    expect(await shown(await insertMessage(stack, { minutes: 1, sql: "next_attempt_at = '2099-01-02 03:04:05Z'" }))).toMatch(
      /^next attempt {2}2099-01-02 03:04:05 UTC$/m,
    );
    expect(await shown(await insertMessage(stack, { minutes: 1, sql: "leased_until = '2099-01-02 03:04:05Z'" }))).toMatch(
      /^in delivery +until 2099-01-02 03:04:05 UTC at most$/m,
    );
    expect(await shown(await insertMessage(stack, { minutes: 1, sql: updates.sent }))).toMatch(/^sent +2026-01-02 03:04:05 UTC$/m);
    expect(await shown(await insertMessage(stack, { minutes: 1, spam: 'haste' }))).toMatch(/^spam because +haste$/m);
  });

  test('prints the remaining fields of an erased message', async () => {
    const { stdout } = await command.run([
      'show',
      await insertMessage(stack, { minutes: 1, sql: `${updates.erased}, ${updates.sent}, client = null` }),
    ]);
    expect(stdout).toMatch(/^client +forgotten, as after a week$/m);
    expect(stdout).toMatch(/^erased +\d{4}-.* UTC$/m);
    expect(stdout).toMatch(/\n\nWho wrote it, and what, has been erased\.\n$/);
    expect(stdout).not.toMatch(/^(name|email)/m);
  });

  test('escapes control characters, even those that the database refuses', async () => {
    const id = await insertMessage(stack, { minutes: 1, message: 'Un texte \u202Eà l’envers.\n\nTéléphone: N/A' });
    expect((await command.run(['show', id])).stdout).toContain('Un texte \\u{202e}à l’envers.\n\nTéléphone');
    await stack.query('alter table contact.messages drop constraint messages_message_check, drop constraint messages_name_check');
    await stack.query("update contact.messages set message = E'a\\x1b[2Jb\\rc', name = E'Ada\\nLovelace\\u009b'");
    const { stdout } = await command.run(['show', id]);
    expect(stdout).toContain('a\\u{1b}[2Jb\\u{d}c');
    expect(stdout).toContain('Ada\\u{a}Lovelace\\u{9b}');
    expect((await command.run(['list'])).stdout).toContain('Ada\\u{a}Lovelace\\u{9b}');
  });
});

describe('the database', () => {
  const wayOut = 'way out:  run npm start and leave it running, or set DATABASE_URL';

  test('is the one of DATABASE_URL rather than the one of npm start', async () => {
    command.setLocal('postgresql://postgres@127.0.0.1:9/postgres');
    expect((await command.run(['list'], { DATABASE_URL: url })).exitCode).toBe(0);
  });

  test.each([
    ['is not configured', undefined, {}, 'found:    DATABASE_URL is not set, and there is no .data/database-url'],
    [
      'of npm start does not run any more',
      'postgresql://postgres@127.0.0.1:9/postgres',
      {},
      '.data/database-url (127.0.0.1:9)\n  found:    connect ECONNREFUSED',
    ],
    [
      'does not answer',
      undefined,
      { DATABASE_URL: 'postgresql://me:hush@127.0.0.1:9/postgres' },
      'DATABASE_URL (127.0.0.1:9)\n  found:    connect ECONNREFUSED',
    ],
    [
      'has an invalid address',
      undefined,
      { DATABASE_URL: 'postgresql://me:hu#sh@127.0.0.1:9/x' },
      'DATABASE_URL\n  found:    no address of a database',
    ],
    ['is not Postgres', undefined, { DATABASE_URL: 'mysql://me:hush@127.0.0.1/x' }, 'DATABASE_URL\n  found:    no address of a database'],
  ])('%s', async (_, local, env, message) => {
    command.setLocal(local);
    const { exitCode, stderr } = await command.run(['list'], env);
    expect(stderr).toContain(message);
    expect(stderr).toContain(wayOut);
    expect(stderr).not.toMatch(/hush|hu#sh/);
    expect(exitCode).toBe(1);
  });

  test('has no outbox', async () => {
    await stack.query('alter schema contact rename to away');
    for (const words of [['list'], ['show', unknown], ['retry', unknown], ['erase', 'ada@example.org', '--yes']]) {
      const { exitCode, stderr } = await command.run(words);
      expect(stderr).toContain(
        'expected: the schema contact, as supabase/migrations makes it\n  way out:  npx supabase@3 db push --remote, or npm start',
      );
      expect(exitCode).toBe(1);
    }
    await stack.query('alter schema away rename to contact');
  });
});

/** `npm run contact -- retry` and `erase`, with a real database and function. */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { repetitions } from '../support/soak.ts';
import { contactCommand } from './support/command.ts';
import { empty } from './support/inside.ts';
import { as, put } from './support/put.ts';
import { type Stack, startStack, wakeKey } from './support/stack.ts';

const command = contactCommand();
let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  command.setLocal(stack.database.url);
});
beforeEach(() => empty(stack));
afterAll(async () => {
  await stack.stop();
  command.remove();
});

describe('retry', () => {
  const says = 'It goes out when the function is woken next: npm start does that by itself';

  test.each([
    ['failed', {}, as.failed],
    ['spam', { spam: 'trap' }, 'state = state'],
    ['queued', {}, "next_attempt_at = now() + interval '1 day'"],
  ])('of a message that is %s makes it due now', async (state, changes, sql) => {
    const id = await put(stack, { ...changes, sql });
    const { exitCode, stdout } = await command.run(['retry', id]);
    expect(stdout).toContain(`${id} was ${state}; it is queued and due now.\n${says}`);
    expect(exitCode).toBe(0);
    expect(await stack.ask('select id, attempt from contact.claim(60, 1000000)')).toEqual([{ id, attempt: expect.any(Number) }]);
    expect((await command.run(['show', id])).stdout).toMatch(state === 'failed' ? /^attempts +21$/m : /^attempts +1$/m);
  });

  test('of a message in the hands of a delivery takes it back', async () => {
    const id = await put(stack, { sql: "leased_at = now(), leased_until = '2099-01-02 03:04:05Z'" });
    expect((await command.run(['retry', id])).stdout).toContain(`${id} was queued; it is queued and due now.`);
    expect(await stack.ask('select id from contact.claim(60, 1000000)')).toEqual([{ id }]);
  });

  test('of a message whose text is at the mail server leaves it there, and says so', async () => {
    const id = await put(stack, { sql: "leased_at = now(), text_at = '2026-01-02 03:04:05Z', leased_until = '2099-01-02 03:04:05Z'" });
    const { exitCode, stdout } = await command.run(['retry', id]);
    expect(stdout).toBe(
      `${id} is left as it is: the mail server has had its text since 2026-01-02 03:04:05 UTC and has not answered, so that it may have arrived.\nWithout an answer it goes out again by itself, after 2099-01-02 03:04:05 UTC.\n`,
    );
    expect(exitCode).toBe(0);
    expect(await stack.ask('select id from contact.claim(60, 1000000)')).toEqual([]);
  });

  test('of all that failed makes them due now, and nothing else', async () => {
    const failed = [await put(stack, { sql: as.failed }), await put(stack, { sql: as.failed })];
    await put(stack, { sql: as.sent });
    await put(stack, { sql: `${as.erased}, ${as.failed}` });
    expect(await command.run(['retry', '--all-failed'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(`2 that failed are queued and due now.\n${says}`),
    });
    const queued = await stack.ask<{ id: string }>("select id from contact.messages where state = 'queued'");
    expect(queued.map(({ id }) => id).sort()).toEqual(failed.sort());
    expect((await command.run(['retry', '--all-failed'])).stdout).toBe('No message has failed: nothing to do.\n');
  });

  test.each([
    ['sent', as.sent, 'sent at 2026-01-02 03:04:05 UTC'],
    ['erased', `${as.erased}, state = 'failed'`, 'erased at '],
  ])('of a message that is %s changes nothing', async (_, sql, found) => {
    const id = await put(stack, { sql });
    const before = await stack.ask('select * from contact.messages');
    const { exitCode, stderr } = await command.run(['retry', id]);
    expect(stderr).toContain(`Message ${id}\n  found:    ${found}`);
    expect(stderr).toContain('expected: a message that is queued, failed or spam, and not erased');
    expect(exitCode).toBe(1);
    expect(await stack.ask('select * from contact.messages')).toEqual(before);
  });

  test('says that the scheduler sends it, where there is one', async () => {
    const id = await put(stack, { sql: as.failed });
    await stack.ask('create schema cron create table job (jobid integer, jobname text, schedule text, active boolean)');
    await stack.ask("insert into cron.job values (1, 'contact-delivery', '* * * * *', true)");
    expect((await command.run(['retry', id])).stdout).toContain('It goes out within a minute: the scheduler');
    await stack.ask('update cron.job set active = false');
    expect((await command.run(['retry', id])).stdout).toContain(says);
    await stack.ask('drop schema cron cascade');
  });

  test('wakes the function, and the mail arrives', async () => {
    const { url: functionUrl } = await stack.startFunction();
    const id = await put(stack, { sql: as.failed });
    const { exitCode, stdout } = await command.run(['retry', id], { CONTACT_FUNCTION_URL: functionUrl, CONTACT_WAKE_KEY: wakeKey });
    expect(stdout).toContain(`The function is woken: npm run contact -- show ${id} says`);
    expect(exitCode).toBe(0);
    await expect.poll(() => stack.mail.mails.map(({ source }) => source.includes(id))).toEqual([true]);
    await expect.poll(async () => (await command.run(['list'])).stdout).toContain('queued 0, sent 1');

    const other = await put(stack, { sql: as.failed });
    const refused = await command.run(['retry', other], { CONTACT_FUNCTION_URL: `${functionUrl}/`, CONTACT_WAKE_KEY: 'wrong' });
    expect(refused.stderr).toContain(
      'The message is due, but the function was not woken: CONTACT_FUNCTION_URL\n  found:    401\n  expected: 202',
    );
    expect(refused).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('is queued and due now') });
  });

  test('says that nobody could be woken', async () => {
    const env = { CONTACT_FUNCTION_URL: 'http://127.0.0.1:9/functions/v1/send-contact-email', CONTACT_WAKE_KEY: 'key' };
    const { exitCode, stderr } = await command.run(['retry', await put(stack, { sql: as.failed })], env);
    expect(stderr).toMatch(/not woken: CONTACT_FUNCTION_URL\n {2}found: {4}\S+/);
    expect(exitCode).toBe(1);
  });
});

describe('erase', () => {
  const left = () => stack.ask('select email from contact.messages');

  test('deletes what one address has sent, however it is written, and nothing else', async () => {
    await put(stack, { email: 'Ada@Example.org' });
    await put(stack, { minutes: 5, sql: as.sent });
    await put(stack, { minutes: 1, email: 'grace@example.org' });
    const { exitCode, stdout } = await command.run(['erase', ' aDa@example.ORG ', '--yes']);
    expect(stdout).toContain('2 messages of aDa@example.ORG deleted.');
    expect(exitCode).toBe(0);
    expect(await left()).toEqual([{ email: 'grace@example.org' }]);
  });

  test('says that a text is at the mail server already', async () => {
    await put(stack, { sql: "leased_at = now(), text_at = now(), leased_until = now() + interval '1 minute'" });
    const { stdout } = await command.run(['erase', 'ada@example.org', '--yes']);
    expect(stdout).toContain('1 message of ada@example.org deleted.');
    expect(stdout).toContain('The mail server had the text of 1 message at that moment: it may still arrive.');
  });

  test('says that there was nothing', async () => {
    const { exitCode, stdout } = await command.run(['erase', 'ada@example.org', '--yes']);
    expect(stdout).toContain('No message of ada@example.org: nothing deleted.');
    expect(exitCode).toBe(0);
  });

  test.skipIf(!existsSync('/usr/bin/script'))('asks on a terminal, and only a yes is one', async () => {
    await put(stack, { minutes: 1 });
    // Each takes the time in which Node starts and loads the command.
    for (const no of ['yesterday\n', '\u0004', '\n', 'n\n'].slice(0, repetitions(2, 4))) {
      const { exitCode, stdout } = await command.runOnTerminal(['erase', 'ada@example.org'], no);
      expect(stdout).toContain('Delete 1 message of ada@example.org for good? [y/N]');
      expect(stdout).toContain('Nothing deleted.');
      expect(exitCode).toBe(0);
      expect(await left()).toHaveLength(1);
    }
    expect((await command.runOnTerminal(['erase', 'ada@example.org'], 'y\n')).stdout).toContain('1 message of ada@example.org deleted.');
    expect(await left()).toEqual([]);
  });
});

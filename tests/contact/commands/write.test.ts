/** `npm run contact -- retry` and `erase`, with a real database and function. */
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { repetitions } from '../../support/soak.ts';
import { createContactCommand } from '../support/command.ts';
import { resetOutbox } from '../support/in-process.ts';
import { insertMessage, updates } from '../support/outbox.ts';
import { type Stack, startStack, wakeKey } from '../support/stack.ts';

const command = createContactCommand();
let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
  command.setLocal(stack.database.url);
});
beforeEach(() => resetOutbox(stack));
afterAll(async () => {
  await stack.stop();
  command.remove();
});

describe('retry', () => {
  const nextDelivery = 'It goes out when the function is woken next: npm start does that by itself';

  test.each([
    ['failed', {}, updates.failed],
    ['spam', { spam: 'trap' }, 'state = state'],
    ['queued', {}, "next_attempt_at = now() + interval '1 day'"],
  ])('makes a message that is %s due now', async (state, changes, sql) => {
    const id = await insertMessage(stack, { ...changes, sql });
    const { exitCode, stdout } = await command.run(['retry', id]);
    expect(stdout).toContain(`${id} was ${state}; it is queued and due now.\n${nextDelivery}`);
    expect(exitCode).toBe(0);
    expect(await stack.query('select id, attempt from contact.claim(60, 1000000)')).toEqual([{ id, attempt: expect.any(Number) }]);
    expect((await command.run(['show', id])).stdout).toMatch(state === 'failed' ? /^attempts +21$/m : /^attempts +1$/m);
  });

  test('ends the lease of a message in delivery', async () => {
    const id = await insertMessage(stack, { sql: "leased_at = now(), leased_until = '2099-01-02 03:04:05Z'" });
    expect((await command.run(['retry', id])).stdout).toContain(`${id} was queued; it is queued and due now.`);
    expect(await stack.query('select id from contact.claim(60, 1000000)')).toEqual([{ id }]);
  });

  test('leaves a message unchanged whose text is at the mail server, and reports that', async () => {
    const id = await insertMessage(stack, {
      sql: "leased_at = now(), text_at = '2026-01-02 03:04:05Z', leased_until = '2099-01-02 03:04:05Z'",
    });
    const { exitCode, stdout } = await command.run(['retry', id]);
    expect(stdout).toBe(
      `${id} is left as it is: the mail server has had its text since 2026-01-02 03:04:05 UTC and has not answered, so that it may have arrived.\nWithout an answer it goes out again by itself, after 2099-01-02 03:04:05 UTC.\n`,
    );
    expect(exitCode).toBe(0);
    expect(await stack.query('select id from contact.claim(60, 1000000)')).toEqual([]);
  });

  test('--all-failed makes only failed messages due now', async () => {
    const failed = [await insertMessage(stack, { sql: updates.failed }), await insertMessage(stack, { sql: updates.failed })];
    await insertMessage(stack, { sql: updates.sent });
    await insertMessage(stack, { sql: `${updates.erased}, ${updates.failed}` });
    expect(await command.run(['retry', '--all-failed'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(`2 that failed are queued and due now.\n${nextDelivery}`),
    });
    const queued = await stack.query<{ id: string }>("select id from contact.messages where state = 'queued'");
    expect(queued.map(({ id }) => id).sort()).toEqual(failed.sort());
    expect((await command.run(['retry', '--all-failed'])).stdout).toBe('No message has failed: nothing to do.\n');
  });

  test.each([
    ['sent', updates.sent, 'sent at 2026-01-02 03:04:05 UTC'],
    ['erased', `${updates.erased}, state = 'failed'`, 'erased at '],
  ])('changes nothing in a message that is %s', async (_, sql, found) => {
    const id = await insertMessage(stack, { sql });
    const before = await stack.query('select * from contact.messages');
    const { exitCode, stderr } = await command.run(['retry', id]);
    expect(stderr).toContain(`Message ${id}\n  found:    ${found}`);
    expect(stderr).toContain('expected: a message that is queued, failed or spam, and not erased');
    expect(exitCode).toBe(1);
    expect(await stack.query('select * from contact.messages')).toEqual(before);
  });

  test('reports that the scheduler sends the message, if there is a scheduler', async () => {
    const id = await insertMessage(stack, { sql: updates.failed });
    await stack.query('create schema cron create table job (jobid integer, jobname text, schedule text, active boolean)');
    await stack.query("insert into cron.job values (1, 'contact-delivery', '* * * * *', true)");
    expect((await command.run(['retry', id])).stdout).toContain('It goes out within a minute: the scheduler');
    await stack.query('update cron.job set active = false');
    expect((await command.run(['retry', id])).stdout).toContain(nextDelivery);
    await stack.query('drop schema cron cascade');
  });

  test('wakes the function, and the mail arrives', async () => {
    const { url: functionUrl } = await stack.startFunction();
    const id = await insertMessage(stack, { sql: updates.failed });
    const { exitCode, stdout } = await command.run(['retry', id], { CONTACT_FUNCTION_URL: functionUrl, CONTACT_WAKE_KEY: wakeKey });
    expect(stdout).toContain(`The function is woken: npm run contact -- show ${id} says`);
    expect(exitCode).toBe(0);
    await expect.poll(() => stack.mail.mails.map(({ source }) => source.includes(id))).toEqual([true]);
    await expect.poll(async () => (await command.run(['list'])).stdout).toContain('queued 0, sent 1');

    const other = await insertMessage(stack, { sql: updates.failed });
    const refused = await command.run(['retry', other], { CONTACT_FUNCTION_URL: `${functionUrl}/`, CONTACT_WAKE_KEY: 'wrong' });
    expect(refused.stderr).toContain(
      'The message is due, but the function was not woken: CONTACT_FUNCTION_URL\n  found:    401\n  expected: 202',
    );
    expect(refused).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('is queued and due now') });
  });

  test('reports that the function cannot be reached', async () => {
    const env = { CONTACT_FUNCTION_URL: 'http://127.0.0.1:9/functions/v1/send-contact-email', CONTACT_WAKE_KEY: 'key' };
    const { exitCode, stderr } = await command.run(['retry', await insertMessage(stack, { sql: updates.failed })], env);
    expect(stderr).toMatch(/not woken: CONTACT_FUNCTION_URL\n {2}found: {4}\S+/);
    expect(exitCode).toBe(1);
  });
});

describe('erase', () => {
  const readEmails = () => stack.query('select email from contact.messages');

  test('deletes only the messages of one address, in any case of its letters', async () => {
    await insertMessage(stack, { email: 'Ada@Example.org' });
    await insertMessage(stack, { minutes: 5, sql: updates.sent });
    await insertMessage(stack, { minutes: 1, email: 'grace@example.org' });
    const { exitCode, stdout } = await command.run(['erase', ' aDa@example.ORG ', '--yes']);
    expect(stdout).toContain('2 messages of aDa@example.ORG deleted.');
    expect(exitCode).toBe(0);
    expect(await readEmails()).toEqual([{ email: 'grace@example.org' }]);
  });

  test.each([
    ['jean@société.fr', 'jean@xn--socit-esab.fr'],
    ['"jean le grand"@example.org', '"jean le grand"@example.org'],
  ])('deletes the messages of %s', async (typed, email) => {
    await insertMessage(stack, { email });
    const { stdout } = await command.run(['erase', typed, '--yes']);
    expect(stdout).toContain(`1 message of ${email} deleted.`);
    expect(await readEmails()).toEqual([]);
  });

  test('reports a text that is already at the mail server', async () => {
    await insertMessage(stack, { sql: "leased_at = now(), text_at = now(), leased_until = now() + interval '1 minute'" });
    const { stdout } = await command.run(['erase', 'ada@example.org', '--yes']);
    expect(stdout).toContain('1 message of ada@example.org deleted.');
    expect(stdout).toContain('The mail server had the text of 1 message at that moment: it may still arrive.');
  });

  test('reports that there was no message', async () => {
    const { exitCode, stdout } = await command.run(['erase', 'ada@example.org', '--yes']);
    expect(stdout).toContain('No message of ada@example.org: nothing deleted.');
    expect(exitCode).toBe(0);
  });

  test.skipIf(!existsSync('/usr/bin/script'))('asks for confirmation on a terminal, and deletes only after a yes', async () => {
    await insertMessage(stack, { minutes: 1 });
    // Every run starts Node and loads the command.
    for (const no of ['yesterday\n', '\u0004', '\n', 'n\n'].slice(0, repetitions(2, 4))) {
      const { exitCode, stdout } = await command.runOnTerminal(['erase', 'ada@example.org'], no);
      expect(stdout).toContain('Delete 1 message of ada@example.org for good? [y/N]');
      expect(stdout).toContain('Nothing deleted.');
      expect(exitCode).toBe(0);
      expect(await readEmails()).toHaveLength(1);
    }
    expect((await command.runOnTerminal(['erase', 'ada@example.org'], 'y\n')).stdout).toContain('1 message of ada@example.org deleted.');
    expect(await readEmails()).toEqual([]);
  });
});

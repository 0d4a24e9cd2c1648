/** A mail server with bad manners: each message ends as sent once it behaves, or fails where somebody sees it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds, freePort } from './support/databases.ts';
import { kept, mailsOf, settled } from './support/kept.ts';
import type { Manners } from './support/mail-server.ts';
import { aMessage, type FunctionProcess, type Stack, startStack } from './support/stack.ts';

describe.each(databaseKinds)('%s', (kind) => {
  let stack: Stack;
  let contact: FunctionProcess;

  beforeAll(async () => {
    // A second stands for the half minute of silence that a mail server is granted.
    stack = await startStack(kind, { CONTACT_SMTP_TIMEOUT_SECONDS: '1' });
    contact = await stack.startFunction();
  });
  afterAll(() => stack?.stop());
  beforeEach(() => stack.ask('delete from contact.messages'));

  async function submit(to = contact): Promise<string> {
    const message = aMessage();
    expect((await to.post(message)).status).toBe(200);
    return message.id;
  }

  /** As if the time until the next try had passed. */
  async function passTime(): Promise<void> {
    await stack.ask("update contact.messages set next_attempt_at = now() where state = 'queued'");
    await contact.wake();
  }

  /** The line of the log that somebody has to see, for one message. */
  const alarmsOf = (id: string) =>
    stack
      .log()
      .split('\n')
      .filter((line) => line.includes(id) && line.includes('"level":"error"'));

  async function retry(id: string): Promise<void> {
    const [row] = await stack.ask<{ had: string }>('select contact.retry($1) as had', [id]);
    expect(row?.had).toBe('failed');
    await contact.wake();
  }

  const passing: readonly (readonly [Manners, string, RegExp])[] = [
    ['451', 'asks to come again', /^\w+ 451 DATA$/],
    ['refusing', 'hangs up at once', /^E?CONN/],
    ['silent', 'never says a word', /^ETIMEDOUT/],
    ['dropping', 'hangs up after the text', /^E?CONN/],
  ];
  test.each(passing)('%s: a mail server that %s gets the message later, once', async (manners, _, error) => {
    stack.mail.manners = manners;
    const id = await submit();
    const waiting = await settled(stack, id, 'queued');
    expect(waiting).toMatchObject({ attempts: 1, last_error: expect.stringMatching(error) });
    expect(mailsOf(stack, id)).toEqual([]);

    stack.mail.manners = 'well';
    await passTime();
    expect(await settled(stack, id, 'sent')).toMatchObject({ attempts: 2 });
    expect(mailsOf(stack, id)).toHaveLength(1);
    expect(alarmsOf(id)).toEqual([]);
  });

  test('a mail server that is not there gets the message once it is', async () => {
    const astray = await stack.startFunction({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    stack.mail.manners = 'well';
    const id = await submit(astray);
    expect((await settled(stack, id, 'queued')).last_error).toMatch(/^E(SOCKET|CONN)/);
    await astray.stop('SIGKILL');
    await passTime();
    await settled(stack, id, 'sent');
    expect(mailsOf(stack, id)).toHaveLength(1);
  });

  test('a mail server that takes the mail and hangs up before it says so gets it a second time, and it is the same mail', async () => {
    stack.mail.manners = 'deaf';
    const id = await submit();
    await settled(stack, id, 'queued');
    stack.mail.manners = 'well';
    await passTime();
    await settled(stack, id, 'sent');
    const [first, second, ...more] = mailsOf(stack, id);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  test('a mail server that takes the mail and never says so gets it a second time, and it is the same mail', async () => {
    stack.mail.manners = 'well';
    stack.mail.onMail = () => new Promise(() => {});
    const id = await submit();
    expect((await settled(stack, id, 'queued')).last_error).toMatch(/^ETIMEDOUT/);
    stack.mail.onMail = undefined;
    await passTime();
    await settled(stack, id, 'sent');
    const [first, second, ...more] = mailsOf(stack, id);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  test('550: a message that is refused for good fails at once, says so in the log with the way out, and can be retried', async () => {
    stack.mail.manners = '550';
    const id = await submit();
    expect(await settled(stack, id, 'failed')).toMatchObject({ attempts: 1, last_error: expect.stringContaining('550') });
    await expect.poll(() => alarmsOf(id)).toHaveLength(1);
    expect(JSON.parse(alarmsOf(id)[0] ?? '')).toMatchObject({ event: 'failed', id, wayOut: `npm run contact -- retry ${id}` });

    stack.mail.manners = 'well';
    await retry(id);
    await settled(stack, id, 'sent');
    expect(mailsOf(stack, id)).toHaveLength(1);
  });

  test('after 20 tries a message fails, says so in the log, and can be retried', async () => {
    stack.mail.manners = '451';
    const hasty = await stack.startFunction({ CONTACT_RETRY_FIRST_SECONDS: '0' });
    const before = stack.mail.connections();
    const id = await submit(hasty);
    expect(await settled(stack, id, 'failed')).toMatchObject({ attempts: 20 });
    expect(stack.mail.connections() - before).toBe(20);
    await expect.poll(() => alarmsOf(id)).toHaveLength(1);
    await hasty.stop('SIGKILL');

    stack.mail.manners = 'well';
    await retry(id);
    await settled(stack, id, 'sent');
    expect(mailsOf(stack, id)).toHaveLength(1);
  });

  test('a message whose 20th delivery never came back fails, says so in the log, and can be retried', async () => {
    stack.mail.manners = 'refusing';
    const id = await submit();
    await settled(stack, id, 'queued');
    await stack.ask("update contact.messages set attempts = 20, leased_until = now(), next_attempt_at = now() - interval '1 second'");
    stack.mail.manners = 'well';
    await contact.wake();
    await settled(stack, id, 'failed');
    expect(mailsOf(stack, id)).toEqual([]);
    await expect.poll(() => alarmsOf(id)).toHaveLength(1);
    expect(JSON.parse(alarmsOf(id)[0] ?? '')).toMatchObject({ event: 'failed', id, wayOut: `npm run contact -- retry ${id}` });

    await retry(id);
    await settled(stack, id, 'sent');
  });

  test('one message that is refused holds none of the others up', async () => {
    stack.mail.manners = '451';
    const refused = await submit();
    await settled(stack, refused, 'queued');
    stack.mail.manners = 'well';
    const other = await submit();
    await settled(stack, other, 'sent');
    expect(await kept(stack, [refused])).toMatchObject([{ state: 'queued', attempts: 1 }]);
  });

  test('tries are 15 s apart at first, then twice as long each time up to 6 h, give or take a fifth', async () => {
    stack.mail.manners = 'refusing';
    const id = await submit();
    await settled(stack, id, 'queued');
    const now = async () => Number((await stack.ask<{ at: string }>('select extract(epoch from clock_timestamp()) as at'))[0]?.at);
    for (let attempt = 1; attempt < 20; attempt++) {
      await stack.ask('update contact.messages set attempts = $1', [attempt]);
      const before = await now();
      await stack.ask("select contact.settle($1, $2, 'retry', 'test', 15)", [id, attempt]);
      const [row] = await stack.ask<{ at: string }>('select extract(epoch from next_attempt_at) as at from contact.messages');
      const delay = Math.min(6 * 3600, 15 * 2 ** (attempt - 1));
      expect(Number(row?.at), `after try ${attempt}`).toBeGreaterThanOrEqual(before + 0.8 * delay);
      expect(Number(row?.at), `after try ${attempt}`).toBeLessThanOrEqual((await now()) + 1.2 * delay);
    }
  });
});

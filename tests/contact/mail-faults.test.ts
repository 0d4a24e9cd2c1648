/** Faults of the mail server: each message is sent when the server recovers. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { resetOutbox } from './support/in-process.ts';
import type { Behaviour } from './support/mail-server.ts';
import { mailsOf, waitForState } from './support/outbox.ts';
import { createMessage, type FunctionProcess, type Stack, startStack } from './support/stack.ts';

let stack: Stack;
/** The only delivering process: another might take a message from this one. */
let contact: FunctionProcess;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());
beforeEach(() => resetOutbox(stack));

async function submit(to = contact): Promise<string> {
  const message = createMessage();
  expect((await to.post(message)).status).toBe(200);
  return message.id;
}

/** Makes all queued messages due and wakes the function. */
async function retryNow(): Promise<void> {
  await stack.query("update contact.messages set next_attempt_at = now() where state = 'queued'");
  await stack.query('update contact.delivery set paused_until = now()');
  await contact.wake();
}

/** Lists the error lines of the log. */
const errorLines = () =>
  stack
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'));

async function expectRetry(behaviour: Behaviour, error: RegExp): Promise<void> {
  stack.mail.behaviour = behaviour;
  const id = await submit();
  const waiting = await waitForState(stack, id, 'queued');
  expect(waiting).toMatchObject({ attempts: 1, last_error: expect.stringMatching(error) });
  expect(mailsOf(stack, id)).toEqual([]);

  stack.mail.behaviour = 'well';
  await retryNow();
  expect(await waitForState(stack, id, 'sent')).toMatchObject({ attempts: 2 });
  expect(mailsOf(stack, id)).toHaveLength(1);
}

/** Expects the mail of a message to be sent a second time, unchanged. */
async function expectSecondCopy(id: string): Promise<void> {
  await retryNow();
  await waitForState(stack, id, 'sent');
  const [first, second, ...more] = mailsOf(stack, id);
  expect(second).toEqual(first);
  expect(more).toEqual([]);
}

describe('with time limits of three seconds', () => {
  beforeAll(async () => {
    contact = await stack.startFunction({ CONTACT_SMTP_TIMEOUT_SECONDS: '3', CONTACT_ANSWER_SECONDS: '3' });
  });
  afterAll(() => contact?.stop('SIGKILL'));

  // The first test of this process, which has no message yet.
  test('an unreachable mail server gets the message when it is reachable', async () => {
    const misconfigured = await stack.startFunction({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    stack.mail.behaviour = 'well';
    const id = await submit(misconfigured);
    expect((await waitForState(stack, id, 'queued')).last_error).toMatch(/^E(SOCKET|CONN)/);
    await misconfigured.stop('SIGKILL');
    await retryNow();
    await waitForState(stack, id, 'sent');
    expect(mailsOf(stack, id)).toHaveLength(1);
  });

  test('a silent mail server gets the message later, once', () => expectRetry('silent', /^ETIMEDOUT/));

  test('a mail without an answer to its text is sent again, unchanged', async () => {
    stack.mail.behaviour = 'well';
    stack.mail.onMail = () => new Promise(() => {});
    const id = await submit();
    expect((await waitForState(stack, id, 'queued')).last_error).toMatch(/^ETIMEDOUT/);
    stack.mail.onMail = undefined;
    await expectSecondCopy(id);
  });
});

describe('with the usual time limits', () => {
  beforeAll(async () => {
    contact = await stack.startFunction();
  });

  test('a pause is logged once, with reason and way out, and stops all deliveries', async () => {
    stack.mail.behaviour = 'MAIL 552';
    const before = errorLines().length;
    const id = await submit();
    await waitForState(stack, id, 'queued');
    await expect.poll(() => errorLines().length).toBe(before + 1);
    expect(JSON.parse(errorLines().at(-1) ?? '')).toMatchObject({
      event: 'paused',
      error: 'EENVELOPE 552 MAIL FROM',
      until: expect.any(String),
      wayOut: 'npm run contact -- doctor',
    });
    const connections = stack.mail.connections();
    await submit();
    await contact.wake();
    expect(stack.mail.connections()).toBe(connections);
    stack.mail.behaviour = 'well';
  });
});

test('pauses begin at 15 s and double each time, up to one hour for the server and six hours for a message, ± 20 %', async () => {
  for (const [most, tries] of [
    [3600, 12],
    [21_600, 20],
  ] as const)
    for (let failures = 1; failures <= tries; failures++) {
      const delay = Math.min(most, 15 * 2 ** (failures - 1));
      const [row] = await stack.query<{ seconds: number }>(
        'select extract(epoch from contact.backoff($1, 15, $2))::double precision as seconds',
        [failures, most],
      );
      expect(row?.seconds, `after ${failures}`).toBeGreaterThanOrEqual(0.8 * delay);
      expect(row?.seconds, `after ${failures}`).toBeLessThanOrEqual(1.2 * delay);
    }
  expect((await stack.query("select contact.backoff(100000, 15, 3600) <= interval '1 hour' as is_bounded"))[0]).toEqual({
    is_bounded: true,
  });
});

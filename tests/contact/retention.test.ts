/** Retention: content for 90 days, hashes of addresses for 7, and erasure on request. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { idOf, insertMessage, waitForState } from './support/outbox.ts';
import { type FunctionProcess, type Stack, startStack } from './support/stack.ts';

const states = {
  queued: "state = 'queued'",
  sent: "state = 'sent', sent_at = created_at",
  failed: "state = 'failed'",
  spam: "state = 'spam', spam_reason = 'trap'",
};

let stack: Stack;
let contact: FunctionProcess;

beforeAll(async () => {
  stack = await startStack();
  contact = await stack.startFunction();
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  stack.mail.mails.length = 0;
  await stack.query('delete from contact.messages');
});

/** Inserts a message received some days ago. */
const insertAged = (days: number, state: keyof typeof states, changes: Readonly<Record<string, unknown>> = {}) =>
  insertMessage(stack, { minutes: Math.round(days * 1440), sql: states[state], ...changes });

/** Wakes the function as the scheduler does, and waits until a new message is sent. */
async function wakeAndWait(): Promise<void> {
  const today = await insertAged(0, 'queued');
  expect((await contact.wake()).status).toBe(202);
  await expect.poll(() => stack.mail.mails.map(idOf)).toContain(today);
  await stack.query('delete from contact.messages where id = $1', [today]);
}

const ids = async (where: string) =>
  (await stack.query<{ id: string }>(`select id from contact.messages where ${where}`)).map(({ id }) => id);

test.each(['sent', 'failed', 'spam'] as const)(
  'of a message that is %s, name, address and text are erased after 90 days',
  async (state) => {
    const old = await insertAged(90.01, state);
    const younger = await insertAged(89.99, state);
    await wakeAndWait();
    expect(await ids('name is null and email is null and message is null and erased_at <= now()')).toEqual([old]);
    expect(await ids('name is not null and email is not null and message is not null and erased_at is null')).toEqual([younger]);
    const row = JSON.stringify(await stack.query('select * from contact.messages where id = $1', [old]));
    expect(row).not.toMatch(/Ada|example\.org|Bonjour/);
  },
);

test('of a message, only the hash of the IP address is erased after 7 days', async () => {
  const old = await insertAged(7.01, 'sent');
  const younger = await insertAged(6.99, 'sent');
  await wakeAndWait();
  expect(await ids('client is null and message is not null')).toEqual([old]);
  expect(await ids('client is not null and message is not null')).toEqual([younger]);
});

test('a message still queued after 90 days stays whole, is sent, and is erased afterwards', async () => {
  const old = await insertAged(90.01, 'queued');
  await stack.query('select contact.forget()');
  expect(await ids('name is not null and email is not null and message is not null')).toEqual([old]);
  await wakeAndWait();
  // Messages are sent in parallel, so this one may arrive after the new one.
  await waitForState(stack, old, 'sent');
  expect(stack.mail.mails.map(idOf)).toContain(old);
  await stack.query('select contact.forget()');
  expect(await ids('name is null and email is null and message is null and erased_at <= now()')).toEqual([old]);
});

test('an erased message is not delivered, even after a retry', async () => {
  const old = await insertAged(90.01, 'failed');
  await wakeAndWait();
  expect(await stack.query('select contact.retry($1) as had', [old])).toEqual([{ had: null }]);
  await wakeAndWait();
  expect(stack.mail.mails.map(idOf)).not.toContain(old);
  expect(await ids("state = 'failed'")).toEqual([old]);
});

test('all messages of one person are deleted on request, in every state, and no other message', async () => {
  for (const state of Object.keys(states) as (keyof typeof states)[]) await insertAged(1, state);
  const others = [await insertAged(1, 'sent', { email: 'ada@example.com' }), await insertAged(1, 'sent', { email: 'a.ada@example.org' })];
  expect(await stack.query('select contact.erase($1) as number', [' ADA@Example.org '])).toEqual([{ number: 4 }]);
  expect((await ids('true')).sort()).toEqual(others.sort());
  expect(await stack.query('select contact.erase($1) as number', ['ada@example.org'])).toEqual([{ number: 0 }]);
});

test('a message deleted on request before its delivery is not sent', async () => {
  const id = await insertAged(1, 'queued', { email: 'gone@example.org' });
  await stack.query('select contact.erase($1)', ['gone@example.org']);
  await wakeAndWait();
  expect(stack.mail.mails.map(idOf)).not.toContain(id);
});

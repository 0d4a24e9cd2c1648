/** Retention: content for 90 days, hashes of addresses for 7, and erasure on request. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { idOf, settled } from './support/kept.ts';
import { put } from './support/put.ts';
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
  await stack.ask('delete from contact.messages');
});

/** Puts a message in that is so many days old. */
const putAged = (days: number, state: keyof typeof states, changes: Readonly<Record<string, unknown>> = {}) =>
  put(stack, { minutes: Math.round(days * 1440), sql: states[state], ...changes });

/** Wakes the function, as the scheduler does every minute, and waits until a message of today has gone out. */
async function live(): Promise<void> {
  const today = await putAged(0, 'queued');
  expect((await contact.wake()).status).toBe(202);
  await expect.poll(() => stack.mail.mails.map(idOf)).toContain(today);
  await stack.ask('delete from contact.messages where id = $1', [today]);
}

const ids = async (where: string) =>
  (await stack.ask<{ id: string }>(`select id from contact.messages where ${where}`)).map(({ id }) => id);

test.each(['sent', 'failed', 'spam'] as const)(
  'of a message that is %s, name, address and text are erased after 90 days',
  async (state) => {
    const old = await putAged(90.01, state);
    const younger = await putAged(89.99, state);
    await live();
    expect(await ids('name is null and email is null and message is null and erased_at <= now()')).toEqual([old]);
    expect(await ids('name is not null and email is not null and message is not null and erased_at is null')).toEqual([younger]);
    const row = JSON.stringify(await stack.ask('select * from contact.messages where id = $1', [old]));
    expect(row).not.toMatch(/Ada|example\.org|Bonjour/);
  },
);

test('the hash of the address a message came from is erased after 7 days, and nothing else of it', async () => {
  const old = await putAged(7.01, 'sent');
  const younger = await putAged(6.99, 'sent');
  await live();
  expect(await ids('client is null and message is not null')).toEqual([old]);
  expect(await ids('client is not null and message is not null')).toEqual([younger]);
});

test('a message that still waits after 90 days is kept whole, goes out, and is erased then', async () => {
  const old = await putAged(90.01, 'queued');
  await stack.ask('select contact.forget()');
  expect(await ids('name is not null and email is not null and message is not null')).toEqual([old]);
  await live();
  // Several go out at a time: which of them arrives first is nobody’s promise.
  await settled(stack, old, 'sent');
  expect(stack.mail.mails.map(idOf)).toContain(old);
  await stack.ask('select contact.forget()');
  expect(await ids('name is null and email is null and message is null and erased_at <= now()')).toEqual([old]);
});

test('a message that was erased is not delivered, and no retry brings it back', async () => {
  const old = await putAged(90.01, 'failed');
  await live();
  expect(await stack.ask('select contact.retry($1) as had', [old])).toEqual([{ had: null }]);
  await live();
  expect(stack.mail.mails.map(idOf)).not.toContain(old);
  expect(await ids("state = 'failed'")).toEqual([old]);
});

test('everything that one person has sent is deleted on request, whatever its state, and nobody else’s', async () => {
  for (const state of Object.keys(states) as (keyof typeof states)[]) await putAged(1, state);
  const others = [await putAged(1, 'sent', { email: 'ada@example.com' }), await putAged(1, 'sent', { email: 'a.ada@example.org' })];
  expect(await stack.ask('select contact.erase($1) as number', [' ADA@Example.org '])).toEqual([{ number: 4 }]);
  expect((await ids('true')).sort()).toEqual(others.sort());
  expect(await stack.ask('select contact.erase($1) as number', ['ada@example.org'])).toEqual([{ number: 0 }]);
});

test('a message that is deleted on request before it went out is not delivered', async () => {
  const id = await putAged(1, 'queued', { email: 'gone@example.org' });
  await stack.ask('select contact.erase($1)', ['gone@example.org']);
  await live();
  expect(stack.mail.mails.map(idOf)).not.toContain(id);
});

/** Leases: one delivery holds a message at a time, and a superseded delivery changes nothing. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMessage, type Stack, startStack } from './support/stack.ts';

const outcomes = ['sent', 'refused', 'unanswered', 'unwell', 'withdrawn'] as const;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.query('delete from contact.messages');
});

test('a leased message is not leased again until the lease ends', async () => {
  const id = await insertQueued();
  expect(await claim()).toEqual([{ id, attempt: 1 }]);
  expect(await claim()).toEqual([]);
  await endLease();
  expect(await claim()).toEqual([{ id, attempt: 2 }]);
});

test('a retry ends a lease before the text is sent, and leaves it afterwards', async () => {
  const id = await insertQueued();
  await claim();
  await stack.query('select contact.retry($1)', [id]);
  expect(await beginText(id, 1)).toBe(0);
  expect(await settle(id, 1, 'unwell')).toBeNull();
  expect(await claim()).toEqual([{ id, attempt: 2 }]);
  expect(await beginText(id, 1)).toBe(0);
  expect(await beginText(id, 2)).toBe(1);
  await stack.query('select contact.retry($1)', [id]);
  expect(await claim()).toEqual([]);
  expect(await settle(id, 2, 'sent')).toBe('sent');
});

test('a delivery whose message is deleted before the text sends nothing', async () => {
  const id = await insertQueued();
  await claim();
  await stack.query("select contact.erase('ada@example.org')");
  expect(await beginText(id, 1)).toBe(0);
});

test('a delivery whose lease has ended before the text sends nothing', async () => {
  const id = await insertQueued();
  await claim();
  await endLease();
  expect(await beginText(id, 1)).toBe(0);
});

test('a superseded delivery changes nothing', async () => {
  const id = await insertQueued();
  await claim();
  await endLease();
  await claim();
  const row = () => stack.query('select * from contact.messages');
  const before = await row();
  for (const outcome of outcomes) expect(await settle(id, 1, outcome)).toBeNull();
  expect(await row()).toEqual(before);

  expect(await settle(id, 2, 'sent')).toBe('sent');
  const after = await row();
  for (const outcome of outcomes) {
    for (const attempt of [1, 2]) expect(await settle(id, attempt, outcome)).toBeNull();
  }
  expect(await row()).toEqual(after);
});

test('a superseded delivery does not settle a message that was queued again', async () => {
  const id = await insertQueued();
  await claim();
  await endLease();
  await claim();
  expect(await settle(id, 2, 'refused')).toBe('queued');
  await stack.query('select contact.retry($1)', [id]);
  expect(await claim()).toHaveLength(1);
  for (const attempt of [1, 2]) expect(await settle(id, attempt, 'refused')).toBeNull();
  expect(await claim()).toEqual([]);
});

/** Inserts a message without waking a process. */
async function insertQueued(): Promise<string> {
  const request = { ...createMessage(), client: '0'.repeat(64), limit: 1000, window: 1 };
  await stack.query('select contact.submit($1)', [JSON.stringify(request)]);
  return request.id;
}

const claim = () => stack.query<{ id: string; attempt: number }>('select mail as id, attempt from contact.claim(60, 1000000)');

const beginText = async (id: string, attempt: number) =>
  (await stack.query<{ held: number }>('select contact.begin_text($1, $2, 60) as held', [id, attempt]))[0]?.held;

const endLease = () => stack.query('update contact.messages set leased_until = now()');

async function settle(id: string, attempt: number, outcome: (typeof outcomes)[number]): Promise<string | null | undefined> {
  const [row] = await stack.query<{ state: string | null }>("select state from contact.settle($1, $2, $3, 'test', 15)", [
    id,
    attempt,
    outcome,
  ]);
  return row?.state;
}

/** Floods: every message is mailed, visitors do not wait behind robots, and the provider’s limit holds. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type InProcessFunction, passTime, resetOutbox, startInProcess } from './support/in-process.ts';
import type { Mail } from './support/mail-server.ts';
import { idOf, readOutbox } from './support/outbox.ts';
import { createMessage, type Stack, startStack } from './support/stack.ts';

let stack: Stack;
/** The hourly budget of this function is 20 messages. */
let contact: InProcessFunction;

beforeAll(async () => {
  stack = await startStack();
  contact = startInProcess(stack, { CONTACT_HOURLY: '20' });
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await resetOutbox(stack);
  stack.mail.mails.length = 0;
  stack.mail.behaviour = 'well';
  stack.mail.refuses = undefined;
  stack.mail.hangsUpAt = undefined;
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});

/** Creates `each` requests to contact.submit from each client. */
function createRequests(clients: number, each: number, hourly = 20) {
  return Array.from({ length: clients * each }, (_, index) => ({
    ...createMessage(),
    client: (index % clients).toString(16).padStart(64, 'f'),
    limit: 1000,
    window: 3600,
    hourly,
  }));
}

/** Submits all requests in one statement; `changes` are made to each. */
async function submitAll(requests: ReturnType<typeof createRequests>, changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const changed = requests.map((request) => ({ ...request, ...changes }));
  await stack.query('select contact.submit(value) from jsonb_array_elements($1)', [JSON.stringify(changed)]);
}

/** Submits `each` messages from each client in one statement. Returns their ids. */
async function flood(clients: number, each: number, hourly = 20): Promise<string[]> {
  const requests = createRequests(clients, each, hourly);
  await submitAll(requests);
  return requests.map(({ id }) => id);
}

const isIn = (id: string) => (mail: Mail) => mail.source.includes(id);
const countUnsent = async () => (await readOutbox(stack)).filter(({ state }) => state !== 'sent').length;

test('a flood from 300 addresses is stored and mailed as digests, and an honest message with them within ten minutes', async () => {
  const ids = await flood(300, 2);
  const honest = createMessage();
  expect(await contact.submit(honest, 1)).toBe('queued');
  await contact.drain();
  // 20 single mails, then two digests of 200. The honest message comes before the second messages of the other clients.
  expect(stack.mail.mails).toHaveLength(22);
  expect(stack.mail.mails.filter(isIn(honest.id))).toHaveLength(1);
  await passTime(stack, 601);
  await contact.drain();
  expect(stack.mail.mails).toHaveLength(23);
  expect(await countUnsent()).toBe(0);
  const all = stack.mail.mails.map(({ source }) => source).join('');
  expect(ids.filter((id) => all.split(`, fr, ${id}`).length !== 2)).toEqual([]);
});

describe('messages that a visitor queues again pass the hourly budget as new ones do', () => {
  test.each([
    ['caught by the trap field', { spam: 'trap' }, 'state = state'],
    ['failed', {}, "state = 'failed'"],
  ])('200 that were %s, hours before', async (_, changes, sql) => {
    const requests = createRequests(200, 1);
    await submitAll(requests, changes);
    await stack.query(`update contact.messages set ${sql}`);
    await passTime(stack, 2 * 3600);
    await submitAll(requests);
    await contact.drain();
    expect(stack.mail.mails).toHaveLength(20);

    const honest = createMessage();
    expect(await contact.submit(honest, 1)).toBe('queued');
    await passTime(stack, 601);
    await contact.drain();
    expect(stack.mail.mails).toHaveLength(21);
    expect(stack.mail.mails.filter(isIn(honest.id))).toHaveLength(1);
    expect(await countUnsent()).toBe(0);
  });

  test('several failed ones with the content of one new message', async () => {
    const requests = createRequests(1, 25, 1000);
    for (const request of requests) {
      await submitAll([request], { content: 'the same in each' });
      await passTime(stack, 601);
    }
    await stack.query("update contact.messages set state = 'failed'");
    await passTime(stack, 3600);
    await submitAll(requests.slice(0, 1), { id: crypto.randomUUID(), content: 'the same in each', hourly: 20 });
    await contact.drain();
    expect(stack.mail.mails).toHaveLength(20);
  });
});

test('the hourly budget holds for messages that come at the same time', async () => {
  const parallel = startInProcess(stack, { CONTACT_HOURLY: '20', CONTACT_POOL_SIZE: '20' });
  await Promise.all(Array.from({ length: 200 }, (_, index) => parallel.submit(createMessage(), index)));
  expect(await stack.query('select from contact.messages where not beyond_budget')).toHaveLength(20);
});

test('a digest is sent when its oldest message has waited ten minutes, while 800 single mails are due', async () => {
  await flood(800, 1, 1000);
  const honest = createMessage();
  expect(await contact.submit(honest, 1)).toBe('queued');
  const claim = async () => (await stack.query<{ id: string }>('select id from contact.claim(60, 1000000)')).map(({ id }) => id);
  await passTime(stack, 590);
  expect(await claim()).not.toContain(honest.id);
  await passTime(stack, 11);
  expect(await claim()).toEqual([honest.id]);
});

test('the first message of one visitor is sent before the second of another', async () => {
  stack.mail.behaviour = 'refusing';
  const ten = await flood(1, 10, 1000);
  const honest = createMessage();
  await contact.submit(honest, 1);
  await stack.query('update contact.delivery set failures = 0, paused_until = null');
  const claim = async () => (await stack.query<{ mail: string }>('select mail from contact.claim(60, 1000000)'))[0]?.mail;
  expect([await claim(), await claim(), await claim()]).toEqual([ten[0], honest.id, ten[1]]);
});

test('deliveries keep the provider’s limit, and reserve at most a minute ahead', async () => {
  await flood(65, 1, 1000);
  const places: number[] = [];
  for (;;) {
    const [place] = await stack.query<{ starts_in: number }>('select starts_in from contact.claim(60, 60)');
    if (!place) break;
    const [since] = await stack.query<{ seconds: number }>('select extract(epoch from clock_timestamp())::double precision as seconds');
    places.push((since?.seconds ?? 0) + place.starts_in);
  }
  expect(places.length).toBeGreaterThanOrEqual(61);
  expect(places.length).toBeLessThan(65);
  // All places together, so that the duration of one query does not matter.
  expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBeGreaterThan(places.length - 2);
  await passTime(stack, -7200);
  await stack.query('update contact.messages set leased_until = now()');
  expect(await stack.query('select starts_in from contact.claim(60, 60)')).toEqual([{ starts_in: 0 }]);
});

test('when one message of a digest is refused, the others arrive', async () => {
  const ids = await flood(1, 28);
  const [poison = ''] = ids.slice(-3);
  stack.mail.refuses = isIn(poison);
  for (let hours = 0; hours < 24; hours++) {
    await passTime(stack, 3600);
    await contact.drain();
  }
  expect((await readOutbox(stack)).filter(({ state }) => state !== 'sent')).toMatchObject([{ id: poison, state: 'queued' }]);
  expect(ids.filter((id) => stack.mail.mails.filter(isIn(id)).length !== 1)).toEqual([poison]);
});

test('when the mail server hangs up at one message of a digest, the others arrive after another mail has succeeded', async () => {
  const ids = await flood(1, 28);
  const [poison = ''] = ids.slice(-3);
  const runHours = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      await passTime(stack, 3600);
      await contact.drain();
    }
  };
  const countDigests = async () =>
    (await stack.query("select distinct digest from contact.messages where state = 'queued' and beyond_budget")).length;
  const sendAnother = () => contact.submit(createMessage(), 7);
  await contact.drain();
  // While the mail server fails for all mails, the digest is not split.
  stack.mail.hangsUpAt = () => true;
  await runHours(48);
  expect(await countDigests()).toBe(1);

  stack.mail.hangsUpAt = isIn(poison);
  await sendAnother();
  await runHours(72);
  expect((await readOutbox(stack)).filter(({ state }) => state !== 'sent')).toMatchObject([{ id: poison, state: 'queued' }]);
  expect(ids.filter((id) => stack.mail.mails.filter(isIn(id)).length !== 1)).toEqual([poison]);

  for (let day = 0; day < 8; day++) {
    await sendAnother();
    await runHours(24);
  }
  expect(await readOutbox(stack, [poison])).toMatchObject([{ state: 'failed' }]);
});

test('a digest without an answer is sent again as the same mail, and without a message that was deleted meanwhile', async () => {
  await flood(1, 20);
  await contact.drain();
  stack.mail.mails.length = 0;
  const ids = await flood(1, 5);
  await contact.submit(createMessage({ email: 'gone@example.org', message: 'Bonjour, ceci partira.' }), 7);
  await passTime(stack, 601);
  stack.mail.onData = async () => void (await stack.query("select contact.erase('gone@example.org')"));
  await contact.drain();
  stack.mail.onData = undefined;
  await passTime(stack, 1);
  await contact.drain();
  expect(stack.mail.mails.filter(isIn('gone@example.org'))).toEqual([]);
  stack.mail.mails.length = 0;
  await stack.query("update contact.messages set state = 'queued', sent_at = null where id = any ($1)", [ids]);
  stack.mail.behaviour = 'deaf';
  await contact.drain();
  stack.mail.behaviour = 'well';
  await stack.query("update contact.messages set next_attempt_at = now() where state = 'queued'");
  await contact.drain();
  const [first, second, ...more] = stack.mail.mails;
  const source = first?.source ?? '';
  expect(source).toContain('Subject: 5 messages');
  // Messages received at the same time are ordered by id.
  expect([...ids].sort((a, b) => source.indexOf(a) - source.indexOf(b))).toEqual([...ids].sort());
  expect(second).toEqual(first);
  expect(more).toEqual([]);
  expect(idOf(first as Mail)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await countUnsent()).toBe(0);
});

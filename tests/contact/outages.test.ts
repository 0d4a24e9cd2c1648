/** Long outages of the mail server: no acknowledged message is lost, given up or delayed needlessly. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type InProcessFunction, passTime, resetOutbox, startInProcess } from './support/in-process.ts';
import type { Behaviour } from './support/mail-server.ts';
import { idOf, mailsOf, readOutbox } from './support/outbox.ts';
import { createMessage, inbox, type Stack, startStack } from './support/stack.ts';

const hour = 3600;
const day = 24 * hour;

let stack: Stack;
let contact: InProcessFunction;

beforeAll(async () => {
  stack = await startStack();
  contact = startInProcess(stack);
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await resetOutbox(stack);
  stack.mail.mails.length = 0;
  stack.mail.behaviour = 'well';
  stack.mail.onMail = undefined;
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});

const states = async (ids?: readonly string[]) => [...new Set((await readOutbox(stack, ids)).map(({ state }) => state))];
const server = async () =>
  (
    await stack.query<{ failures: number; last_error: string | null; is_paused: boolean; seconds: number }>(
      `select failures, last_error, coalesce(paused_until > now(), false) as is_paused, extract(epoch from paused_until - paused_at)::double precision as seconds from contact.delivery`,
    )
  )[0];

async function submit(count: number, client = 0): Promise<string[]> {
  const messages = Array.from({ length: count }, () => createMessage());
  for (const [index, message] of messages.entries()) expect(await contact.submit(message, client + index)).toBe('queued');
  return messages.map(({ id }) => id);
}

/** Lets `seconds` pass and wakes the delivery every `every` seconds. */
async function runScheduler(seconds: number, every: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += every) {
    await passTime(stack, every);
    await contact.drain();
  }
}

test.each(['MAIL 552', 'RCPT 550', 'DATA 554', '550', '451'] as const)(
  '%s: after a robot has used up the quota, 20 of 20 honest messages arrive when the quota is renewed',
  async (refusal: Behaviour) => {
    let quota = 10;
    stack.mail.onMail = () => {
      quota--;
      if (quota === 0) stack.mail.behaviour = refusal;
    };
    const bot = await submit(40, 1000);
    await contact.drain();
    const honest = await submit(20, 5000);
    await contact.drain();
    const connections = stack.mail.connections();
    await contact.drain();
    expect(stack.mail.connections() - connections).toBe(0);
    expect(await server()).toMatchObject({ is_paused: true, last_error: expect.stringContaining(refusal.slice(-3)) });
    await runScheduler(6 * hour, 20 * 60);
    expect((await states()).sort()).toEqual(['queued', 'sent']);
    expect(stack.mail.connections() - connections).toBeLessThanOrEqual(30);
    expect(honest.flatMap((id) => mailsOf(stack, id))).toHaveLength(0);

    stack.mail.onMail = undefined;
    stack.mail.behaviour = 'well';
    await runScheduler(hour, 30 * 60);
    expect(honest.map((id) => mailsOf(stack, id).length)).toEqual(honest.map(() => 1));
    expect(bot.map((id) => mailsOf(stack, id).length)).toEqual(bot.map(() => 1));
    expect(await server()).toMatchObject({ failures: 0, is_paused: false, last_error: null });
  },
);

test('a mail server that refuses all connections from Friday evening to Monday: all messages arrive on Monday, each once', async () => {
  stack.mail.behaviour = 'refusing';
  const ids = await submit(3);
  await contact.drain();
  for (let hours = 0; hours < 62; hours += 2) {
    ids.push(...(await submit(1, hours + 10)));
    await runScheduler(2 * hour, hour);
  }
  expect(await states()).toEqual(['queued']);
  expect((await server())?.seconds).toBeLessThanOrEqual(1.2 * hour);
  stack.mail.behaviour = 'well';
  await runScheduler(1.5 * hour, 0.5 * hour);
  expect(await states()).toEqual(['sent']);
  expect(stack.mail.mails.map(idOf).sort()).toEqual(ids.sort());
  expect(stack.mail.mails.every(({ to }) => to.join() === inbox)).toBe(true);
});

test('a mail server that fails for three weeks gets all messages afterwards', async () => {
  stack.mail.behaviour = 'MAIL 552';
  const ids = await submit(5);
  await runScheduler(21 * day, 12 * hour);
  expect(await states()).toEqual(['queued']);
  stack.mail.behaviour = 'well';
  await runScheduler(2 * hour, 0.5 * hour);
  expect(stack.mail.mails.map(idOf).sort()).toEqual(ids.sort());
});

/** Makes the mail server refuse the text of one message only. */
function refuseOnly(id: string): void {
  stack.mail.refuses = (mail) => idOf(mail) === id;
}

test('a message that is always refused fails after seven days, not before; other messages are sent at once', async () => {
  const [refused = ''] = await submit(1);
  refuseOnly(refused);
  await contact.drain();
  const runDays = async (days: number) => {
    for (let passed = 0; passed < days; passed += 0.5) {
      const [other = ''] = await submit(1, 10);
      await runScheduler(0.5 * day, 0.25 * day);
      expect(mailsOf(stack, other)).toHaveLength(1);
    }
  };
  await runDays(7);
  expect(await states([refused])).toEqual(['queued']);
  await runDays(2);
  expect(await states([refused])).toEqual(['failed']);
  stack.mail.refuses = undefined;
});

test('a failed message is sent when the visitor sends it again, also under another id', async () => {
  for (const changes of [{}, { id: crypto.randomUUID() }]) {
    const message = createMessage();
    await contact.submit(message);
    await stack.query("update contact.messages set state = 'failed', attempts = 7 where id = $1", [message.id]);
    expect(await contact.submit({ ...message, ...changes })).toBe('queued');
    await contact.drain();
    expect(mailsOf(stack, message.id)).toHaveLength(1);
    expect(await contact.submit({ ...message, ...changes })).toBe('duplicate');
  }
  expect(await states()).toEqual(['sent']);
});

test('a clock that is set back an hour does not stop delivery', async () => {
  stack.mail.behaviour = 'refusing';
  const [waiting = ''] = await submit(1);
  await contact.drain();
  const fresh = await submit(3, 10);
  const [leased = ''] = await submit(1, 20);
  await stack.query("update contact.messages set leased_at = now(), leased_until = now() + interval '1 minute' where id = $1", [leased]);
  await passTime(stack, -hour);
  stack.mail.behaviour = 'well';
  await contact.drain();
  expect(await states([waiting, ...fresh])).toEqual(['sent']);
  expect(await states([leased])).toEqual(['queued']);
  await runScheduler(61, 61);
  expect(await states([leased])).toEqual(['sent']);
});

test('a slow answer to one text does not delay other mails, and each is sent once', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const [slow = ''] = await submit(1);
  stack.mail.onMail = (mail) => (idOf(mail) === slow ? isAnswered : undefined);
  const drained = contact.drain();
  const others = await submit(10, 10);
  await contact.store.forget();
  void contact.drain();
  await expect.poll(() => states(others)).toEqual(['sent']);
  expect(await readOutbox(stack, [slow])).toMatchObject([{ state: 'queued', attempts: 1, leased: true }]);
  answer();
  await drained;
  expect(stack.mail.mails.map(idOf).sort()).toEqual([slow, ...others].sort());
});

test('a mail server that slowly sends single bytes does not block a delivery forever', async () => {
  const hasty = startInProcess(stack, { CONTACT_SMTP_TIMEOUT_SECONDS: '1' });
  stack.mail.behaviour = 'tarpit';
  const ids = await submit(3);
  await hasty.drain();
  expect(await readOutbox(stack)).toMatchObject([{ leased: false }, { leased: false }, { leased: false }]);
  // Two time limits of one second apply, for the greeting and for the whole dialogue; either may end first.
  expect(await server()).toMatchObject({ is_paused: true, last_error: expect.stringMatching(/^ETIMEDOUT (?:CONN|before DATA)$/) });
  stack.mail.behaviour = 'well';
  await runScheduler(60, 60);
  expect(stack.mail.mails.map(idOf).sort()).toEqual(ids.sort());
});

test('one connection that slowly sends single bytes delays no other mail and causes no pause', async () => {
  const hasty = startInProcess(stack, { CONTACT_SMTP_TIMEOUT_SECONDS: '3' });
  stack.mail.behaviour = 'tarpit';
  const [stuck = ''] = await submit(1);
  const connections = stack.mail.connections();
  const drained = hasty.drain();
  await expect.poll(() => stack.mail.connections(), { interval: 10 }).toBe(connections + 1);
  stack.mail.behaviour = 'well';
  const others = await submit(5, 10);
  await contact.drain();
  // On a busy machine, the hasty process may already deliver some of the others.
  await expect.poll(() => states(others)).toEqual(['sent']);
  await drained;
  expect(await server()).toMatchObject({ failures: 0 });
  await contact.drain();
  expect(await states([stuck])).toEqual(['sent']);
});

test('a message that is deleted while its delivery waits for the mail server is not sent', async () => {
  const message = createMessage({ email: 'gone@example.org' });
  await contact.submit(message);
  stack.mail.onData = async () => void (await stack.query("select contact.erase('gone@example.org')"));
  await contact.drain();
  stack.mail.onData = undefined;
  expect(stack.mail.mails).toEqual([]);
  expect(await server()).toMatchObject({ failures: 0 });
});

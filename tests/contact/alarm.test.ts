/** The alarm: a POST when messages are overdue. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { passTime, resetOutbox } from './support/in-process.ts';
import { insertMessage, readOutbox, waitForState } from './support/outbox.ts';
import { type FunctionProcess, type Stack, startStack } from './support/stack.ts';

let stack: Stack;
let contact: FunctionProcess;
let receiver: Server;
const alarms: string[] = [];
let status: number | undefined = 204;
let answered = Promise.resolve();

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', async () => {
      alarms.push(`${request.method} ${request.headers['content-type']} ${body}`);
      await answered;
      // The target of the redirect answers any GET with 200.
      if (status !== undefined) response.writeHead(request.method === 'POST' ? status : 200, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  stack = await startStack({ CONTACT_ALARM_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/alarm` });
  contact = await stack.startFunction();
});
afterAll(async () => {
  await stack?.stop();
  receiver?.closeAllConnections();
  receiver?.close();
});
beforeEach(async () => {
  await resetOutbox(stack);
  alarms.length = 0;
  status = 204;
  answered = Promise.resolve();
  stack.mail.behaviour = 'MAIL 552';
});

const isNoted = async () =>
  (
    await stack.query<{ noted: boolean }>(
      "select coalesce(alarmed_at > now() - interval '10 minutes', false) as noted from contact.delivery",
    )
  )[0]?.noted;
const waitUntilNoted = () => expect.poll(isNoted).toBe(true);

test('the alarm is sent once an hour, as numbers and codes, while the oldest message is more than an hour old', async () => {
  const id = await insertMessage(stack, { minutes: 50 });
  await contact.wake();
  await waitForState(stack, id, 'queued');
  expect(alarms).toEqual([]);

  await passTime(stack, 11 * 60);
  await contact.wake();
  await waitUntilNoted();
  expect(alarms).toEqual([expect.stringMatching(/^POST application\/json \{/)]);
  expect(JSON.parse(alarms[0]?.replace(/^[^{]*/, '') ?? '')).toEqual({
    event: 'contact-messages-waiting',
    waiting: 1,
    oldestSeconds: expect.any(Number),
    failed: 0,
    paused: true,
    error: 'EENVELOPE 552 MAIL FROM',
  });
  expect(stack.log()).toContain('"event":"waiting"');

  await contact.wake();
  await passTime(stack, 50 * 60);
  await contact.wake();
  expect(alarms).toHaveLength(1);
  await passTime(stack, 11 * 60);
  await contact.wake();
  await expect.poll(() => alarms.length).toBe(2);
  await waitUntilNoted();
});

test('two concurrent calls of /deliver send one alarm', async () => {
  let answer = () => {};
  answered = new Promise((resolve) => (answer = resolve));
  await insertMessage(stack, { minutes: 70 });
  await contact.wake();
  await expect.poll(() => alarms.length).toBe(1);
  await contact.wake();
  // Five queries give the second call the time to find the alarm due as well.
  for (let count = 0; count < 5; count++) await isNoted();
  answer();
  await waitUntilNoted();
  await passTime(stack, 61 * 60);
  await contact.wake();
  await waitUntilNoted();
  expect(alarms).toHaveLength(2);
});

test('a silent receiver does not block delivery; a refused alarm is sent again', async () => {
  stack.mail.behaviour = 'well';
  status = undefined;
  const id = await insertMessage(stack, { minutes: 70 });
  await contact.wake();
  await waitForState(stack, id, 'sent');
  await expect.poll(() => stack.log()).toContain('"event":"alarm","code":"TimeoutError"');
  stack.mail.behaviour = 'MAIL 552';
  await insertMessage(stack, { minutes: 70 });
  status = 500;
  const logAfterWake = async () => {
    await contact.wake();
    return stack.log();
  };
  await expect.poll(logAfterWake).toContain('"event":"alarm","code":500');
  expect(await isNoted()).toBe(false);
  status = 204;
  await contact.wake();
  await waitUntilNoted();
  expect((await readOutbox(stack)).map(({ state }) => state)).toEqual(['sent', 'queued']);
});

test('a redirect counts as failure: the followed request would be a GET without content', async () => {
  await insertMessage(stack, { minutes: 70 });
  status = 301;
  await contact.wake();
  await expect.poll(() => stack.log()).toContain('"event":"alarm","code":301');
  expect(await isNoted()).toBe(false);
  expect(alarms.filter((request) => !request.startsWith('POST'))).toEqual([]);
});

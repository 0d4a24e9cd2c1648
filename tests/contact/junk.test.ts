/** Malformed requests get a clear error and do no harm. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxBodyBytes } from '../../schema/contact/payload.ts';
import { repetitions } from '../support/soak.ts';
import { createRandom } from '../unit/random.ts';
import { readFormAnswer } from './support/form-answer.ts';
import { createJunk } from './support/junk.ts';
import { createMessage, type FunctionProcess, type Stack, startStack } from './support/stack.ts';

const seed = 40_971;
const bodies = createJunk(createRandom(seed), repetitions(300, 1000));

let stack: Stack;
let contact: FunctionProcess;

beforeAll(async () => {
  stack = await startStack();
  contact = await stack.startFunction();
});
afterAll(() => stack?.stop());

it(`${bodies.length} junk bodies each get a clear error, a 4xx or the page for failures, and none is stored`, async () => {
  const wrong: string[] = [];
  const checkBody = async ({ kind, type, body }: (typeof bodies)[number]) => {
    const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
    const answer = await fetch(contact.url, { method: 'POST', body, headers, redirect: 'manual' });
    const isForm = type === 'application/x-www-form-urlencoded';
    const said = isForm ? await readFormAnswer(answer) : `${answer.status} ${await answer.text()}`;
    if (!(isForm ? /^(?:fr|en) (?:invalid|long|unavailable)$/.test(said) : isClearError(said)))
      wrong.push(`${kind}, ${type}: ${said.slice(0, 200)} for ${body.toString('latin1').slice(0, 200)}`);
  };
  const rest = bodies[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (const body of rest) await checkBody(body);
    }),
  );
  expect(wrong, `seed ${seed}`).toEqual([]);
  expect(await stack.query('select id from contact.messages')).toEqual([]);
  expect(stack.log()).not.toContain('"level":"error"');
});

it.each([
  ['application/json', 'Content-Length: 1000000000'],
  ['application/json', 'Transfer-Encoding: chunked'],
  ['application/x-www-form-urlencoded', 'Content-Length: 1000000000'],
  ['application/x-www-form-urlencoded', 'Transfer-Encoding: chunked'],
])('an endless body of %s (%s) is answered when its size exceeds the limit', async (type, length) => {
  const answer = await answerToEndless(contact.url, [`Content-Type: ${type}`, length]);
  expect(answer).toMatch(type === 'application/json' ? /^HTTP\/1\.1 413 / : /^HTTP\/1\.1 303 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
});

it.each(['application/json', 'application/x-www-form-urlencoded'])('an interrupted body of %s is not logged as an error', async (type) => {
  for (const length of ['Content-Length: 1000', 'Transfer-Encoding: chunked'])
    await breakOff(contact.url, [`Content-Type: ${type}`, length]);
  const { id, ...message } = createMessage();
  await contact.post({ id, ...message });
  await expect.poll(() => stack.mail.mails.some(({ source }) => source.includes(id))).toBe(true);
  expect(stack.log()).not.toContain('"level":"error"');
});

it('a body at the limit is read to the last byte', async () => {
  const message = createMessage();
  const filled = { ...message, subject: '' };
  const space = maxBodyBytes - Buffer.byteLength(JSON.stringify({ ...filled, more: '' }));
  const post = async (bytes: number) => (await contact.post({ ...filled, more: 'x'.repeat(bytes) })).status;
  expect([await post(space + 1), await post(space)]).toEqual([413, 200]);
});

it('after all junk, a valid message arrives', async () => {
  const { id, ...message } = createMessage();
  const answer = await contact.post({ id, ...message });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  await expect.poll(() => stack.mail.mails.some(({ source }) => source.includes(id))).toBe(true);
});

/** Checks an answer, given as its status and its JSON body. */
function isClearError(answer: string): boolean {
  const { success, error } = JSON.parse(answer.slice(4)) as { success: unknown; error: unknown };
  return /^4\d\d /.test(answer) && success === false && typeof error === 'string' && /\w{3}.*\.$/.test(error) && !error.includes('    at ');
}

it.each(['a, b', 'a,b', 'a b', 'a/deliver?', 'a#b', 'a@b', 'a%zz', '[::1', 'a:b', 'a:99999'])(
  'the Host header %j is answered with 400',
  async (host) => {
    const answer = await answerToHost(contact.url, host);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"success":false,"error":"Host: a host name and a port expected."}');
  },
);

/** Posts a message with a Host header, which `fetch` would not send. Resolves with the answer. */
function answerToHost(url: string, host: string): Promise<string> {
  const { hostname, port, pathname } = new URL(url);
  const body = JSON.stringify(createMessage());
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    socket
      .on('error', reject)
      .on('data', (chunk) => (answer += chunk.toString()))
      .on('close', () => resolve(answer));
    socket.end(
      `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  });
}

/** Sends the head of a request and, when the server begins to read, the start of its body; then disconnects. */
function breakOff(url: string, headers: readonly string[]): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let firstAnswer = '';
    socket
      .on('error', reject)
      .on('close', () => (firstAnswer.startsWith('HTTP/1.1 100 ') ? resolve() : reject(new Error(`found: ${firstAnswer}; expected: 100`))));
    // With `Expect: 100-continue`, a server answers 100 when it begins to read: RFC 9110, section 10.1.1.
    socket.once('data', (answer) => {
      firstAnswer = answer.toString();
      socket.write('5\r\n{"a":', () => socket.destroy());
    });
    socket.write(`POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nExpect: 100-continue\r\n${headers.join('\r\n')}\r\n\r\n`);
  });
}

/** Sends the head of a request and a body over the limit, without its end. Resolves with the start of the answer. */
function answerToEndless(url: string, headers: readonly string[]): Promise<string> {
  const { hostname, port, pathname } = new URL(url);
  const isChunked = headers.some((header) => header.endsWith('chunked'));
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')));
    socket.on('error', reject);
    socket.once('data', (chunk) => {
      socket.destroy();
      resolve(chunk.toString());
    });
    socket.write(`POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\n${headers.join('\r\n')}\r\n\r\n`);
    const body = 'x'.repeat(maxBodyBytes + 1024);
    if (isChunked) socket.write(`${body.length.toString(16)}\r\n`);
    socket.write(body);
  });
}

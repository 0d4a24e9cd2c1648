/** Malformed requests get a clear error and do no harm. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxBodyBytes } from '../../schema/contact/payload.ts';
import { repetitions } from '../support/soak.ts';
import { createRandom } from '../unit/random.ts';
import { formAnswer } from './support/form-answer.ts';
import { junk } from './support/junk.ts';
import { aMessage, type FunctionProcess, type Stack, startStack } from './support/stack.ts';

const seed = 40_971;
const bodies = junk(createRandom(seed), repetitions(300, 1000));

let stack: Stack;
let contact: FunctionProcess;

beforeAll(async () => {
  stack = await startStack();
  contact = await stack.startFunction();
});
afterAll(() => stack?.stop());

it(`${bodies.length} junk bodies get a clear error each, a 4xx or the page that says so, and none of them is kept`, async () => {
  const wrong: string[] = [];
  const judge = async ({ kind, type, body }: (typeof bodies)[number]) => {
    const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
    const answer = await fetch(contact.url, { method: 'POST', body, headers, redirect: 'manual' });
    const isForm = type === 'application/x-www-form-urlencoded';
    const said = isForm ? await formAnswer(answer) : `${answer.status} ${await answer.text()}`;
    if (!(isForm ? /^(?:fr|en) (?:invalid|long|unavailable)$/.test(said) : isClearError(said)))
      wrong.push(`${kind}, ${type}: ${said.slice(0, 200)} for ${body.toString('latin1').slice(0, 200)}`);
  };
  const rest = bodies[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (const body of rest) await judge(body);
    }),
  );
  expect(wrong, `seed ${seed}`).toEqual([]);
  expect(await stack.ask('select id from contact.messages')).toEqual([]);
  expect(stack.log()).not.toContain('"level":"error"');
});

it.each([
  ['application/json', 'Content-Length: 1000000000'],
  ['application/json', 'Transfer-Encoding: chunked'],
  ['application/x-www-form-urlencoded', 'Content-Length: 1000000000'],
  ['application/x-www-form-urlencoded', 'Transfer-Encoding: chunked'],
])('a body of %s whose end never comes (%s) is answered all the same, once it is over the limit', async (type, length) => {
  const answer = await answerToEndless(contact.url, [`Content-Type: ${type}`, length]);
  expect(answer).toMatch(type === 'application/json' ? /^HTTP\/1\.1 413 / : /^HTTP\/1\.1 303 /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
});

it.each(['application/json', 'application/x-www-form-urlencoded'])(
  'a body of %s that breaks off is nothing that somebody has to look at',
  async (type) => {
    for (const length of ['Content-Length: 1000', 'Transfer-Encoding: chunked'])
      await breakOff(contact.url, [`Content-Type: ${type}`, length]);
    const { id, ...message } = aMessage();
    await contact.post({ id, ...message });
    await expect.poll(() => stack.mail.mails.some(({ source }) => source.includes(id))).toBe(true);
    expect(stack.log()).not.toContain('"level":"error"');
  },
);

it('a body at the limit is read to the last byte', async () => {
  const message = aMessage();
  const filled = { ...message, subject: '' };
  const space = maxBodyBytes - Buffer.byteLength(JSON.stringify({ ...filled, more: '' }));
  const ask = async (bytes: number) => (await contact.post({ ...filled, more: 'x'.repeat(bytes) })).status;
  expect([await ask(space + 1), await ask(space)]).toEqual([413, 200]);
});

it('after all junk, a valid message arrives', async () => {
  const { id, ...message } = aMessage();
  const answer = await contact.post({ id, ...message });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  await expect.poll(() => stack.mail.mails.some(({ source }) => source.includes(id))).toBe(true);
});

/** `said`: the status and the body of an answer in JSON. */
function isClearError(said: string): boolean {
  const { success, error } = JSON.parse(said.slice(4)) as { success: unknown; error: unknown };
  return /^4\d\d /.test(said) && success === false && typeof error === 'string' && /\w{3}.*\.$/.test(error) && !error.includes('    at ');
}

/** Sends the head of a request and, once the server begins to read it, the beginning of its body, and goes. */
function breakOff(url: string, headers: readonly string[]): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let said = '';
    socket
      .on('error', reject)
      .on('close', () => (said.startsWith('HTTP/1.1 100 ') ? resolve() : reject(new Error(`100 expected: ${said}`))));
    // Asked to, a server says so as it begins to read: RFC 9110, section 10.1.1.
    socket.once('data', (answer) => {
      said = answer.toString();
      socket.write('5\r\n{"a":', () => socket.destroy());
    });
    socket.write(`POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nExpect: 100-continue\r\n${headers.join('\r\n')}\r\n\r\n`);
  });
}

/** Sends the head of a request and more of its body than is read, but not the end; resolves with the first words of the answer. */
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

/** Answers of the function to the site’s script, a form, the scheduler and other clients. */
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactFunction, trapField } from '../../schema/contact/endpoint.ts';
import { contactFields } from '../../schema/contact/fields.ts';
import { maxBodyBytes, payloadBounds } from '../../schema/contact/payload.ts';
import { answers } from '../../supabase/functions/_shared/answers.ts';
import { longestAddress } from './support/addresses.ts';
import { readFormAnswer } from './support/form-answer.ts';
import { createForm, createMessage, type FunctionProcess, type Stack, siteOrigin, startStack, wakeKey } from './support/stack.ts';

const otherOrigins = [
  `${siteOrigin}.evil.example`,
  siteOrigin.replace('https:', 'http:'),
  `${siteOrigin}:8443`,
  siteOrigin.toUpperCase(),
  'https://evil.example',
  'null',
  '*',
];

let stack: Stack;
let contact: FunctionProcess;
let strict: FunctionProcess;

beforeAll(async () => {
  stack = await startStack();
  [contact, strict] = await Promise.all([stack.startFunction(), stack.startFunction({ CONTACT_LIMIT: '1' })]);
  expect((await strict.post(createMessage())).status).toBe(200);
});
afterAll(() => stack?.stop());

const stateOf = async (id: string) => (await stack.query('select state, spam_reason from contact.messages where id = $1', [id]))[0];
const mailsOf = (id: string) => stack.mail.mails.filter(({ source }) => source.includes(`Message-ID: <${id}@`)).length;

describe('to browsers of other origins', () => {
  const corsOf = ({ status, headers }: Response) => [status, headers.get('Access-Control-Allow-Origin'), headers.get('Vary')];

  it('a page of the site may send and read the answer, good or bad', async () => {
    const from = { Origin: siteOrigin };
    expect(corsOf(await contact.post(createMessage(), from))).toEqual([200, siteOrigin, 'Origin']);
    expect(corsOf(await contact.post({}, from))).toEqual([422, siteOrigin, 'Origin']);
    expect(corsOf(await contact.postForm(createForm(), from))).toEqual([303, siteOrigin, 'Origin']);
    expect(corsOf(await strict.post(createMessage(), from))).toEqual([429, siteOrigin, 'Origin']);
  });

  it('a preflight of the site is answered 204 and allows the headers of its client', async () => {
    const answer = await fetch(contact.url, {
      method: 'OPTIONS',
      headers: { Origin: siteOrigin, 'Access-Control-Request-Method': 'POST' },
    });
    expect(corsOf(answer)).toEqual([204, siteOrigin, 'Origin']);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    const allowed = answer.headers.get('Access-Control-Allow-Headers')?.split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['authorization', 'x-client-info', 'apikey', 'content-type']));
  });

  it('any other origin is refused, and nothing is stored', async () => {
    const before = await stack.query('select id from contact.messages');
    for (const origin of otherOrigins) {
      const from = { Origin: origin };
      const found = await Promise.all([contact.post(createMessage(), from), fetch(contact.url, { method: 'OPTIONS', headers: from })]);
      expect(found.map(corsOf), origin).toEqual(Array(2).fill([403, null, 'Origin']));
      // Privacy settings make some browsers send `null`, so the answer to a form is a page.
      const toForm = await contact.postForm(createForm({ locale: 'en' }), from);
      expect([toForm.headers.get('Access-Control-Allow-Origin'), await readFormAnswer(toForm)], origin).toEqual([null, 'en unavailable']);
    }
    expect(await stack.query('select id from contact.messages')).toHaveLength(before.length);
  });

  it('every answer has Vary: Origin', async () => {
    const found = await Promise.all([
      fetch(contact.url),
      contact.wake(),
      fetch(`${contact.url}/deliver`),
      fetch(`${contact.url}/deliver`, { method: 'POST' }),
      contact.post('', { 'Content-Type': 'x' }),
    ]);
    expect(found.map(({ status, headers }) => [status, headers.get('Vary')])).toEqual(
      [405, 202, 405, 401, 415].map((status) => [status, 'Origin']),
    );
  });
});

describe("to the backend's own client", () => {
  const invoke = (body: Record<string, unknown>) => {
    // The client requires a WebSocket, which Node 20 lacks.
    const client = createClient(contact.origin, 'public-key', { realtime: { transport: class {} as never } });
    return client.functions.invoke(contactFunction, { body });
  };

  it('a valid message is a success', async () => {
    expect(await invoke(createMessage())).toMatchObject({ data: { success: true }, error: null });
  });

  it('an invalid message is an error that names the fields, in the language of the message', async () => {
    const { data, error } = await invoke(createMessage({ locale: 'en', email: 'ada', message: 'short' }));
    expect([data, error.name, error.context.status]).toEqual([null, 'FunctionsHttpError', 422]);
    const body = await error.context.json();
    expect(body).toEqual({ success: false, error: answers.en.refusals.invalid.text, refusal: 'invalid', fields: ['email', 'message'] });
  });

  it('a message that no form can send is an error: too short without the phone line, or a single name', async () => {
    const message = `court\n\n${answers.fr.labels.phone}: N/A`;
    const answer = await contact.post(createMessage({ name: 'A Bcd', message }));
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ fields: ['name', 'message'] })]);
  });

  it('a message that is too long or over the rate limit gets its reason in its language', async () => {
    const tooLong = await contact.post(createMessage({ message: 'x'.repeat(payloadBounds.message.max + 1) }));
    expect(await tooLong.json()).toMatchObject({ error: expect.stringMatching(/ 5\s000\scaractères\. /u), fields: ['message'] });
    const tooMany = await strict.post(createMessage({ locale: 'en' }));
    expect([tooMany.status, tooMany.headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^[1-9]\d*$/)]);
    expect(await tooMany.json()).toEqual({ success: false, error: answers.en.refusals.limited.text, refusal: 'limited' });
  });
});

describe.each(['fr', 'en'] as const)('to a form in %s', (locale) => {
  const typed = (changes: Readonly<Record<string, string>> = {}) => createForm({ locale, ...changes });
  const answerTo = async (changes: Readonly<Record<string, string>>, at = contact) => readFormAnswer(await at.postForm(typed(changes)));

  it('each case redirects to a page in that language', async () => {
    const { firstName: name, message } = contactFields;
    expect({
      good: await answerTo({}),
      trapped: await answerTo({ [trapField]: 'x' }),
      short: await answerTo({ message: 'short' }),
      address: await answerTo({ email: 'ada@<' }),
      long: await answerTo({ message: 'x'.repeat(message.max + 1) }),
      longAndWrong: await answerTo({ firstName: 'x'.repeat(name.max + 1), email: '' }),
      huge: await answerTo({ message: 'x'.repeat(2 * maxBodyBytes) }),
      recipient: await answerTo({ recipient: 'intruder@evil.example' }),
      tooMany: await answerTo({}, strict),
    }).toEqual({
      good: `${locale} sent`,
      trapped: `${locale} sent`,
      short: `${locale} invalid`,
      address: `${locale} invalid`,
      long: `${locale} long`,
      longAndWrong: `${locale} invalid`,
      huge: `${locale} long`,
      recipient: `${locale} unavailable`,
      tooMany: `${locale} limited`,
    });
  });

  it.each(['字', '😀', "'", '\n'])('the longest message, all %j, is stored whole', async (character) => {
    const { firstName: name, phone, message } = contactFields;
    // Line breaks at the ends are trimmed; a browser sends each line break as two characters.
    const filled = (max: number) => `x${character.repeat(max - 2)}x`;
    const form = typed({
      firstName: character === '\n' ? 'Ada' : filled(name.max),
      lastName: character === '\n' ? 'Lovelace' : filled(name.max),
      email: longestAddress,
      phone: character === '\n' ? '' : filled(phone.max),
      message: filled(message.max),
    });
    const sent = { ...form, message: form['message']?.replaceAll('\n', '\r\n') ?? '' };
    expect(await readFormAnswer(await contact.postForm(sent))).toBe(`${locale} sent`);
    const stored = await stack.query('select id from contact.messages where email = $1 and message like $2', [
      form['email'],
      `${form['message']}%`,
    ]);
    expect(stored).toHaveLength(1);
    await stack.query('delete from contact.messages where email = $1', [form['email']]);
  });
});

it('a form is redirected to its own origin if configured, otherwise to the first one', async () => {
  const second = 'https://preview.trame-retail.example';
  const contact = await stack.startFunction({ CONTACT_ORIGINS: `${siteOrigin}, ${second}` });
  expect(await readFormAnswer(await contact.postForm(createForm(), { Origin: second }), second)).toBe('fr sent');
  expect(await readFormAnswer(await contact.postForm(createForm(), { Origin: 'null' }))).toBe('fr unavailable');
  expect(await readFormAnswer(await contact.postForm(createForm()))).toBe('fr sent');
  await contact.stop('SIGKILL');
});

it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s is answered 405, with the allowed methods', async (method) => {
  const { status, headers } = await fetch(contact.url, { method });
  expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
});

it('/deliver requires the wake key', async () => {
  const wake = async (authorization?: string) => {
    const { status, headers } = await fetch(`${contact.url}/deliver`, {
      method: 'POST',
      headers: authorization === undefined ? {} : { Authorization: authorization },
    });
    return [status, headers.get('WWW-Authenticate')];
  };
  const keys = ['', 'wrong', `${wakeKey}x`, wakeKey.slice(1)];
  const wrong = [undefined, '', 'Bearer', ...keys.map((key) => `Bearer ${key}`), wakeKey, `Basic ${wakeKey}`];
  expect(await Promise.all(wrong.map(wake))).toEqual(wrong.map(() => [401, 'Bearer']));
  expect(await wake(`Bearer ${wakeKey}`)).toEqual([202, null]);
});

it('a robot gets success; its message is kept as spam, and mailed after a retry', async () => {
  const trapped = createMessage({ [trapField]: 'https://spam.example' });
  const form = createForm({ [trapField]: 'x' });
  const answer = await contact.post(trapped);
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
  expect(await readFormAnswer(await contact.postForm(form))).toBe('fr sent');
  expect(await stateOf(trapped.id)).toEqual({ state: 'spam', spam_reason: 'trap' });
  expect(await stack.query('select spam_reason from contact.messages where message like $1', [`${form['message']}%`])).toEqual([
    { spam_reason: 'trap' },
  ]);

  const patient = createMessage();
  expect((await contact.post(patient)).status).toBe(200);
  await expect.poll(() => mailsOf(patient.id)).toBe(1);
  expect(mailsOf(trapped.id)).toBe(0);

  await stack.query('select contact.retry($1)', [trapped.id]);
  await contact.wake();
  await expect.poll(() => mailsOf(trapped.id)).toBe(1);
  await expect.poll(() => stateOf(trapped.id)).toEqual({ state: 'sent', spam_reason: null });
});

it('messages with a short or negative time are mailed; only the answers to short times are delayed', async () => {
  const messages = [0, 1999, 2000, -1, -86_400_000, 1e300, undefined].map((elapsed) => createMessage({ elapsed }));
  const answered: number[] = [];
  await Promise.all(
    messages.map(async (message, index) => {
      expect(await (await contact.post(message)).json()).toEqual({ success: true });
      answered.push(index);
    }),
  );
  await expect.poll(() => messages.map(({ id }) => mailsOf(id))).toEqual(messages.map(() => 1));
  expect(answered.slice(-2).sort()).toEqual([0, 1]);
});

it('on hosted Supabase, the function registers the delivery as background work', async () => {
  const hosted = await stack.startFunction({}, 'tests/contact/support/edge-runtime.ts');
  const { id } = createMessage();
  expect((await hosted.post(createMessage({ id }))).status).toBe(200);
  await expect.poll(() => stack.log()).toContain('waitUntil: done');
  expect(mailsOf(id)).toBe(1);
  expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  await hosted.stop('SIGKILL');
});

it('without a database, script and form get the refusal “unavailable”', async () => {
  await stack.database.kill();
  const json = await contact.post(createMessage());
  expect([json.status, json.headers.get('Retry-After'), json.headers.get('Vary')]).toEqual([503, '60', 'Origin']);
  expect(await json.json()).toEqual({ success: false, error: answers.fr.refusals.unavailable.text, refusal: 'unavailable' });
  for (const locale of ['fr', 'en'])
    expect(await readFormAnswer(await contact.postForm(createForm({ locale })))).toBe(`${locale} unavailable`);
  await stack.database.restart();
  await expect.poll(async () => (await contact.post(createMessage())).status).toBe(200);
});

/** Idempotency: one message is one row and one mail, however often it is sent. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ContactField, fieldOf } from '../../schema/contact/fields.ts';
import { answers } from '../../supabase/functions/_shared/answers.ts';
import { readFormAnswer } from './support/form-answer.ts';
import { deliverAll, idOf, mailsOf, readOutbox } from './support/outbox.ts';
import { createForm, createMessage, type FunctionProcess, type Stack, startStack } from './support/stack.ts';

/** Settings of a separate client: the hash of an address depends on the key. */
const clientSettings = (hashKey: string) => ({ CONTACT_LIMIT: '5', CONTACT_WINDOW_SECONDS: '600', CONTACT_HASH_KEY: hashKey });

let stack: Stack;
let contact: FunctionProcess;

beforeAll(async () => {
  stack = await startStack();
  // With one proxy, X-Forwarded-For makes a test many clients.
  contact = await stack.startFunction({ CONTACT_PROXIES: '1', CONTACT_POOL_SIZE: '20' });
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  stack.mail.onMail = undefined;
  await stack.query('delete from contact.messages');
});

/** Posts all bodies at the same time, each from another address. Returns the sorted statuses. */
async function postAll(bodies: readonly unknown[]): Promise<number[]> {
  return (await Promise.all(bodies.map((body, index) => contact.post(body, { 'X-Forwarded-For': `192.0.2.${index}` }))))
    .map(({ status }) => status)
    .sort();
}

const repeat = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

test('100 simultaneous posts of one message, and one a day later, succeed with one row and one mail', async () => {
  const message = createMessage();
  expect(await postAll(repeat(100, message))).toEqual(repeat(100, 200));
  await deliverAll(stack, contact);
  expect(await readOutbox(stack)).toMatchObject([{ id: message.id, state: 'sent' }]);
  expect(mailsOf(stack, message.id)).toHaveLength(1);

  await stack.query("update contact.messages set created_at = created_at - interval '1 day'");
  expect(await postAll([message])).toEqual([200]);
  expect(await readOutbox(stack)).toHaveLength(1);
});

test('of 100 simultaneous messages with one id, one is accepted and 99 are conflicts', async () => {
  const { id } = createMessage();
  expect(await postAll(repeat(100, null).map(() => createMessage({ id })))).toEqual([200, ...repeat(99, 409)]);
  await deliverAll(stack, contact);
  expect(mailsOf(stack, id)).toHaveLength(1);
});

test('another message with a known id is a conflict, and the first message stays unchanged', async () => {
  const message = createMessage();
  expect(await postAll([message])).toEqual([200]);
  for (const changes of [{ message: 'Something quite different.' }, { name: 'Somebody Else' }, { email: 'else@example.org' }]) {
    expect(await postAll([{ ...message, ...changes }])).toEqual([409]);
  }
  expect(await stack.query('select name, email, message from contact.messages')).toEqual([
    { name: message.name, email: message.email, message: message.message },
  ]);
});

test('the same content of one person within 10 minutes succeeds with one row, even with different ids', async () => {
  const { message } = createMessage();
  const copies = repeat(30, null).map(() => createMessage({ message }));
  expect(await postAll(copies)).toEqual(repeat(30, 200));
  expect(await readOutbox(stack)).toHaveLength(1);

  await stack.query("update contact.messages set created_at = created_at - interval '9 minutes 30 seconds'");
  expect(await postAll([createMessage({ message, email: 'ADA@example.org' })])).toEqual([200]);
  expect(await readOutbox(stack)).toHaveLength(1);
  await stack.query("update contact.messages set created_at = created_at - interval '31 seconds'");
  expect(await postAll([createMessage({ message })])).toEqual([200]);
  expect(await readOutbox(stack)).toHaveLength(2);
});

test('the typed content in the request decides which message is a duplicate', async () => {
  const message = createMessage();
  const request = { ...message, client: '0'.repeat(64), limit: 1000, window: 1, content: `typed ${message.id}` };
  const submit = async (changes: Readonly<Record<string, unknown>>) =>
    (
      await stack.query<{ outcome: string }>("select contact.submit($1)->>'outcome' as outcome", [
        JSON.stringify({ ...request, ...changes }),
      ])
    )[0]?.outcome;
  const inEnglish = { locale: 'en', message: message.message.replace('Téléphone', 'Phone') };
  expect(await submit({})).toBe('queued');
  expect(await submit(inEnglish)).toBe('duplicate');
  expect(await submit({ ...inEnglish, id: crypto.randomUUID() })).toBe('duplicate');
  expect(await submit({ content: 'typed otherwise' })).toBe('conflict');
});

test('a message sent again in another language after a lost answer is a duplicate; another phone number is a conflict', async () => {
  const { id, message } = createMessage();
  const text = message.split('\n')[0];
  const inFrench = createMessage({ id, message: `${text}\n\n${answers.fr.labels.phone}: +33 1` });
  const inEnglish = createMessage({ id, locale: 'en', message: `${text}\n\n${answers.en.labels.phone}: +33 1` });
  // Alone first: otherwise the message with the other id might be the one that is stored.
  expect(await postAll([inFrench])).toEqual([200]);
  expect(await postAll([inEnglish, { ...inEnglish, id: crypto.randomUUID() }])).toEqual([200, 200]);
  expect(await postAll([{ ...inEnglish, message: `${text}\n\n${answers.en.labels.phone}: +33 2` }])).toEqual([409]);
  // Only the label in the last line is ignored.
  expect(await postAll([{ ...inFrench, message: `${answers.fr.labels.phone}: ${inFrench.message}` }])).toEqual([409]);
  await deliverAll(stack, contact);
  expect([(await readOutbox(stack)).length, mailsOf(stack, id).length]).toEqual([1, 1]);
});

test('a form sent without JavaScript, again hours later or in the other language, and by script, is one message', async () => {
  const form = createForm();
  const postEnglish = () => contact.postForm({ ...form, locale: 'en' });
  const answered = await Promise.all([contact.postForm(form), postEnglish(), ...repeat(8, form).map((copy) => contact.postForm(copy))]);
  expect(answered.map(({ status }) => status)).toEqual(repeat(10, 303));
  // A choice that was not made has no line.
  const isTyped = (name: string) => fieldOf(name as ContactField).kind !== 'choice';
  const lines = Object.entries(answers.fr.labels).flatMap(([name, label]) => (isTyped(name) ? [`${label}: N/A`] : []));
  const byScript = createMessage({ message: `${form['message']}\n\n${lines.join('\n')}`, email: form['email'] });
  expect(await postAll([byScript])).toEqual([200]);
  // Simulates that hours have passed in the database; the clock of the function does not change.
  await stack.query("update contact.messages set created_at = created_at - interval '11 hours'");
  expect(await readFormAnswer(await postEnglish())).toBe('en sent');
  expect(await readOutbox(stack)).toHaveLength(1);
  expect(await readFormAnswer(await contact.postForm({ ...form, phone: '+33 1' }))).toBe('fr sent');
  expect(await readOutbox(stack)).toHaveLength(2);
});

test('of 200 posts by one client to two processes, 5 are accepted and the others get Retry-After', async () => {
  const processes = await Promise.all(repeat(2, clientSettings('many')).map((env) => stack.startFunction(env)));
  const answers = await Promise.all(repeat(200, null).map((_, index) => processes[index % 2]?.post(createMessage()) as Promise<Response>));
  expect(answers.map(({ status }) => status).sort()).toEqual([...repeat(5, 200), ...repeat(195, 429)]);
  expect(await readOutbox(stack)).toHaveLength(5);
  for (const { headers } of answers.filter(({ status }) => status === 429)) {
    expect(headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(600);
  }
  await Promise.all(processes.map(({ stop }) => stop('SIGKILL')));
});

test('the limit is a sliding window: one more message when the first is older than the window', async () => {
  const limited = await stack.startFunction(clientSettings('patient'));
  const post = async (body = createMessage()) => (await limited.post(body)).status;
  const first = createMessage();
  expect([await post(first), await post(), await post(), await post(), await post()]).toEqual(repeat(5, 200));
  // A repeated message does not count as a new message.
  expect([await post(first), await post()]).toEqual([200, 429]);
  await stack.query("update contact.messages set created_at = created_at - interval '600 seconds' where id = $1", [first.id]);
  expect([await post(), await post()]).toEqual([200, 429]);
  await limited.stop('SIGKILL');
});

test('two processes that deliver at the same time share the work, and send nothing twice', async () => {
  const senders = ['one@site.example', 'two@site.example'];
  const processes = await Promise.all(senders.map((CONTACT_FROM) => stack.startFunction({ CONTACT_FROM })));
  const ids = repeat(100, null).map(() => crypto.randomUUID());
  const requests = ids.map((id) => ({ ...createMessage({ id }), client: '0'.repeat(64), limit: 1000, window: 1 }));
  await stack.query('select contact.submit(value) from jsonb_array_elements($1)', [JSON.stringify(requests)]);

  // The mail server answers only when both processes have sent a mail.
  const seenSenders = new Set<string>();
  let release = () => {};
  const bothSent = new Promise<void>((resolve) => (release = resolve));
  stack.mail.onMail = ({ from }) => {
    if (!senders.includes(from)) return;
    if (seenSenders.add(from).size === senders.length) release();
    return bothSent;
  };
  await deliverAll(stack, ...processes);
  const sent = stack.mail.mails.filter(({ from }) => senders.includes(from)).map(idOf);
  expect(sent.sort()).toEqual(ids.sort());
  expect([...seenSenders].sort()).toEqual(senders);
  await Promise.all(processes.map(({ stop }) => stop('SIGKILL')));
});

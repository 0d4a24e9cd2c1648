/** Idempotency: one message is one row and one mail, however often it is sent. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answers } from '../../supabase/functions/_shared/answers.ts';
import { formAnswer } from './support/form-answer.ts';
import { emptyOutbox, idOf, kept, mailsOf } from './support/kept.ts';
import { aForm, aMessage, type FunctionProcess, type Stack, startStack } from './support/stack.ts';

/** What the rate limit knows of this test alone: the same address, hashed with another key, is another client. */
const asClient = (hashKey: string) => ({ CONTACT_LIMIT: '5', CONTACT_WINDOW_SECONDS: '600', CONTACT_HASH_KEY: hashKey });

let stack: Stack;
let contact: FunctionProcess;

beforeAll(async () => {
  stack = await startStack();
  // Behind one proxy, so that a test can be many clients.
  contact = await stack.startFunction({ CONTACT_PROXIES: '1', CONTACT_POOL_SIZE: '20' });
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  stack.mail.onMail = undefined;
  await stack.ask('delete from contact.messages');
});

/** Posts all bodies at the same time, each from another address, and answers the statuses, sorted. */
async function statusesOf(bodies: readonly unknown[]): Promise<number[]> {
  return (await Promise.all(bodies.map((body, index) => contact.post(body, { 'X-Forwarded-For': `192.0.2.${index}` }))))
    .map(({ status }) => status)
    .sort();
}

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

test('100 posts of one message at the same time, and one a day later, are successes, one row and one mail', async () => {
  const message = aMessage();
  expect(await statusesOf(times(100, message))).toEqual(times(100, 200));
  await emptyOutbox(stack, contact);
  expect(await kept(stack)).toMatchObject([{ id: message.id, state: 'sent' }]);
  expect(mailsOf(stack, message.id)).toHaveLength(1);

  await stack.ask("update contact.messages set created_at = created_at - interval '1 day'");
  expect(await statusesOf([message])).toEqual([200]);
  expect(await kept(stack)).toHaveLength(1);
});

test('of 100 messages with one id at the same time one is taken, and 99 are a conflict', async () => {
  const { id } = aMessage();
  expect(await statusesOf(times(100, null).map(() => aMessage({ id })))).toEqual([200, ...times(99, 409)]);
  await emptyOutbox(stack, contact);
  expect(mailsOf(stack, id)).toHaveLength(1);
});

test('another message with a known id is a conflict, and the first one stays as it was', async () => {
  const message = aMessage();
  expect(await statusesOf([message])).toEqual([200]);
  for (const changes of [{ message: 'Something quite different.' }, { name: 'Somebody Else' }, { email: 'else@example.org' }]) {
    expect(await statusesOf([{ ...message, ...changes }])).toEqual([409]);
  }
  expect(await stack.ask('select name, email, message from contact.messages')).toEqual([
    { name: message.name, email: message.email, message: message.message },
  ]);
});

test('the same content of one person within 10 minutes is a success and one row, whatever the ids', async () => {
  const { message } = aMessage();
  const copies = times(30, null).map(() => aMessage({ message }));
  expect(await statusesOf(copies)).toEqual(times(30, 200));
  expect(await kept(stack)).toHaveLength(1);

  await stack.ask("update contact.messages set created_at = created_at - interval '9 minutes 30 seconds'");
  expect(await statusesOf([aMessage({ message, email: 'ADA@example.org' })])).toEqual([200]);
  expect(await kept(stack)).toHaveLength(1);
  await stack.ask("update contact.messages set created_at = created_at - interval '31 seconds'");
  expect(await statusesOf([aMessage({ message })])).toEqual([200]);
  expect(await kept(stack)).toHaveLength(2);
});

test('what was typed decides what is a copy, where the request says what that was', async () => {
  const message = aMessage();
  const request = { ...message, client: '0'.repeat(64), limit: 1000, window: 1, content: `typed ${message.id}` };
  const submit = async (changes: Readonly<Record<string, unknown>>) =>
    (
      await stack.ask<{ outcome: string }>("select contact.submit($1)->>'outcome' as outcome", [JSON.stringify({ ...request, ...changes })])
    )[0]?.outcome;
  const inEnglish = { locale: 'en', message: message.message.replace('Téléphone', 'Phone') };
  expect(await submit({})).toBe('queued');
  expect(await submit(inEnglish)).toBe('duplicate');
  expect(await submit({ ...inEnglish, id: crypto.randomUUID() })).toBe('duplicate');
  expect(await submit({ content: 'typed otherwise' })).toBe('conflict');
});

test('an answer that was lost, another language, pressed again: one message; another phone number makes another', async () => {
  const { id, message } = aMessage();
  const text = message.split('\n')[0];
  const inFrench = aMessage({ id, message: `${text}\n\n${answers.fr.labels.phone}: +33 1` });
  const inEnglish = aMessage({ id, locale: 'en', message: `${text}\n\n${answers.en.labels.phone}: +33 1` });
  // First alone: of several at once another might be the one that is kept, and its id with it.
  expect(await statusesOf([inFrench])).toEqual([200]);
  expect(await statusesOf([inEnglish, { ...inEnglish, id: crypto.randomUUID() }])).toEqual([200, 200]);
  expect(await statusesOf([{ ...inEnglish, message: `${text}\n\n${answers.en.labels.phone}: +33 2` }])).toEqual([409]);
  // Only the word in the last line is left out of account.
  expect(await statusesOf([{ ...inFrench, message: `${answers.fr.labels.phone}: ${inFrench.message}` }])).toEqual([409]);
  await emptyOutbox(stack, contact);
  expect([(await kept(stack)).length, mailsOf(stack, id).length]).toEqual([1, 1]);
});

test('a form without a script, sent again hours later or in the other language, and by the script, is one message', async () => {
  const form = aForm();
  const again = () => contact.postForm({ ...form, locale: 'en' });
  const answered = await Promise.all([contact.postForm(form), again(), ...times(8, form).map((copy) => contact.postForm(copy))]);
  expect(answered.map(({ status }) => status)).toEqual(times(10, 303));
  const byScript = aMessage({ message: `${form['message']}\n\n${answers.fr.labels.phone}: N/A`, email: form['email'] });
  expect(await statusesOf([byScript])).toEqual([200]);
  // As if hours had passed: the clock of the function stands where it stood.
  await stack.ask("update contact.messages set created_at = created_at - interval '11 hours'");
  expect(await formAnswer(await again())).toBe('en sent');
  expect(await kept(stack)).toHaveLength(1);
  expect(await formAnswer(await contact.postForm({ ...form, phone: '+33 1' }))).toBe('fr sent');
  expect(await kept(stack)).toHaveLength(2);
});

test('of 200 posts by one client through two processes 5 are taken, and the others are told when to come again', async () => {
  const doors = await Promise.all(times(2, asClient('many')).map((env) => stack.startFunction(env)));
  const answers = await Promise.all(times(200, null).map((_, index) => doors[index % 2]?.post(aMessage()) as Promise<Response>));
  expect(answers.map(({ status }) => status).sort()).toEqual([...times(5, 200), ...times(195, 429)]);
  expect(await kept(stack)).toHaveLength(5);
  for (const { headers } of answers.filter(({ status }) => status === 429)) {
    expect(headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(600);
  }
  await Promise.all(doors.map(({ stop }) => stop('SIGKILL')));
});

test('the limit is a sliding window: one more message when the first is older than the window', async () => {
  const door = await stack.startFunction(asClient('patient'));
  const post = async (body = aMessage()) => (await door.post(body)).status;
  const first = aMessage();
  expect([await post(first), await post(), await post(), await post(), await post()]).toEqual(times(5, 200));
  // A second try of what was taken is no new message.
  expect([await post(first), await post()]).toEqual([200, 429]);
  await stack.ask("update contact.messages set created_at = created_at - interval '600 seconds' where id = $1", [first.id]);
  expect([await post(), await post()]).toEqual([200, 429]);
  await door.stop('SIGKILL');
});

test('two processes that deliver at the same time share the work, and send nothing twice', async () => {
  const senders = ['one@site.example', 'two@site.example'];
  const processes = await Promise.all(senders.map((CONTACT_FROM) => stack.startFunction({ CONTACT_FROM })));
  const ids = times(100, null).map(() => crypto.randomUUID());
  const requests = ids.map((id) => ({ ...aMessage({ id }), client: '0'.repeat(64), limit: 1000, window: 1 }));
  await stack.ask('select contact.submit(value) from jsonb_array_elements($1)', [JSON.stringify(requests)]);

  // Neither gets an answer before both have a message in their hands.
  const met = new Set<string>();
  let meet = () => {};
  const haveMet = new Promise<void>((resolve) => (meet = resolve));
  stack.mail.onMail = ({ from }) => {
    if (!senders.includes(from)) return;
    if (met.add(from).size === senders.length) meet();
    return haveMet;
  };
  await emptyOutbox(stack, ...processes);
  const sent = stack.mail.mails.filter(({ from }) => senders.includes(from)).map(idOf);
  expect(sent.sort()).toEqual(ids.sort());
  expect([...met].sort()).toEqual(senders);
  await Promise.all(processes.map(({ stop }) => stop('SIGKILL')));
});

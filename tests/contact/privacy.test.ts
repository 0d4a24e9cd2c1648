/** Privacy: no visitor’s text in any log, and only keyed hashes of addresses. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createForm, createMessage, type FunctionProcess, type Stack, startStack } from './support/stack.ts';

/** Occurs in every text of a visitor in this test, and nowhere else. */
const canary = 'kanarienvogel';

const jsonHeaders = { 'Content-Type': 'application/json' };

let stack: Stack;
let contact: FunctionProcess;
let strict: FunctionProcess;
let behindProxy: FunctionProcess;

beforeAll(async () => {
  stack = await startStack();
  [contact, strict, behindProxy] = await Promise.all([
    stack.startFunction(),
    stack.startFunction({ CONTACT_LIMIT: '1' }),
    stack.startFunction({ CONTACT_PROXIES: '1' }),
  ]);
});
afterAll(() => stack?.stop());

const secret = { name: `Ada ${canary}`, email: `${canary}@example.org` };
const createSecret = (changes: Readonly<Record<string, unknown>> = {}) =>
  createMessage({ ...secret, message: `${canary} ${crypto.randomUUID()}`, ...changes });
const createSecretForm = (changes: Readonly<Record<string, string>> = {}) =>
  createForm({ firstName: canary, lastName: canary, email: secret.email, message: `${canary} ${crypto.randomUUID()}`, ...changes });

it('no log contains text of a message, whatever its outcome', async () => {
  const statuses = async (...answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);
  const expectLogged = (...facts: string[]) => expect.poll(() => facts.filter((fact) => !stack.log().includes(fact))).toEqual([]);
  /** Delivers all messages, without pauses. */
  const deliverAllNow = () =>
    expect
      .poll(
        async () => {
          await stack.query("update contact.messages set next_attempt_at = now() where state = 'queued'");
          await stack.query('update contact.delivery set paused_until = now()');
          await (await contact.wake()).text();
          return stack.query("select id from contact.messages where state = 'queued'");
        },
        { interval: 100 },
      )
      .toEqual([]);
  const twice = createSecret();
  const twiceForm = createSecretForm();

  expect(await statuses(contact.post(twice), contact.postForm(twiceForm))).toEqual([200, 303]);
  expect(await statuses(contact.post(twice), contact.postForm(twiceForm))).toEqual([200, 303]);
  expect(await statuses(contact.post({ ...twice, message: `${canary}, something else` }))).toEqual([409]);
  expect(await statuses(contact.post(createSecret({ email: canary })), contact.postForm(createSecretForm({ email: canary })))).toEqual([
    422, 303,
  ]);
  expect(
    await statuses(
      contact.post(createSecret({ recipient: secret.email })),
      contact.postForm(createSecretForm({ recipient: secret.email })),
    ),
  ).toEqual([422, 303]);
  expect(
    await statuses(
      contact.post(createSecret({ name: `${canary}\0` })),
      contact.post(createSecret({ message: `${canary} and \uD83D half` })),
    ),
  ).toEqual([422, 400]);
  expect(await statuses(postText(contact, `{"name": ${canary}`), postText(contact, canary, 'text/plain'))).toEqual([400, 415]);
  expect(await statuses(postText(contact, canary.repeat(9000)), contact.postForm({ message: canary.repeat(9000) }))).toEqual([413, 303]);
  expect(await statuses(strict.post(createSecret()), strict.postForm(createSecretForm()))).toEqual([429, 303]);
  expect(await statuses(contact.post(createSecret({ subject: canary })), contact.postForm(createSecretForm({ subject: canary })))).toEqual([
    200, 303,
  ]);
  expect(await statuses(contact.post(createSecret({ elapsed: 1 })))).toEqual([200]);
  expect(
    await statuses(
      fetch(`${contact.url}?name=${canary}`),
      fetch(`${contact.url}/deliver`, { method: 'POST', headers: { Authorization: `Bearer ${canary}` } }),
    ),
  ).toEqual([405, 401]);
  await expectLogged(
    '"outcome":"queued"',
    '"outcome":"duplicate"',
    '"outcome":"conflict"',
    '"outcome":"limited"',
    '"outcome":"spam"',
    '"outcome":"sent"',
  );

  for (const behaviour of ['550', '451', 'dropping', 'refusing'] as const) {
    await deliverAllNow();
    stack.mail.behaviour = behaviour;
    expect(await statuses(contact.post(createSecret()), contact.postForm(createSecretForm()))).toEqual([200, 303]);
    const errors = () =>
      stack.query<{ last_error: string }>(
        'select last_error from contact.messages where last_error is not null union select last_error from contact.delivery where last_error is not null',
      );
    await expect.poll(errors).not.toEqual([]);
    expect(JSON.stringify(await errors())).not.toContain(canary);
    stack.mail.behaviour = 'well';
  }
  await deliverAllNow();
  await expectLogged('"event":"paused"', '"outcome":"refused"', '"outcome":"unanswered"', '"outcome":"unwell"', 'EMESSAGE 550 DATA');

  await stack.database.kill();
  expect(await statuses(contact.post(createSecret()), contact.postForm(createSecretForm()))).toEqual([503, 303]);
  await expectLogged('"event":"unavailable"');
  await stack.database.restart();
  await expect.poll(async () => (await contact.post(createSecret())).status).toBe(200);

  expect(
    stack
      .log()
      .toLowerCase()
      .split('\n')
      .filter((line) => line.includes(canary)),
  ).toEqual([]);
});

/** Sends a message and returns its client hash from the outbox. */
async function clientOf(at: FunctionProcess, forwardedFor?: string): Promise<string> {
  const message = createMessage();
  const answer = await at.post(message, { ...jsonHeaders, ...(forwardedFor !== undefined && { 'X-Forwarded-For': forwardedFor }) });
  expect(answer.status).toBe(200);
  const [row] = await stack.query<{ client: string; whole: string }>(
    'select client, m::text as whole from contact.messages m where id = $1',
    [message.id],
  );
  for (const address of ['127.0.0.1', ...(forwardedFor ?? '').split(/[, ]+/).filter(Boolean)]) expect(row?.whole).not.toContain(address);
  return row?.client ?? '';
}

const hashOf = (address: string) => createHmac('sha256', 'hash-key-of-the-test').update(address).digest('hex');

it('the address of a visitor is stored only as a keyed hash', async () => {
  expect(await clientOf(contact)).toBe(hashOf('127.0.0.1'));
  const other = await stack.startFunction({ CONTACT_HASH_KEY: 'another key' });
  expect(await clientOf(other)).not.toBe(hashOf('127.0.0.1'));
  await other.stop('SIGKILL');
});

it('without a proxy, a visitor cannot pass for another by X-Forwarded-For', async () => {
  expect(await clientOf(contact, '203.0.113.7')).toBe(hashOf('127.0.0.1'));
  expect(await clientOf(contact, '203.0.113.7, 198.51.100.9')).toBe(hashOf('127.0.0.1'));
});

it('behind one proxy, only what the proxy has appended counts', async () => {
  const headers = [
    '198.51.100.9',
    '203.0.113.7, 198.51.100.9',
    '203.0.113.8,203.0.113.9 , 198.51.100.9',
    'nonsense, 198.51.100.9',
    ', 198.51.100.9',
  ];
  for (const header of headers) expect(await clientOf(behindProxy, header), header).toBe(hashOf('198.51.100.9'));
  expect(await clientOf(behindProxy, '198.51.100.9, 203.0.113.7')).toBe(hashOf('203.0.113.7'));
  expect(await clientOf(behindProxy)).toBe(hashOf('127.0.0.1'));
});

it('IPv6 addresses of one /64 are one client, and addresses of different /64 are different clients', async () => {
  const one = [
    '2001:db8:0:1::1',
    '2001:db8:0:1:ffff:ffff:ffff:ffff',
    '2001:0db8:0000:0001::',
    '2001:DB8:0:1:0:0:0:7',
    '2001:db8:0:1::192.0.2.1',
    '2001:db8::1:0:0:0:7',
  ];
  const clients = await Promise.all(one.map((address) => clientOf(behindProxy, address)));
  expect(new Set(clients).size).toBe(1);
  const others = await Promise.all(
    ['2001:db8:0:2::1', '2001:db8:1:1::1', '2001:db8::1', '::1', '198.51.100.9'].map((address) => clientOf(behindProxy, address)),
  );
  expect(new Set([...clients, ...others]).size).toBe(6);
});

it('port, brackets, zone and IPv6 notation of an address are ignored; all invalid addresses are one client', async () => {
  const clientsOf = (...addresses: string[]) => Promise.all(addresses.map((address) => clientOf(behindProxy, address)));
  const four = ['198.51.100.9:1', '198.51.100.9:65535', '::ffff:198.51.100.9', '::FFFF:c633:6409', '[::ffff:198.51.100.9]:443'];
  expect(new Set(await clientsOf(...four))).toEqual(new Set([hashOf('198.51.100.9')]));
  const six = ['[2001:db8:0:1::1]', '[2001:db8:0:1::2]:1', '[2001:db8:0:1::2]:65535', '2001:db8:0:1::3%eth0', '[2001:db8:0:1::3%1]:7'];
  expect(new Set(await clientsOf(...six))).toEqual(new Set([hashOf('2001:db8:0:1')]));
  const none = ['unknown', '_hidden', '1.2.3', '1.2.3.256', '1.2.3.4:x', '[::1', '::1]:5', ':::', '2001:db8::g', '[]', '"x"', 'a:b'];
  expect(new Set(await clientsOf(...none))).toEqual(new Set([hashOf('unknown')]));
});

function postText({ url }: FunctionProcess, body: string, type = 'application/json'): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });
}

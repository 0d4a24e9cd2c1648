/** Mails of the function, and the end of its connections: QUIT if possible, and always closed. */
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactFields } from '../../schema/contact/fields.ts';
import { contactPayload } from '../../schema/contact/payload.ts';
import { compose, createMailer, type Mailer } from '../../supabase/functions/send-contact-email/mail.ts';
import { longestAddress, validAddresses, worldAddresses } from './support/addresses.ts';
import { configOf } from './support/in-process.ts';
import { type Behaviour, type MailServer, startMailServer } from './support/mail-server.ts';
import { createMessage, inbox } from './support/stack.ts';

/** Creates a mailer with the time limits of production, so that a busy machine does not fail the tests. `env` changes its settings. */
const mailerFor = (mail: MailServer, env: Readonly<Record<string, string>> = {}): Mailer =>
  createMailer(configOf({ database: { url: 'postgresql://127.0.0.1/none' }, mail }, env));
const send = async (mailer: Mailer, mayBegin = true) => {
  const message = { ...createMessage(), created_at: new Date() };
  return (await mailer.send({ mail: message.id, attempt: 1, startsIn: 0, messages: [message] }, async () => mayBegin)).outcome;
};

let mail: MailServer;
let mailer: Mailer;

beforeAll(async () => {
  mail = await startMailServer();
  mailer = mailerFor(mail);
});
beforeEach(() => {
  mail.behaviour = 'well';
});
afterAll(() => mail.close());

const cases: readonly (readonly [Behaviour, string, number])[] = [
  ['well', 'sent', 1],
  ['451', 'refused', 1],
  ['MAIL 552', 'unwell', 1],
  ['RCPT 550', 'unwell', 1],
  ['DATA 554', 'unwell', 1],
  ['refusing', 'unwell', 0],
  ['silent', 'unwell', 0],
  ['dropping', 'unanswered', 0],
  ['deaf', 'unanswered', 0],
];
test.each(cases)('%s: %s, with QUIT %i times', async (behaviour, outcome, quits) => {
  mail.behaviour = behaviour;
  const before = mail.quits();
  const isSilent = behaviour === 'silent';
  expect(await send(isSilent ? mailerFor(mail, { CONTACT_SMTP_TIMEOUT_SECONDS: '1' }) : mailer)).toBe(outcome);
  await expect.poll(() => mail.open()).toBe(0);
  expect(mail.quits() - before).toBe(quits);
});

test('no QUIT in the middle of a text', async () => {
  const before = mail.quits();
  expect(await send(mailer, false)).toBe('withdrawn');
  await expect.poll(() => mail.open()).toBe(0);
  expect(mail.quits()).toBe(before);
});

test('the answer to QUIT is not awaited, and the connection is closed without one', async () => {
  mail.behaviour = 'clinging';
  const before = mail.quits();
  expect(await send(mailer)).toBe('sent');
  expect(mail.open()).toBe(1);
  await expect.poll(() => mail.open()).toBe(0);
  expect(mail.quits() - before).toBe(1);
});

test('a mail server is reached by its IPv6 address', async () => {
  const other = await startMailServer('::1');
  expect(await send(mailerFor(other))).toBe('sent');
  await other.close();
});

test.each([
  ['STARTTLS, without a login', 'smtp://', {}],
  ['STARTTLS, with a login', 'smtp://ada:hush@', {}],
  ['smtps', 'smtps://ada:hush@', { secure: true }],
])('a certificate that is not trusted: %s: nothing is sent, and no login', async (_, scheme, options) => {
  const heard: string[] = [];
  // The certificate of smtp-server is self-signed.
  const server = new SMTPServer({
    ...options,
    authOptional: true,
    onAuth({ username }, _session, done) {
      heard.push(`login of ${username}`);
      done(null, { user: 'ada' });
    },
    onMailFrom({ address }, _session, done) {
      heard.push(`mail of ${address}`);
      done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const message = { ...createMessage(), created_at: new Date() };
  const { send } = createMailer(
    configOf({ database: { url: 'postgresql://127.0.0.1/none' }, mail: { url: `${scheme}127.0.0.1:${port}` } }),
  );
  expect(await send({ mail: message.id, attempt: 1, startsIn: 0, messages: [message] }, async () => true)).toEqual({
    outcome: 'unwell',
    error: expect.stringMatching(/^E[A-Z]+/),
  });
  expect(heard).toEqual([]);
  await new Promise<void>((resolve) => server.close(resolve));
});

test.each([1, 2])('a mail of %i messages contains the longest name and address whole', async (number) => {
  const part = '👩'.repeat(contactFields.firstName.max);
  const name = `${part} ${part}`;
  const email = longestAddress;
  expect(email).toHaveLength(contactFields.email.max);
  const longest = { ...createMessage({ name, email }), created_at: new Date() };
  expect(contactPayload.safeParse(longest).success).toBe(true);
  const messages = Array.from({ length: number }, () => longest);
  const source = await compose({ mail: longest.id, attempt: 1, startsIn: 0, messages }, { from: inbox, inbox });
  expect((await PostalMime.parse(source)).text).toContain(`\n${name} <${email}>\n`);
});

test.each([...validAddresses, ...worldAddresses.map(([, read]) => read), '"a@b, c; (d) =?utf-8?q?e?="@example.org'])(
  'an answer goes to %j',
  async (email) => {
    const message = { ...createMessage({ email, name: 'Zoé "Ada" Lovelace' }), created_at: new Date() };
    const source = String(await compose({ mail: message.id, attempt: 1, startsIn: 0, messages: [message] }, { from: inbox, inbox }));
    const [, address] = /^Reply-To: [^<]*<(.*)>$/m.exec(source.replace(/\r\n(?=[ \t])/g, '').replaceAll('\r', '')) ?? [];
    expect(address).toBe(email);
  },
);

test('an address that the header cannot carry is in the text alone', async () => {
  const email = '"a<b>"@example.org';
  const message = { ...createMessage({ email }), created_at: new Date() };
  const { replyTo, text } = await PostalMime.parse(
    await compose({ mail: message.id, attempt: 1, startsIn: 0, messages: [message] }, { from: inbox, inbox }),
  );
  expect(replyTo).toBeUndefined();
  expect(text).toContain(`\nAda Lovelace <${email}>\n`);
});

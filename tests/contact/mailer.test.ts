/** Mails of the function, and the end of its connections: QUIT if possible, and always closed. */
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactFields } from '../../schema/contact/fields.ts';
import { contactPayload } from '../../schema/contact/payload.ts';
import { compose, createMailer, type Mailer } from '../../supabase/functions/send-contact-email/mail.ts';
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

test.each([1, 2])('a mail of %i messages contains the longest name and address whole', async (number) => {
  const part = '👩'.repeat(contactFields.firstName.max);
  const name = `${part} ${part}`;
  const email = `${'a'.repeat(contactFields.email.max - '@example.org'.length)}@example.org`;
  const longest = { ...createMessage({ name, email }), created_at: new Date() };
  expect(contactPayload.safeParse(longest).success).toBe(true);
  const messages = Array.from({ length: number }, () => longest);
  const source = await compose({ mail: longest.id, attempt: 1, startsIn: 0, messages }, { from: inbox, inbox });
  expect((await PostalMime.parse(source)).text).toContain(`\n${name} <${email}>\n`);
});

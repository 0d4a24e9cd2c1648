/** Mails of the function, the replies that count, and the end of its connections: QUIT if possible, and always closed. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactFields } from '../../schema/contact/fields.ts';
import { contactPayload } from '../../schema/contact/payload.ts';
import { compose, createMailer, type Mailer } from '../../supabase/functions/send-contact-email/mail.ts';
import { openSmtp } from '../../supabase/functions/send-contact-email/smtp.ts';
import { longestAddress, validAddresses, worldAddresses } from './support/addresses.ts';
import { configOf } from './support/in-process.ts';
import { type Behaviour, type MailServer, startMailServer } from './support/mail-server.ts';
import { createMessage, inbox } from './support/stack.ts';

/** Creates a mailer with the time limits of production, so that a busy machine does not fail the tests. `env` changes its settings. */
const mailerFor = (mail: Pick<MailServer, 'url'>, env: Readonly<Record<string, string>> = {}): Mailer =>
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

describe('sent is a final 2xx that arrives after the whole text was written', () => {
  const stages = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'text'] as const;
  type Script = Partial<Record<(typeof stages)[number], string>>;
  const usual = { greeting: '220 Hello', EHLO: '250 Hello', MAIL: '250 Ok', RCPT: '250 Ok', DATA: '354 Go ahead', text: '250 Taken' };

  /** Runs a mail server that answers with the lines of a script, and sends a mail to it. `whenReady` is called before the text. */
  async function sendTo(script: Script, whenReady: (socket: Socket) => Promise<void> = async () => {}) {
    const replies = { ...usual, ...script };
    let socket: Socket | undefined;
    const server = createServer({ noDelay: true }, (connected) => {
      socket ??= connected;
      connected.on('error', () => {});
      let received = '';
      const unanswered = stages.slice(1);
      const answer = (stage: (typeof stages)[number]) => connected.write(`${replies[stage]}\r\n`);
      answer('greeting');
      connected.on('data', (chunk) => {
        received += chunk.toString();
        const end = unanswered[0] === 'text' ? '\r\n.\r\n' : '\r\n';
        if (!received.endsWith(end)) return;
        received = '';
        const [stage] = unanswered.splice(0, 1);
        if (stage) answer(stage);
        // A script can leave a reply unfinished.
        if (stage === 'text') connected.end();
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const message = { ...createMessage(), created_at: new Date() };
    const { port } = server.address() as AddressInfo;
    const delivered = await mailerFor({ url: `smtp://127.0.0.1:${port}` }).send(
      { mail: message.id, attempt: 1, startsIn: 0, messages: [message] },
      async () => {
        await whenReady(socket as Socket);
        return true;
      },
    );
    socket?.destroy();
    await new Promise((resolve) => server.close(resolve));
    return delivered;
  }

  test('the usual replies, replies of several lines, and other texts', async () => {
    const sent = { outcome: 'sent', error: null };
    expect(await sendTo({})).toEqual(sent);
    const long = { greeting: '220-Hello\r\n220 there', EHLO: '250-Hello\r\n250-SIZE 1\r\n250 HELP', text: '250-2.0.0 It is\r\n250 taken' };
    expect(await sendTo(long)).toEqual(sent);
    expect(await sendTo({ greeting: '220', MAIL: '250', RCPT: '251 Forwarded', text: '252' })).toEqual(sent);
    expect(await sendTo({ MAIL: '250 Ok\r\n' })).toEqual(sent);
  });

  const ahead = '250 Ok\r\n250 Ok\r\n250 Ok\r\n354 Go ahead\r\n250 Taken';
  test.each<[string, Script, string, string]>([
    ['all replies in one packet with the greeting', { greeting: `220 Hello\r\n${ahead}` }, 'unwell', 'EPROTOCOL 250 CONN'],
    ['the last reply in one packet with 354', { DATA: '354 Go ahead\r\n250 Taken' }, 'unwell', 'EPROTOCOL 250 DATA'],
    ['the beginning of the last reply in one packet with 354', { DATA: '354 Go ahead\r\n25' }, 'unwell', 'EPROTOCOL DATA'],
    ['one reply too many before the text', { RCPT: '250 Ok\r\n250 Ok' }, 'unwell', 'EPROTOCOL 250 RCPT TO'],
    ['250 instead of 354', { DATA: '250 Ok' }, 'unwell', 'EENVELOPE 250 DATA'],
    ['no code in the greeting', { greeting: '2yes' }, 'unwell', 'EPROTOCOL CONN'],
    ['no code to a command', { RCPT: 'Ok' }, 'unwell', 'EPROTOCOL RCPT TO'],
    ['no code to the text', { text: '2yes' }, 'unanswered', 'EPROTOCOL DATA'],
    ['a code of four digits', { text: '2500 Taken' }, 'unanswered', 'EPROTOCOL DATA'],
    ['a code of two digits', { text: '25' }, 'unanswered', 'EPROTOCOL DATA'],
    ['no space after the code', { text: '250Taken' }, 'unanswered', 'EPROTOCOL DATA'],
    ['an unknown class of codes', { text: '650 Taken' }, 'unanswered', 'EPROTOCOL DATA'],
    ['another code in the last line', { text: '250-Taken\r\n550 Refused' }, 'unanswered', 'EPROTOCOL DATA'],
    ['no last line', { text: '250-Taken' }, 'unanswered', 'ECONNECTION DATA'],
    ['354 again', { text: '354 Go ahead' }, 'unanswered', 'EMESSAGE 354 DATA'],
    ['a refusal of several lines', { text: '550-No\r\n550 spam' }, 'refused', 'EMESSAGE 550 DATA'],
  ])('%s', async (_, script, outcome, error) => {
    expect(await sendTo(script)).toEqual({ outcome, error });
  });

  test('an answer while the database confirms the delivery', async () => {
    const answerAhead = async (socket: Socket) => {
      socket.write('250 Taken\r\n');
      // Another connection, for whose greeting the answer has been read.
      const other = connect(socket.localPort as number, '127.0.0.1');
      await new Promise((resolve) => other.once('data', resolve));
      other.destroy();
    };
    expect(await sendTo({}, answerAhead)).toEqual({ outcome: 'unwell', error: 'EPROTOCOL 250 DATA' });
  });
});

describe('TLS and login', () => {
  const login = { user: 'ada', pass: 'p@ss' };

  /** Sends a mail to a mail server with a self-signed certificate, which takes only the login. */
  async function sendTo(options: SMTPServerOptions, { protocol = 'smtp', user = '', trusts = true }): Promise<unknown> {
    const texts: string[] = [];
    const server = new SMTPServer({
      authOptional: user === '',
      logger: false,
      ...options,
      onAuth: ({ username, password }, _, done) =>
        username === login.user && password === login.pass ? done(null, { user: 'ada' }) : done(new Error('No')),
      onData: (stream, { secure }, done) => void buffer(stream).then((text) => done(null, String(texts.push(`${secure} ${text}`)))),
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', trusts ? '0' : '1');
    const message = { ...createMessage({ message: 'Bonjour,\n.\n..deux\nQUIT' }), created_at: new Date() };
    const delivered = await mailerFor({ url: `${protocol}://${user}127.0.0.1:${port}` }).send(
      { mail: message.id, attempt: 1, startsIn: 0, messages: [message] },
      async () => true,
    );
    vi.unstubAllEnvs();
    await new Promise<void>((resolve) => server.close(resolve));
    for (const text of texts) expect(text).toContain('Bonjour,\r\n.\r\n..deux\r\nQUIT\r\n');
    return [delivered.outcome, delivered.error, ...texts.map((text) => `secure ${text.split(' ')[0]}`)];
  }

  test.each<[string, SMTPServerOptions, Parameters<typeof sendTo>[1], unknown]>([
    ['smtps', { secure: true }, { protocol: 'smtps' }, ['sent', null, 'secure true']],
    ['smtps with a login', { secure: true }, { protocol: 'smtps', user: 'ada:p%40ss@' }, ['sent', null, 'secure true']],
    ['AUTH LOGIN', { secure: true, authMethods: ['LOGIN'] }, { protocol: 'smtps', user: 'ada:p%40ss@' }, ['sent', null, 'secure true']],
    ['STARTTLS', {}, {}, ['sent', null, 'secure true']],
    ['STARTTLS with a login', {}, { user: 'ada:p%40ss@' }, ['sent', null, 'secure true']],
    ['no TLS, and no login', { hideSTARTTLS: true }, {}, ['sent', null, 'secure false']],
    ['another password', { secure: true }, { protocol: 'smtps', user: 'ada:hush@' }, ['unwell', 'EAUTH 535 AUTH PLAIN']],
    ['another password, AUTH LOGIN', { authMethods: ['LOGIN'] }, { user: 'ada:hush@' }, ['unwell', 'EAUTH 535 AUTH LOGIN']],
    ['an unknown login', { authMethods: ['CRAM-MD5'] }, { user: 'ada:p%40ss@' }, ['unwell', 'EAUTH AUTH']],
    ['a login without TLS', { disabledCommands: ['STARTTLS'] }, { user: 'ada:p%40ss@' }, ['unwell', 'ETLS 500 STARTTLS']],
    ['an unknown certificate', { secure: true }, { protocol: 'smtps', trusts: false }, ['unwell', expect.stringMatching(/CERT.* CONN$/)]],
    ['an unknown certificate, STARTTLS', {}, { trusts: false }, ['unwell', expect.stringMatching(/CERT.* STARTTLS$/)]],
  ])('%s', async (_, options, address, expected) => {
    expect(await sendTo(options, address)).toEqual(expected);
  });
});

test('a long text that the server answers before it has read it is not sent', async () => {
  const server = createServer((socket) => {
    const replies = ['250 Hello', '250 Ok', '250 Ok', '354 Go ahead', '250 Taken'];
    socket.on('error', () => {}).write('220 Hello\r\n');
    socket.on('data', () => {
      socket.write(`${replies.shift()}\r\n`);
      if (replies.length === 0) socket.pause();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const connection = openSmtp({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    isSecure: false,
    login: { user: '', pass: '' },
  });
  await connection.begin({ from: inbox, to: inbox });
  await expect(connection.sendText(Buffer.alloc(50e6, 'A line of text.\r\n'))).rejects.toThrow('EPROTOCOL 250 DATA');
  connection.end();
  server.close();
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
  // The certificate of smtp-server is self-signed and expired.
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
    error: expect.stringContaining('CERT'),
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

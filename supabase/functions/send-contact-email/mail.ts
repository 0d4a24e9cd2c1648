/** Composes mails and hands them to the mail server: one connection a mail, a time limit until DATA and one for the answer to it. */
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { contactPayload, payloadBounds } from '../_shared/payload.ts';
import type { Config } from './config.ts';
import type { Claimed, ClaimedMail, Delivered } from './store.ts';

/** Milliseconds for the answer to QUIT. */
const partingMs = 2000;

export interface Mailer {
  /** Sends a mail; never rejects. Calls `mayBegin` when the server is ready for the text: the last moment to withdraw the mail. */
  readonly send: (mail: ClaimedMail, mayBegin: () => Promise<boolean>) => Promise<Delivered>;
}

export function createMailer(config: Config): Mailer {
  const { smtpUrl, smtpLogin, smtpTimeoutSeconds, answerSeconds, inbox, from } = config;
  const isSecure = smtpUrl.protocol === 'smtps:';
  const [untilText, untilAnswer] = [smtpTimeoutSeconds * 1000, answerSeconds * 1000];
  const options = {
    // Only URLs put IPv6 addresses in brackets.
    host: smtpUrl.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(smtpUrl.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    // A password never travels in the clear.
    requireTLS: !isSecure && smtpLogin.user !== '',
    connectionTimeout: untilText,
    greetingTimeout: untilText,
    // Our timers limit the total time; this one limits silence, which a byte now and then would extend for ever.
    socketTimeout: untilText + untilAnswer,
  };

  async function send(mail: ClaimedMail, mayBegin: () => Promise<boolean>): Promise<Delivered> {
    const source = await compose(mail, config);
    const connection = new SMTPConnection(options);
    let hasText = false;
    let isOver = false;
    return await new Promise<Delivered>((resolve) => {
      const finish = (delivered: Delivered, isAnswered: boolean) => {
        // Closing the connection emits its end again.
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        if (isAnswered) quit(connection);
        else connection.close();
        resolve(delivered);
      };
      const fail = ({ code = 'UNKNOWN', responseCode, command }: SmtpError) => {
        const error = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
        const isAnswered = responseCode !== undefined;
        finish({ outcome: !hasText ? 'unwell' : isAnswered ? 'refused' : 'unanswered', error }, isAnswered);
      };
      const limit = (milliseconds: number, command: string) => setTimeout(() => fail({ code: 'ETIMEDOUT', command }), milliseconds);
      let timer = limit(untilText, 'before DATA');

      const text = textOnDemand(source, async () => {
        const may = await mayBegin();
        if (!may) finish({ outcome: 'withdrawn', error: null }, false);
        if (isOver) return false;
        hasText = true;
        clearTimeout(timer);
        timer = limit(untilAnswer, 'DATA');
        return true;
      });
      const submit = () =>
        connection.send({ from, to: inbox }, text, (error) =>
          error ? fail(error as SmtpError) : finish({ outcome: 'sent', error: null }, true),
        );
      connection.on('error', fail);
      connection.once('end', () => fail({ code: 'ECONNECTION' }));
      connection.connect((error) => {
        if (error) return fail(error as SmtpError);
        if (smtpLogin.user === '' || !connection.allowsAuth) return submit();
        connection.login({ ...smtpLogin }, (refusal) => (refusal ? fail(refusal as SmtpError) : submit()));
      });
    });
  }

  return {
    send: (mail, mayBegin) =>
      send(mail, mayBegin).catch(({ code = 'UNKNOWN' }: SmtpError): Delivered => ({ outcome: 'unwell', error: `${code} before DATA` })),
  };
}

/** Sends QUIT (RFC 5321, section 4.1.1.10) in the background, and closes the connection soon after. */
function quit(connection: SMTPConnection): void {
  const timer = setTimeout(() => connection.close(), partingMs);
  connection.once('end', () => clearTimeout(timer));
  connection.quit();
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** A stream that requests its text when the server first reads from it. */
function textOnDemand(source: Buffer, mayBegin: () => Promise<boolean>): Readable {
  let isAsked = false;
  return new Readable({
    read() {
      if (isAsked) return;
      isAsked = true;
      mayBegin().then(
        (may) => {
          if (!may) return;
          this.push(source);
          this.push(null);
        },
        (error) => this.destroy(error),
      );
    },
  });
}

/** Returns the MIME source of a mail to the configured inbox: one message, or a digest. Its Message-ID is the same for every attempt. */
export function compose({ mail, messages }: ClaimedMail, { from, inbox }: Pick<Config, 'from' | 'inbox'>): Promise<Buffer> {
  const [first] = messages as readonly [Claimed];
  return new MailComposer({
    ...(messages.length === 1 ? single(first) : digest(messages)),
    from: { name: 'Site', address: from },
    to: inbox,
    messageId: `<${mail}@${from.split('@').at(-1)}>`,
    // The same for every attempt: providers that deduplicate by idempotency key compare the content.
    date: first.created_at,
    headers: { 'Resend-Idempotency-Key': mail, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

function single(message: Claimed) {
  const who = inOneLine(message.name);
  // Nodemailer replaces angle brackets by spaces, which makes another address.
  const isWritable = contactPayload.shape.email.safeParse(message.email).success && !/[<>]/.test(message.email);
  return { ...(isWritable && { replyTo: { name: who, address: message.email } }), subject: `Message de ${who}`, text: textOf(message) };
}

function digest(messages: readonly Claimed[]) {
  return { subject: `${messages.length} messages`, text: messages.map(textOf).join(`\n${'='.repeat(72)}\n\n`) };
}

function textOf({ id, locale, name, email, message, created_at }: Claimed): string {
  return `${message}\n\n-- \n${inOneLine(name)} <${inOneLine(email)}>\n${created_at.toISOString()}, ${locale}, ${id}\n`;
}

const longest = Math.max(payloadBounds.name.max, payloadBounds.email.max);

/** Makes a text safe for a header: one line, of limited length, without `=?`, which begins an encoded word (RFC 2047). */
function inOneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return [...line].slice(0, longest).join('').replaceAll('=?', '= ?');
}

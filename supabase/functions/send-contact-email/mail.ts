/** Composes mails and hands them to the mail server: one connection a mail, a time limit until DATA and one for the answer to it. */
import type { Buffer } from 'node:buffer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { answers, defaultLocale } from '../_shared/answers.ts';
import { contactPayload, payloadBounds } from '../_shared/payload.ts';
import type { Config } from './config.ts';
import type { Locale } from './http.ts';
import { openSmtp, SmtpError } from './smtp.ts';
import type { Claimed, ClaimedMail, Delivered } from './store.ts';
import { subjectOf } from './submission.ts';

export interface Mailer {
  /** Sends a mail; never rejects. Calls `mayBegin` when the server is ready for the text: the last moment to withdraw the mail. */
  readonly send: (mail: ClaimedMail, mayBegin: () => Promise<boolean>) => Promise<Delivered>;
}

export function createMailer(config: Config): Mailer {
  const { smtpUrl, smtpLogin, smtpTimeoutSeconds, answerSeconds, inbox, from } = config;
  const isSecure = smtpUrl.protocol === 'smtps:';
  const server = {
    // Only URLs put IPv6 addresses in brackets.
    host: smtpUrl.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(smtpUrl.port || (isSecure ? 465 : 587)),
    isSecure,
    login: smtpLogin,
  };

  async function send(mail: ClaimedMail, mayBegin: () => Promise<boolean>): Promise<Delivered> {
    const source = await compose(mail, config);
    const connection = openSmtp(server);
    const limit = (seconds: number, command: string) =>
      setTimeout(() => connection.abort(new SmtpError('ETIMEDOUT', command)), seconds * 1000);
    let timer = limit(smtpTimeoutSeconds, 'before DATA');
    let hasText = false;
    try {
      await connection.begin({ from, to: inbox });
      const may = await mayBegin();
      connection.requireSilence();
      if (!may) return { outcome: 'withdrawn', error: null };
      hasText = true;
      clearTimeout(timer);
      timer = limit(answerSeconds, 'DATA');
      await connection.sendText(source);
      return { outcome: 'sent', error: null };
    } catch (error) {
      const { message, responseCode = 0 } = error instanceof SmtpError ? error : new SmtpError('UNKNOWN', hasText ? 'DATA' : 'before DATA');
      return { outcome: !hasText ? 'unwell' : responseCode >= 400 ? 'refused' : 'unanswered', error: message };
    } finally {
      clearTimeout(timer);
      connection.end();
    }
  }

  return {
    send: (mail, mayBegin) =>
      send(mail, mayBegin).catch(
        ({ code = 'UNKNOWN' }: { code?: string }): Delivered => ({ outcome: 'unwell', error: `${code} before DATA` }),
      ),
  };
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
  const subject = `Message de ${who}${nameOfSubject(message)}`;
  return { ...(isWritable && { replyTo: { name: who, address: message.email } }), subject, text: textOf(message) };
}

/** Returns the end of the subject line: what the message is about, in the language of the firm. Empty for a general enquiry. */
function nameOfSubject({ message }: Claimed): string {
  const names: Readonly<Record<string, string>> = answers[defaultLocale as Locale].subjects;
  const id = subjectOf(message);
  return id !== undefined && Object.hasOwn(names, id) ? ` : ${names[id]}` : '';
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

/** One message, one mail: to the inbox of the configuration, whatever the message says. */
import nodemailer from 'nodemailer';
import { contactPayload } from '../_shared/contact-payload.ts';
import type { Config } from './config.ts';
import type { Claimed } from './store.ts';

export interface Delivered {
  /** `retry`: it may still arrive, or may not have; `failed`: the mail server refuses it for good. */
  readonly outcome: 'sent' | 'retry' | 'failed';
  /** Codes only: what a mail server says in words can quote the visitor. */
  readonly error: string | null;
  /** Whether the next message would find the same. */
  readonly isServerUnwell: boolean;
}

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer({ smtpUrl, smtpTimeoutSeconds, inbox, from }: Config) {
  const timeout = smtpTimeoutSeconds * 1000;
  const isSecure = smtpUrl.protocol === 'smtps:';
  const user = decodeURIComponent(smtpUrl.username);
  const transport = nodemailer.createTransport({
    host: smtpUrl.hostname,
    port: Number(smtpUrl.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    // A password never travels in the clear.
    requireTLS: !isSecure && user !== '',
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(smtpUrl.password) } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    /** Sends a message; never rejects. */
    async send(claimed: Claimed): Promise<Delivered> {
      try {
        await transport.sendMail({ ...compose(claimed, from), envelope: { from, to: [inbox] }, to: inbox });
        return { outcome: 'sent', error: null, isServerUnwell: false };
      } catch (error) {
        return judge(error as SmtpError);
      }
    },
  };
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** A refusal of this very message comes as an answer to its envelope or its text; anything else is the server's own trouble. */
function judge({ code = 'UNKNOWN', responseCode, command }: SmtpError): Delivered {
  const isAboutMessage = responseCode !== undefined && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '');
  return {
    outcome: isAboutMessage && responseCode >= 500 ? 'failed' : 'retry',
    error: [code, responseCode, command].filter((part) => part !== undefined).join(' '),
    isServerUnwell: !isAboutMessage,
  };
}

/** Everything in a header is made of one line, even of a message that nobody has checked. */
function compose({ id, locale, name, email, message, created_at }: Claimed, from: string) {
  const who = inOneLine(name);
  const isAddress = contactPayload.shape.email.safeParse(email).success;
  return {
    from: { name: 'Site', address: from },
    ...(isAddress && { replyTo: { name: who, address: email } }),
    subject: `Message de ${who}`,
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    // The same for every try, as a provider that compares them wants it.
    date: created_at,
    headers: { 'Resend-Idempotency-Key': id, 'Auto-Submitted': 'auto-generated' },
    text: `${message}\n\n-- \n${who} <${inOneLine(email)}>\n${created_at.toISOString()}, ${locale}, ${id}\n`,
  };
}

/** As a header wants it; what looks like an encoded word is none, or a mail reader would decode it. */
function inOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
    .slice(0, 200);
}

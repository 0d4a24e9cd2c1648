/** Checks that the mail server accepts the login of SMTP_URL. */
import nodemailer from 'nodemailer';
import { decodePart } from '../../../lib/percent.ts';
import { type Place, reasonOf } from '../database.ts';
import { type Check, failed, type Outcome, passed, skipped } from './check.ts';

const expected = 'smtps://user:password@host:465, as the function has it';
const milliseconds = 15_000;

export const checkMail: Check<Place> = {
  title: 'mail server',
  async run({ isLocal }) {
    const given = process.env['SMTP_URL'];
    if (!given) return notSet(isLocal);
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (!url || !['smtp:', 'smtps:'].includes(url.protocol)) {
      const wayOut = 'correct SMTP_URL, signs of the password percent-encoded';
      return failed('mail server', { found: 'SMTP_URL is no address (not shown: it may hold a password)', expected, wayOut });
    }
    return isOutOfReach(url) ? outOfReach(url) : await logIn(url);
  },
};

function notSet(isLocal: boolean): Outcome {
  const found = 'not checked: SMTP_URL is not set';
  if (isLocal) return skipped('mail server', found);
  return failed('mail server', { found, expected, wayOut: 'set SMTP_URL here, too' });
}

/** Logs in as the function does: see `createMailer` in `supabase/functions/send-contact-email/mail.ts`. */
async function logIn(url: URL): Promise<Outcome> {
  const isSecure = url.protocol === 'smtps:';
  // A bare percent sign prevents the function from starting; here the login fails, with the reason.
  const user = decodePart(url.username);
  const transport = nodemailer.createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: portOf(url),
    secure: isSecure,
    requireTLS: !isSecure && user !== '',
    ...(user !== '' && { auth: { user, pass: decodePart(url.password) } }),
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
  });
  try {
    await transport.verify();
    return passed('mail server', `${url.hostname} ${user === '' ? 'answers; SMTP_URL has no login' : 'takes the login'}`);
  } catch (error) {
    const found = reasonOf(error);
    const isLogin = (error as { code?: string }).code === 'EAUTH';
    const wayOut = isLogin
      ? 'correct user and password in SMTP_URL, their signs percent-encoded'
      : found.includes('certificate')
        ? 'write a host whose certificate is trusted in SMTP_URL, or have the certificate renewed'
        : 'correct host and port in SMTP_URL';
    return failed('mail server', { found: `${url.hostname}: ${found}`, expected: 'a mail server that takes the login', wayOut });
  } finally {
    transport.close();
  }
}

/** Returns true for the ports that hosted functions cannot open. This machine may open them, and would find no error. */
function isOutOfReach(url: URL): boolean {
  const functionUrl = process.env['CONTACT_FUNCTION_URL'] ?? '';
  const isHosted = URL.canParse(functionUrl) && new URL(functionUrl).hostname.endsWith('.supabase.co');
  return isHosted && [25, 587].includes(portOf(url));
}

function outOfReach(url: URL): Outcome {
  const wayOut = 'use smtps:// and port 465 in SMTP_URL, here and in the secrets of the function';
  return failed('mail server', { found: `port ${portOf(url)}, which hosted functions cannot open`, expected, wayOut });
}

function portOf(url: URL): number {
  return Number(url.port || (url.protocol === 'smtps:' ? 465 : 587));
}

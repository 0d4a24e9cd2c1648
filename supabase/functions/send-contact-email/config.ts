/** Reads the environment of the function. */
import { addressPattern } from '../_shared/address.ts';
import { contactLimit } from '../_shared/endpoint.ts';

export interface Config {
  /** Connection string of the database, as the owner of the schema. */
  readonly databaseUrl: string;
  /** `smtps://user:password@host:465`; `smtp://` where nothing secret is sent. */
  readonly smtpUrl: URL;
  /** User and password, percent-decoded; the user is empty when the server needs no login. */
  readonly smtpLogin: { readonly user: string; readonly pass: string };
  /** Recipient of every mail, whatever the message says. */
  readonly inbox: string;
  /** Sender of the mails; the mail provider must accept it. */
  readonly from: string;
  /** Origins whose pages may send messages. The pages of the first one answer a form of unknown origin. */
  readonly origins: readonly string[];
  /** Key of the hash of the visitor’s address. */
  readonly hashKey: string;
  readonly wakeKey: string;
  /** Number of proxies before the function, each of which appends an address to X-Forwarded-For. */
  readonly proxies: number;
  readonly limit: { readonly messages: number; readonly windowSeconds: number };
  readonly retryFirstSeconds: number;
  /** Messages an hour that are mailed one by one; further ones are mailed in digests. */
  readonly hourly: number;
  /** Limit of the mail provider. */
  readonly mailsPerMinute: number;
  /** Total seconds until the mail server is ready for the text. */
  readonly smtpTimeoutSeconds: number;
  /** Seconds for the answer to the text: 10 minutes by RFC 5321, section 4.5.3.2.6. */
  readonly answerSeconds: number;
  /** Seconds of the lease on a mail whose text is sent: longer than `answerSeconds`. */
  readonly leaseSeconds: number;
  /** Receiver of the alarm, and the age of the oldest queued message that raises it. */
  readonly alarm: { readonly url: URL | undefined; readonly seconds: number };
  readonly poolSize: number;
}

const weekSeconds = 7 * 24 * 3600;

/** Reads the environment. Throws an error that names every variable that is missing or wrong. */
export function readConfig(get: (name: string) => string | undefined): Config {
  const wrong: string[] = [];
  const text = (name: string, expected: string, fallback?: string) => {
    const value = get(name)?.trim() || fallback;
    if (value === undefined) wrong.push(`${name}: not set; ${expected} expected`);
    return value ?? '';
  };
  /** Reads a whole number, which is required unless there is a fallback. */
  const number = (name: string, fallback: number | undefined, least = 0) => {
    const given = get(name)?.trim() || fallback;
    const value = Number(given ?? Number.NaN);
    // The integers of the database end there.
    if (!Number.isInteger(value) || value < least || value >= 2 ** 31)
      wrong.push(`${name}: ${given === undefined ? 'not set' : `"${given}" found`}; a whole number from ${least} expected`);
    return value;
  };
  const url = (name: string, protocols: readonly string[]) => {
    const value = text(name, `${protocols.join(' or ')}//…`);
    const parsed = URL.parse(value);
    if (value !== '' && (!parsed || !protocols.includes(parsed.protocol)))
      wrong.push(`${name}: not an address; ${protocols.join(' or ')}//… expected`);
    return parsed ?? new URL('none:');
  };

  const origins = (name: string) => {
    const expected = 'origins of the site, such as https://www.site.example, without a slash at the end, with commas between';
    const given = text(name, expected)
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean);
    // Browsers send origins in their normal form: another spelling would never match.
    const unknown = given.filter((origin) => URL.parse(origin)?.origin !== origin);
    wrong.push(...unknown.map((origin) => `${name}: "${origin}" found; ${expected} expected`));
    return given;
  };

  const smtpUrl = url('SMTP_URL', ['smtps:', 'smtp:']);
  const loginOf = ({ username, password }: URL) => {
    try {
      return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    } catch {
      wrong.push(
        'SMTP_URL: a percent sign that stands for itself in user or password (not shown); both percent-encoded expected, it as %25',
      );
      return { user: '', pass: '' };
    }
  };

  const address = (name: string, expected: string, fallback?: string) => {
    const value = text(name, expected, fallback);
    if (value !== '' && value !== fallback && !addressPattern.test(value))
      wrong.push(`${name}: "${value}" found; ${expected} expected, without a name`);
    return value;
  };
  const wakeKey = text('CONTACT_WAKE_KEY', 'a long random text');
  // Headers carry bytes beyond ASCII in another encoding: the key would never match.
  if (!/^[ -~]*$/.test(wakeKey))
    wrong.push('CONTACT_WAKE_KEY: signs that a header does not carry as they are (not shown); letters and digits without accents expected');

  const inbox = address('CONTACT_INBOX', 'the e-mail address that messages go to');
  const config: Config = {
    databaseUrl: get('DATABASE_URL') || text('SUPABASE_DB_URL', 'postgresql://… (or DATABASE_URL)'),
    smtpUrl,
    smtpLogin: loginOf(smtpUrl),
    inbox,
    from: address('CONTACT_FROM', 'the e-mail address that mails come from', inbox),
    origins: origins('CONTACT_ORIGINS'),
    hashKey: text('CONTACT_HASH_KEY', 'a long random text'),
    wakeKey,
    // No default: the number depends on the platform.
    proxies: number('CONTACT_PROXIES', undefined),
    limit: {
      messages: number('CONTACT_LIMIT', contactLimit.messages, 1),
      windowSeconds: number('CONTACT_WINDOW_SECONDS', contactLimit.windowSeconds, 1),
    },
    retryFirstSeconds: number('CONTACT_RETRY_FIRST_SECONDS', 15),
    hourly: number('CONTACT_HOURLY', 100),
    mailsPerMinute: number('CONTACT_MAILS_PER_MINUTE', 60, 1),
    smtpTimeoutSeconds: number('CONTACT_SMTP_TIMEOUT_SECONDS', 60, 1),
    answerSeconds: number('CONTACT_ANSWER_SECONDS', 600, 1),
    leaseSeconds: number('CONTACT_LEASE_SECONDS', 720, 1),
    alarm: {
      url: get('CONTACT_ALARM_URL')?.trim() ? url('CONTACT_ALARM_URL', ['https:', 'http:']) : undefined,
      seconds: number('CONTACT_ALARM_SECONDS', 3600, 1),
    },
    poolSize: number('CONTACT_POOL_SIZE', 5, 1),
  };
  const { windowSeconds } = config.limit;
  // After a week, contact.forget() drops the hashes that the limit counts.
  if (windowSeconds > weekSeconds) wrong.push(`CONTACT_WINDOW_SECONDS: "${windowSeconds}" found; ${weekSeconds} (a week) at most expected`);
  // A lease that ends before the delivery would hand the same mail out twice.
  if (config.leaseSeconds <= config.answerSeconds)
    wrong.push(
      `CONTACT_LEASE_SECONDS: "${config.leaseSeconds}" found; more than CONTACT_ANSWER_SECONDS (${config.answerSeconds}) expected`,
    );
  if (wrong.length > 0) throw new Error(`send-contact-email cannot start:\n  ${wrong.join('\n  ')}`);
  return config;
}

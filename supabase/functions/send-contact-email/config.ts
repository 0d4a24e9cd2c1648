/** What the function is told by its environment. */
import { contactLimit } from '../_shared/contact-bounds.ts';

export interface Config {
  /** Connection string of the database, as the owner of the schema. */
  readonly databaseUrl: string;
  /** `smtps://user:password@host:465`; `smtp://` where nothing secret is sent. */
  readonly smtpUrl: URL;
  /** What it is logged in with, percent signs read; an empty user where it asks for none. */
  readonly smtpLogin: { readonly user: string; readonly pass: string };
  /** Where every message goes, whatever it says itself. */
  readonly inbox: string;
  /** Sender of the mails; the mail provider must accept it. */
  readonly from: string;
  /** Origins whose pages may send messages; the first is the site whose pages answer a form of unknown origin. */
  readonly origins: readonly string[];
  /** Key of the hash under which the visitor's address is kept. */
  readonly hashKey: string;
  /** What the scheduler shows to wake the delivery. */
  readonly wakeKey: string;
  /** How many proxies of the platform stand before the function: each appends an address to X-Forwarded-For. */
  readonly proxies: number;
  readonly limit: { readonly messages: number; readonly windowSeconds: number };
  readonly retryFirstSeconds: number;
  /** Messages an hour that are mailed one by one; what comes beyond goes out in digests. */
  readonly hourly: number;
  /** What the mail provider allows. */
  readonly mailsPerMinute: number;
  /** Seconds that a mail server may take, all in all, until it wants the text. */
  readonly smtpTimeoutSeconds: number;
  /** Seconds that it may then take to say whether it has the text: 10 minutes, by RFC 5321, section 4.5.3.2.6. */
  readonly answerSeconds: number;
  /** Seconds for which a mail is in the hands of a delivery from the text on: longer than the answer may take. */
  readonly leaseSeconds: number;
  /** Who is told when the oldest message has waited for too many seconds. */
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
  /** A whole number; without a fallback, it has to be set. */
  const number = (name: string, fallback: number | undefined, least = 0) => {
    const given = get(name)?.trim() || fallback;
    const value = Number(given ?? Number.NaN);
    // The database counts as far.
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
    // Browsers name an origin in one way: one that is written otherwise would let nobody send.
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
    if (value !== '' && value !== fallback && !/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(value))
      wrong.push(`${name}: "${value}" found; ${expected} expected, without a name`);
    return value;
  };
  const wakeKey = text('CONTACT_WAKE_KEY', 'a long random text');
  // Bytes beyond ASCII are read back as other letters, and nothing would ever wake the function.
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
    // The platform decides, and no default knows it.
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
  // contact.forget() drops what tells one visitor from another then.
  if (windowSeconds > weekSeconds) wrong.push(`CONTACT_WINDOW_SECONDS: "${windowSeconds}" found; ${weekSeconds} (a week) at most expected`);
  // A lease that ends before the delivery does hands the same mail out twice.
  if (config.leaseSeconds <= config.answerSeconds)
    wrong.push(
      `CONTACT_LEASE_SECONDS: "${config.leaseSeconds}" found; more than CONTACT_ANSWER_SECONDS (${config.answerSeconds}) expected`,
    );
  if (wrong.length > 0) throw new Error(`send-contact-email cannot start:\n  ${wrong.join('\n  ')}`);
  return config;
}

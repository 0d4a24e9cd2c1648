/** A real database, function under Deno and mail server, which a test can kill. */
import pg from 'pg';
import { contactEndpoint, trapField } from '../../../schema/contact/endpoint.ts';
import { type Functions, startFunctions } from '../../../scripts/backend/functions.ts';
import { type Database, startDatabase } from './database.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

export const inbox = 'bonjour@trame-retail.example';
export const siteOrigin = 'https://www.trame-retail.example';
export const wakeKey = 'wake-key-of-the-test';

export interface Stack {
  readonly database: Database;
  readonly mail: MailServer;
  /** Queries as the owner of the database. */
  readonly query: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Starts a process of the function with additional settings; `module` replaces the served module. */
  readonly startFunction: (env?: Readonly<Record<string, string>>, module?: string) => Promise<FunctionProcess>;
  /** Output of all processes of the stack so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

export interface FunctionProcess extends Functions {
  /** Address of the function. */
  readonly url: string;
  /** Posts JSON, as the backend's client does. */
  readonly post: (body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Posts a form, as a browser without JavaScript does, without following the redirect. */
  readonly postForm: (fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Wakes the function to deliver due messages. */
  readonly wake: () => Promise<Response>;
}

/** Starts a database and a mail server; the test starts functions. `env`: settings of all functions. */
export async function startStack(env: Readonly<Record<string, string>> = {}): Promise<Stack> {
  const [database, mail] = await Promise.all([startDatabase(), startMailServer()]);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // Killing the database closes the connections of the pool.
  pool.on('error', () => {});
  const lines: string[] = [];
  const functions: Functions[] = [];

  return {
    database,
    mail,
    query: async (text, values = []) => (await pool.query(text, [...values])).rows,
    async startFunction(own = {}, module) {
      const started = await startFunctions({
        ...(module !== undefined && { module }),
        env: {
          DATABASE_URL: database.url,
          SMTP_URL: mail.url,
          CONTACT_INBOX: inbox,
          CONTACT_ORIGINS: siteOrigin,
          CONTACT_HASH_KEY: 'hash-key-of-the-test',
          CONTACT_WAKE_KEY: wakeKey,
          CONTACT_PROXIES: '0',
          CONTACT_LIMIT: '1000000',
          CONTACT_HOURLY: '1000000',
          CONTACT_MAILS_PER_MINUTE: '100000000',
          ...env,
          ...own,
        },
        onLine: (line) => lines.push(line),
      });
      functions.push(started);
      const url = `${started.origin}${contactEndpoint}`;
      return {
        ...started,
        url,
        post: (body, headers = {}) =>
          fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }),
        postForm: (fields, headers = {}) => fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' }),
        wake: () => fetch(`${url}/deliver`, { method: 'POST', headers: { Authorization: `Bearer ${wakeKey}` } }),
      };
    },
    log: () => [...lines, database.log()].join('\n'),
    async stop() {
      await Promise.all(functions.map((one) => one.stop('SIGKILL')));
      await pool.end();
      await Promise.all([database.stop(), mail.close()]);
    },
  };
}

/** Creates a valid message as the browser sends it, with its own idempotency key. */
export function createMessage(changes: Readonly<Record<string, unknown>> = {}) {
  const id = crypto.randomUUID();
  return {
    id,
    locale: 'fr',
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    message: `Bonjour, une question sur ${id}.\n\nTéléphone: N/A`,
    recipient: inbox,
    [trapField]: '',
    elapsed: 30_000,
    ...changes,
  };
}

/** Creates a valid message as a browser without JavaScript sends it. */
export function createForm(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { email, message, recipient } = createMessage();
  return { locale: 'fr', recipient, firstName: 'Ada', lastName: 'Lovelace', email, phone: '', message, [trapField]: '', ...changes };
}

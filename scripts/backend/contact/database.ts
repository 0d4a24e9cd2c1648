/** The database that holds the messages: which one, and asking it. */
import pg from 'pg';
import { UsageError } from '../../lib/command.ts';
import { readIfThere } from '../../lib/paths.ts';
import { formatProblem } from '../../model/problem.ts';

/** Where `npm start` leaves the address of its database. */
export const databaseUrlFile = '.data/database-url';

const milliseconds = { toConnect: 10_000, toAnswer: 30_000 };

export interface Place {
  readonly url: string;
  /** Whether it is the one of `npm start`. */
  readonly isLocal: boolean;
  /** How an error names it, without its password: `DATABASE_URL (db.example.org:5432)`. */
  readonly name: string;
}

export type Ask = <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** The database meant. Throws a {@link UsageError} when none is, or when the address is none; `wayOut` is what it says to do. */
export function findDatabase(wayOut = startOrSet): Place {
  const local = readIfThere(databaseUrlFile)?.trim();
  const url = process.env['DATABASE_URL']?.trim() || local;
  if (!url) {
    const found = `DATABASE_URL is not set, and there is no ${databaseUrlFile}`;
    throw new UsageError(formatProblem({ where: 'The database of the messages', found, expected: 'one of them', wayOut }));
  }
  const source = url === local ? databaseUrlFile : 'DATABASE_URL';
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UsageError(
      formatProblem({
        where: source,
        found: 'no address of a database (not shown: it may hold a password)',
        expected: 'postgresql://user:password@host:5432/postgres, signs of the password percent-encoded',
        wayOut,
      }),
    );
  }
  const { host, hostname } = new URL(url);
  // The file is anybody's to write: a distant database is none of this machine.
  return { url, isLocal: url === local && hostname === '127.0.0.1', name: `${source} (${host})` };
}

const startOrSet = 'run npm start and leave it running, or set DATABASE_URL to the connection string of the database';

/** Connects. Rejects with the driver's error; what it asks rejects so, too. */
export async function connect({ url }: Place): Promise<{ readonly ask: Ask; readonly end: () => Promise<void> }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'npm run contact',
    connectionTimeoutMillis: milliseconds.toConnect,
    query_timeout: milliseconds.toAnswer,
  });
  // A connection that breaks between two questions makes the next one fail.
  client.on('error', () => {});
  await client.connect();
  return { ask: async (text, values = []) => (await client.query(text, [...values])).rows, end: () => client.end() };
}

/** Does some work with the database meant. Rejects with a {@link UsageError} when it does not answer, or holds no outbox. */
export async function withDatabase<Result>(work: (ask: Ask, place: Place) => Promise<Result>, wayOut = startOrSet): Promise<Result> {
  const place = findDatabase(wayOut);
  const { ask, end } = await connect(place).catch((error: unknown) => {
    throw new UsageError(formatProblem({ where: place.name, found: reasonOf(error), expected: 'a database that answers', wayOut }));
  });
  try {
    return await work(ask, place);
  } catch (error) {
    throw explain(error, place);
  } finally {
    await end();
  }
}

/** What went wrong, in the driver's words or code. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return [message, message?.includes(code ?? '') ? undefined : code].filter(Boolean).join(' ') || String(error);
}

/** Codes of Postgres for a schema, table, function or type that is not there. */
const missing = ['3F000', '42P01', '42883', '42704'];

function explain(error: unknown, { name }: Place): unknown {
  const { code } = error as { readonly code?: string };
  if (code !== undefined && missing.includes(code)) {
    const expected = 'the schema contact, as supabase/migrations makes it';
    return new UsageError(
      formatProblem({
        where: name,
        found: reasonOf(error),
        expected,
        wayOut: 'npx supabase@3 db push --remote, or npm start for the local one',
      }),
    );
  }
  if (code !== '42501') return error;
  const expected = 'to connect as the owner of the schema contact';
  return new UsageError(formatProblem({ where: name, found: reasonOf(error), expected, wayOut: 'use the postgres user in DATABASE_URL' }));
}

/** Finds the database of the messages, and queries it. */
import pg from 'pg';
import { UsageError } from '../../lib/command.ts';
import { readIfExists } from '../../lib/paths.ts';
import { formatProblem } from '../../model/problem.ts';

/** File in which `npm start` writes the address of its database. */
export const databaseUrlFile = '.data/database-url';

const milliseconds = { toConnect: 10_000, toAnswer: 30_000 };

export interface Place {
  readonly url: string;
  /** True for the database of `npm start`. */
  readonly isLocal: boolean;
  /** Name in errors, without the password: `DATABASE_URL (db.example.org:5432)`. */
  readonly name: string;
}

export type Query = <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Returns the configured database. Throws a {@link UsageError} with `wayOut` when there is none, or its address is invalid. */
export function findDatabase(wayOut = startOrSet): Place {
  const local = readIfExists(databaseUrlFile)?.trim();
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
  // Anybody can edit the file: only 127.0.0.1 is local.
  return { url, isLocal: url === local && hostname === '127.0.0.1', name: `${source} (${host})` };
}

const startOrSet = 'run npm start and leave it running, or set DATABASE_URL to the connection string of the database';

/** Connects. Connection and queries reject with the driver’s error. */
export async function connect({ url }: Place): Promise<{ readonly query: Query; readonly end: () => Promise<void> }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'npm run contact',
    connectionTimeoutMillis: milliseconds.toConnect,
    query_timeout: milliseconds.toAnswer,
  });
  // A broken connection makes the next query fail.
  client.on('error', () => {});
  await client.connect();
  return { query: async (text, values = []) => (await client.query(text, [...values])).rows, end: () => client.end() };
}

/** Runs `work` with the configured database. Rejects with a {@link UsageError} when it does not answer or has no outbox. */
export async function withDatabase<Result>(work: (query: Query, place: Place) => Promise<Result>, wayOut = startOrSet): Promise<Result> {
  const place = findDatabase(wayOut);
  const { query, end } = await connect(place).catch((error: unknown) => {
    throw new UsageError(formatProblem({ where: place.name, found: reasonOf(error), expected: 'a database that answers', wayOut }));
  });
  try {
    return await work(query, place);
  } catch (error) {
    throw explain(error, place);
  } finally {
    await end();
  }
}

/** Returns the message of an error and its code. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return [message, message?.includes(code ?? '') ? undefined : code].filter(Boolean).join(' ') || String(error);
}

/** Codes of Postgres for a missing schema, table, function or type. */
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

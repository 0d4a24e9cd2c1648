/** Bringing a database to where `supabase/migrations/` says, as the platform's own tool does: in order, each once. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { UsageError } from '../lib/command.ts';

const folder = 'supabase';

/** Key of the lock by which two starts on one database wait for each other; any number that nobody else uses. */
const lock = 0x7e71;

/**
 * Applies what is missing, each migration in a transaction of its own. Rejects when one fails; those before it stay. Throws a
 * {@link UsageError} for a schema whose migrations the database does not know, or the other way round.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  /** Does it under the lock: of a transaction, not of a session, for the embedded database has one session for all. */
  const alone = async (work: () => Promise<unknown>) => {
    await client.query('begin');
    try {
      await client.query(`select pg_advisory_xact_lock(${lock})`);
      await work();
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  };
  try {
    await alone(async () => {
      await client.query(readFileSync(`${folder}/local.sql`, 'utf8'));
      await client.query('create schema if not exists supabase_migrations');
      await client.query('create table if not exists supabase_migrations.schema_migrations (version text primary key)');
      await refuseHalfKnown(client, new URL(databaseUrl));
    });
    for (const file of readdirSync(`${folder}/migrations`).sort()) {
      const version = file.split('_')[0] as string;
      await alone(async () => {
        const known = await client.query('select from supabase_migrations.schema_migrations where version = $1', [version]);
        if (known.rowCount) return;
        await client.query(readFileSync(`${folder}/migrations/${file}`, 'utf8'));
        await client.query('insert into supabase_migrations.schema_migrations (version) values ($1)', [version]);
      });
    }
  } finally {
    await client.end();
  }
}

/** Without `--remote`, it would be the record of the database that the command line runs itself. */
const repair = 'npx supabase@3 migration repair --remote="$DATABASE_URL" --status';

/** A schema put in by hand, or restored without its record or the record without it: what to apply is anybody's guess. */
async function refuseHalfKnown(client: pg.Client, { host, pathname }: URL): Promise<void> {
  const [first = ''] = readdirSync(`${folder}/migrations`).sort();
  const version = first.split('_')[0] as string;
  const { rows } = await client.query<{ is_there: boolean; is_known: boolean }>(
    `select to_regnamespace('contact') is not null as is_there,
      exists (select from supabase_migrations.schema_migrations where version = $1) as is_known`,
    [version],
  );
  if (rows[0]?.is_there === rows[0]?.is_known) return;
  const [found, wayOut] = rows[0]?.is_there
    ? [`the schema "contact" and no record of the migration ${version}`, `${repair} applied ${version}`]
    : [`a record of the migration ${version} and no schema "contact"`, `${repair} reverted ${version}`];
  throw new UsageError(
    `The database ${host}${pathname} is half known: it has ${found}; both or neither expected. If that is right as it is, set the record right (${wayOut}), or restore the database whole, or set DATABASE_URL to another.`,
  );
}

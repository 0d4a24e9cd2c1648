/** Applies `supabase/migrations/` as the Supabase CLI does: in order, each once. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { UsageError } from '../lib/command.ts';

const folder = 'supabase';

/** Key of the advisory lock that serialises concurrent starts; an arbitrary number. */
const lock = 0x7e71;

/**
 * Applies the missing migrations, each in a transaction of its own. Rejects when one fails; the ones before it stay applied. Throws a
 * {@link UsageError} for two migrations with one version, and when schema and migration history disagree.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const files = migrationsOf(readdirSync(`${folder}/migrations`));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  /** Runs `work` in a transaction that holds the advisory lock. */
  const inTransaction = async (work: () => Promise<unknown>) => {
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
    await inTransaction(async () => {
      await client.query(readFileSync(`${folder}/local.sql`, 'utf8'));
      await client.query('create schema if not exists supabase_migrations');
      await client.query('create table if not exists supabase_migrations.schema_migrations (version text primary key)');
      await requireHistory(client, new URL(databaseUrl), files[0]?.version ?? '');
    });
    for (const { file, version } of files) {
      await inTransaction(async () => {
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

/** Returns the migrations of a folder in order. Throws for two with one version: the history would take the second as applied. */
export function migrationsOf(names: readonly string[]): readonly { readonly file: string; readonly version: string }[] {
  const files = [...names].sort().map((file) => ({ file, version: file.split('_')[0] as string }));
  const second = files.find(({ version }, index) => version === files[index - 1]?.version);
  if (second)
    throw new UsageError(
      `Two files in ${folder}/migrations have the version ${second.version}, one of them ${second.file}; one file per version expected. Rename the newer file to the current UTC time, such as 20261231235959_${second.file.replace(/^\d+_/, '')}.`,
    );
  return files;
}

/** `--remote` selects the given database instead of the CLI’s own local one. */
const repair = 'npx supabase@3 migration repair --remote="$DATABASE_URL" --status';

/** Throws when only one of schema and migration history (its first `version`) exists, as after a partial restore. */
async function requireHistory(client: pg.Client, { host, pathname }: URL, version: string): Promise<void> {
  const { rows } = await client.query<{ is_there: boolean; is_known: boolean }>(
    `select to_regnamespace('contact') is not null as is_there,
      exists (select from supabase_migrations.schema_migrations where version = $1) as is_known`,
    [version],
  );
  if (rows[0]?.is_there === rows[0]?.is_known) return;
  const [found, wayOut] = rows[0]?.is_there
    ? [`the schema "contact" and no entry of the migration ${version}`, `${repair} applied ${version}`]
    : [`an entry of the migration ${version} and no schema "contact"`, `${repair} reverted ${version}`];
  throw new UsageError(
    `The schema and the migration history of the database ${host}${pathname} disagree: found ${found}; both or neither expected. Repair the history if the schema is right (${wayOut}), restore the whole database, or set DATABASE_URL to another one.`,
  );
}

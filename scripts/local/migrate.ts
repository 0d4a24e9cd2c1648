/** Bringing a database to where `supabase/migrations/` says, as the platform's own tool does: in order, each once. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const folder = 'supabase';

/** Applies what is missing, each migration in a transaction of its own. Rejects when one fails; those before it stay. */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(readFileSync(`${folder}/local.sql`, 'utf8'));
    await client.query('create schema if not exists supabase_migrations');
    await client.query('create table if not exists supabase_migrations.schema_migrations (version text primary key)');
    const { rows } = await client.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
    const known = new Set(rows.map(({ version }) => version));
    for (const file of readdirSync(`${folder}/migrations`).sort()) {
      const version = file.split('_')[0] as string;
      if (known.has(version)) continue;
      const record = `insert into supabase_migrations.schema_migrations (version) values (${client.escapeLiteral(version)})`;
      // One simple query is one transaction.
      await client.query(`${readFileSync(`${folder}/migrations/${file}`, 'utf8')};\n${record}`);
    }
  } finally {
    await client.end();
  }
}

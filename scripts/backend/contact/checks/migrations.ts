/** Whether the database is where `supabase/migrations` says. */
import { readdirSync } from 'node:fs';
import type { Ask } from '../database.ts';
import { type Check, failed, passed } from './check.ts';

const folder = 'supabase/migrations';

export const checkMigrations: Check<Ask> = {
  title: 'migrations',
  async run(ask) {
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    const applied = await appliedVersions(ask);
    const missing = files.filter((file) => !applied.has(file.split('_')[0] as string)).sort();
    const [table] = await ask<{ there: boolean }>("select to_regclass('contact.messages') is not null as there");
    if (missing.length === 0 && table?.there) return passed('migrations', `all ${files.length} are there`);
    return failed('migrations', {
      found: [...missing.map((file) => `${file} is not applied`), ...(table?.there ? [] : ['no table contact.messages'])].join(', '),
      expected: `every file of ${folder} applied`,
      wayOut: 'npx supabase@3 db push --remote, or npm start for the local database',
    });
  },
};

async function appliedVersions(ask: Ask): Promise<Set<string>> {
  const [table] = await ask<{ there: boolean }>("select to_regclass('supabase_migrations.schema_migrations') is not null as there");
  if (!table?.there) return new Set();
  const rows = await ask<{ version: string }>('select version from supabase_migrations.schema_migrations');
  return new Set(rows.map(({ version }) => version));
}

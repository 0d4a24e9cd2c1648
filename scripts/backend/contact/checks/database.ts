/** Checks of the database itself: migrations, clock, rights. */
import { readdirSync } from 'node:fs';
import type { Query } from '../database.ts';
import { type Check, failed, passed, skipped } from './check.ts';

/** Folder of the migrations, every one of which must be applied. */
const folder = 'supabase/migrations';

export const checkMigrations: Check<Query> = {
  title: 'migrations',
  async run(query) {
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    const applied = await appliedVersions(query);
    const missing = files.filter((file) => !applied.has(file.split('_')[0] as string)).sort();
    const [table] = await query<{ there: boolean }>("select to_regclass('contact.messages') is not null as there");
    if (missing.length === 0 && table?.there) return passed('migrations', `all ${files.length} are there`);
    return failed('migrations', {
      found: [...missing.map((file) => `${file} is not applied`), ...(table?.there ? [] : ['no table contact.messages'])].join(', '),
      expected: `every file of ${folder} applied`,
      wayOut: 'npx supabase@3 db push --remote, or npm start for the local database',
    });
  },
};

async function appliedVersions(query: Query): Promise<Set<string>> {
  const [table] = await query<{ there: boolean }>("select to_regclass('supabase_migrations.schema_migrations') is not null as there");
  if (!table?.there) return new Set();
  const rows = await query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  return new Set(rows.map(({ version }) => version));
}

/** Difference of the clocks of database and this machine that is tolerated, in seconds. */
const toleratedSeconds = 30;

export const checkClock: Check<Query> = {
  title: 'clock',
  async run(query) {
    const before = Date.now();
    const [row] = await query<{ seconds: number }>('select extract(epoch from clock_timestamp())::double precision as seconds');
    const here = (before + Date.now()) / 2000;
    const difference = (row?.seconds ?? Number.NaN) - here;
    if (Math.abs(difference) <= toleratedSeconds)
      return passed('clock', `the database and this machine agree within ${toleratedSeconds} s`);
    return failed('clock', {
      found: `the database is ${Math.abs(difference).toFixed(0)} s ${difference > 0 ? 'ahead of' : 'behind'} this machine`,
      expected: `${toleratedSeconds} s at most`,
      wayOut: 'set the one that is wrong: when messages are due, and when they are forgotten, goes by the database',
    });
  },
};

/** Lists every right of the API’s roles in the schema, one a line. Only the owner may have any. */
const rightsQuery = `
  with roles(role) as (select 'public' union all select rolname::text from pg_roles where rolname in ('anon', 'authenticated')),
  tables as (select oid, relname from pg_class where relnamespace = 'contact'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')),
  functions as (select oid, oid::regprocedure::text as signature from pg_proc where pronamespace = 'contact'::regnamespace)
  select role || ': ' || what || ' on schema contact' as found
    from roles, unnest(array['usage', 'create']) what where has_schema_privilege(role, 'contact', what)
  union all
  select role || ': ' || what || ' on contact.' || relname
    from roles, tables, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) what
    where has_table_privilege(role, oid, what)
      or (what in ('select', 'insert', 'update', 'references') and has_any_column_privilege(role, oid, what))
  union all
  select role || ': execute on ' || signature from roles, functions where has_function_privilege(role, oid, 'execute')
  order by 1`;

const revocation = ['schema contact', 'all tables in schema contact', 'all functions in schema contact']
  .map((what) => `revoke all on ${what} from public, anon, authenticated;`)
  .join(' ');

export const checkPrivileges: Check<Query> = {
  title: 'rights',
  async run(query) {
    const rights = await query<{ found: string }>(rightsQuery);
    if (rights.length === 0) return passed('rights', 'public, anon and authenticated have none in the schema contact');
    return failed('rights', {
      found: rights.map(({ found }) => found).join(', '),
      expected: 'no right of public, anon or authenticated in the schema contact',
      wayOut: `run: ${revocation}`,
    });
  },
};

export const checkRowSecurity: Check<Query> = {
  title: 'row-level security',
  async run(query) {
    const rows = await query<{ found: string }>(`
      select 'off on ' || oid::regclass::text as found from pg_class
        where relnamespace = 'contact'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
      union all
      select 'policy ' || quote_ident(policyname) || ' on contact.' || tablename from pg_policies where schemaname = 'contact'
      order by 1`);
    if (rows.length === 0) return passed('row-level security', 'on, without a policy');
    return failed('row-level security', {
      found: rows.map(({ found }) => found).join(', '),
      expected: 'on, and no policy',
      wayOut: 'alter table contact.messages enable row level security; and drop policy … on contact.messages; for each',
    });
  },
};

export const checkExposure: Check<Query> = {
  title: 'API',
  async run(query) {
    const rows = await query<{ setting: string }>(`
      select unnest(s.setconfig) as setting from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
        where r.rolname = 'authenticator'
          and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))`);
    const lists = rows.flatMap(({ setting }) => (setting.startsWith('pgrst.db_schemas=') ? [setting.slice(17)] : []));
    if (lists.length === 0) {
      return skipped(
        'API',
        'pgrst.db_schemas is not set in the database; on hosted Supabase see that Data API, Exposed schemas, lacks contact',
      );
    }
    const schemas = lists.flatMap((names) => names.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1')));
    if (!schemas.includes('contact')) return passed('API', `it exposes ${schemas.join(', ')}, not contact`);
    return failed('API', {
      found: `it exposes ${schemas.join(', ')}`,
      expected: 'schemas without contact',
      wayOut: `run: alter role authenticator set pgrst.db_schemas = '${schemas.filter((name) => name !== 'contact').join(', ')}'; notify pgrst;`,
    });
  },
};

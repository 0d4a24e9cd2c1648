/** Whether nobody but the owner reaches the outbox. */
import type { Ask } from '../database.ts';
import { type Check, failed, passed, skipped } from './check.ts';

/** Every right that the roles of the API have on something of the schema, as one line each. */
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

export const checkPrivileges: Check<Ask> = {
  title: 'rights',
  async run(ask) {
    const rights = await ask<{ found: string }>(rightsQuery);
    if (rights.length === 0) return passed('rights', 'public, anon and authenticated have none in the schema contact');
    return failed('rights', {
      found: rights.map(({ found }) => found).join(', '),
      expected: 'no right of public, anon or authenticated in the schema contact',
      wayOut: `run: ${revocation}`,
    });
  },
};

export const checkRowSecurity: Check<Ask> = {
  title: 'row-level security',
  async run(ask) {
    const rows = await ask<{ found: string }>(`
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

export const checkExposure: Check<Ask> = {
  title: 'API',
  async run(ask) {
    const rows = await ask<{ setting: string }>(`
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

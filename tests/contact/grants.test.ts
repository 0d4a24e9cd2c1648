/** The roles of the API, and any other login, cannot reach the outbox. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../scripts/backend/migrate.ts';
import { type Database, startDatabase } from './support/database.ts';

const denied = '42501';

/** The roles of the API, and a login without rights. */
const roles = ['anon', 'authenticated', 'service_role', 'stranger'];

/** Default privileges of a deployment that grants everything to the roles of the API. */
const defaultPrivileges = ['schemas', 'tables', 'sequences', 'functions', 'types']
  .map((objects) => `alter default privileges grant all on ${objects} to anon, authenticated, service_role;`)
  .join('');

const message = `(id, locale, name, email, message, content)
  values (gen_random_uuid(), 'fr', 'Ada Lovelace', 'ada@example.org', 'Bonjour à vous.', '')`;

const statements = [
  'select * from contact.messages',
  'select id from contact.messages',
  `insert into contact.messages ${message}`,
  "update contact.messages set name = 'Grace Hopper'",
  'delete from contact.messages',
  'truncate contact.messages',
  'lock contact.messages',
  'copy contact.messages to stdout',
  'select * from contact.delivery',
];

let database: Database;
let owner: pg.Client;
let functions: string[];

beforeAll(async () => {
  database = await startDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query('create role stranger login');
  await owner.query(`drop schema contact, supabase_migrations cascade; ${defaultPrivileges} alter role service_role bypassrls`);
  await migrate(database.url);
  await owner.query(`insert into contact.messages ${message}`);
  const { rows } = await owner.query<{ call: string }>(`
    select format('select %s(%s)', p.oid::regproc, (select string_agg(format('null::%s', t::regtype), ', ') from unnest(p.proargtypes) as t)) as call
      from pg_proc p where p.pronamespace = 'contact'::regnamespace order by p.proname`);
  functions = rows.map(({ call }) => call);
});
afterAll(async () => {
  await owner?.end();
  await database?.stop();
});

/** Runs a statement as a role, after statements of the owner, and rolls back. Returns the error code or the number of rows. */
async function attempt(
  statement: string,
  { before = [], setRole }: { before?: readonly string[]; setRole?: string },
): Promise<string | number | null> {
  try {
    await owner.query('begin');
    for (const each of before) await owner.query(each);
    if (setRole !== undefined) await owner.query(setRole);
    return (await owner.query(statement)).rowCount;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await owner.query('rollback');
  }
}

const allStatements = () => [...statements, ...functions];
const attemptAll = async (tried: readonly string[], options: Parameters<typeof attempt>[1]) => {
  const found: Record<string, string | number | null> = {};
  for (const statement of tried) found[statement] = await attempt(statement, options);
  return found;
};
const each = (tried: readonly string[], outcome: unknown) => Object.fromEntries(tried.map((statement) => [statement, outcome]));

it('the tested statements work for the owner and call every function of the schema', async () => {
  const names = functions.map((call) => /contact\.(\w+)/.exec(call)?.[1]);
  expect(names).toEqual(expect.arrayContaining(['claim', 'erase', 'forget', 'is_clean', 'is_trimmed', 'retry', 'settle', 'submit']));
  const found = await attemptAll(
    allStatements().filter((statement) => !statement.startsWith('copy')),
    {},
  );
  expect(Object.entries(found).filter(([, outcome]) => outcome === denied)).toEqual([]);
  expect(found).toMatchObject({ 'select * from contact.messages': 1, 'delete from contact.messages': 1 });
});

describe.each(roles)('%s', (role) => {
  const setRole = `set local role ${role}`;

  it('cannot use the schema, the table or a function', async () => {
    const tried = [...allStatements(), "select 'contact.messages'::regclass", "select 'sent'::contact.state"];
    expect(await attemptAll(tried, { setRole })).toEqual(each(tried, denied));
    expect(await attempt('create table contact.mine ()', { setRole })).toBe(denied);
  });

  it('cannot use the table or a function even with usage of the schema', async () => {
    const tried = allStatements();
    expect(await attemptAll(tried, { before: [`grant usage on schema contact to ${role}`], setRole })).toEqual(each(tried, denied));
  });
});

// Row-level security does not apply to service_role.
it.each(roles.filter((role) => role !== 'service_role'))('%s sees and changes no row even with all rights on the table', async (role) => {
  const before = [
    `grant usage on schema contact to ${role}`,
    `grant all on contact.messages to ${role}`,
    `grant all on all functions in schema contact to ${role}`,
  ];
  const tried = statements.slice(0, 5);
  expect(await attemptAll(tried, { before, setRole: `set local role ${role}` })).toEqual({
    ...each(tried, 0),
    [`insert into contact.messages ${message}`]: denied,
  });
});

it('row-level security is on, without a policy', async () => {
  const { rows } = await owner.query(`
    select relrowsecurity as is_on, (select count(*)::integer from pg_policy where polrelid = c.oid) as policies
      from pg_class c where relnamespace = 'contact'::regnamespace and relkind in ('r', 'p')`);
  expect(rows).toEqual([
    { is_on: true, policies: 0 },
    { is_on: true, policies: 0 },
  ]);
});

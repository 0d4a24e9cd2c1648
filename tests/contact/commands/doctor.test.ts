/** `npm run contact -- doctor`: passes for a sound deployment, and fails for each possible fault. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkClock } from '../../../scripts/backend/contact/checks/database.ts';
import { type Deployment, startDeployment } from '../support/deployment.ts';
import { resetOutbox } from '../support/in-process.ts';
import { insertMessage } from '../support/outbox.ts';
import { inbox } from '../support/stack.ts';

const migrations = readdirSync('supabase/migrations').sort();
const lastMigration = migrations.at(-1) as string;
const lastVersion = lastMigration.split('_')[0];

describe('doctor', () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await startDeployment();
  });
  afterAll(() => deployment.stop());
  const query = (sql: string) => deployment.stack.query(sql);
  const runCheck = (title: string, env?: Record<string, string>) => deployment.runCheck(title, env);

  test('a sound deployment', async () => {
    const { exitCode, stdout, stderr } = await deployment.command.run(['doctor'], deployment.env);
    expect(stderr).toBe('');
    expect(exitCode).toBe(0);
    expect(stdout.trimEnd().split('\n')).toEqual([
      `✓ database: DATABASE_URL (${new URL(deployment.stack.database.url).host}) answers`,
      `✓ migrations: all ${migrations.length} are there`,
      '✓ clock: the database and this machine agree within 30 s',
      '✓ API: it exposes public, graphql_public, not contact',
      '✓ scheduler: the job contact-delivery is active (* * * * *)',
      '✓ vault: contact_function_url and contact_wake_key are there',
      '✓ rights: public, anon and authenticated have none in the schema contact',
      '✓ row-level security: on, without a policy',
      '✓ delivery: the mail server takes what it is given',
      '✓ failed messages: none',
      '✓ queued messages: none for more than an hour',
      '✓ mail server: 127.0.0.1 answers; SMTP_URL has no login',
      `✓ origins: ${deployment.site} may send, https://not-this-site.example may not`,
      `✓ site: the form of ${deployment.site}/contact sends to the function, for ${inbox}`,
      '✓ proxies: 0, as CONTACT_PROXIES has it: a made-up address changes nothing',
    ]);
  });

  const table = 'contact.messages';
  test.each([
    ['rights', `grant select on ${table} to anon`, `revoke select on ${table} from anon`, 'anon: select on contact.messages'],
    [
      'rights',
      `grant update (name) on ${table} to authenticated`,
      `revoke update (name) on ${table} from authenticated`,
      'authenticated: update on contact.messages',
    ],
    ['rights', `grant truncate on ${table} to public`, `revoke truncate on ${table} from public`, 'public: truncate on contact.messages'],
    ['rights', 'grant usage on schema contact to anon', 'revoke usage on schema contact from anon', 'anon: usage on schema contact'],
    [
      'rights',
      'grant execute on function contact.erase to public',
      'revoke execute on function contact.erase from public',
      'public: execute on contact.erase(text)',
    ],
    [
      'rights',
      'create function contact.new() returns integer language sql return 1',
      'drop function contact.new()',
      'anon: execute on contact.new()',
    ],
    [
      'rights',
      `create view contact.all_of_it as select * from ${table}; grant select on contact.all_of_it to anon`,
      'drop view contact.all_of_it',
      'anon: select on contact.all_of_it',
    ],
    [
      'row-level security',
      `alter table ${table} disable row level security`,
      `alter table ${table} enable row level security`,
      'off on contact.messages',
    ],
    [
      'row-level security',
      `create policy open on ${table} using (true)`,
      `drop policy open on ${table}`,
      'policy open on contact.messages',
    ],
    [
      'API',
      "alter role authenticator set pgrst.db_schemas = 'public, contact'",
      "alter role authenticator set pgrst.db_schemas = 'public'",
      'it exposes public, contact',
    ],
    [
      'migrations',
      `delete from supabase_migrations.schema_migrations where version = '${lastVersion}'`,
      `insert into supabase_migrations.schema_migrations values ('${lastVersion}')`,
      `found:    ${lastMigration} is not applied\n`,
    ],
    ['migrations', 'alter schema contact rename to away', 'alter schema away rename to contact', 'no table contact.messages'],
    [
      'migrations',
      'alter schema supabase_migrations rename to away',
      'alter schema away rename to supabase_migrations',
      migrations.map((file) => `${file} is not applied`).join(', '),
    ],
    ['scheduler', 'update cron.job set active = false', 'update cron.job set active = true', 'the job contact-delivery is switched off'],
    ['scheduler', "update cron.job set jobname = 'other'", "update cron.job set jobname = 'contact-delivery'", 'no job contact-delivery'],
    ['vault', 'alter schema vault rename to away', 'alter schema away rename to vault', 'no contact_function_url, no contact_wake_key'],
    [
      'vault',
      "update vault.decrypted_secrets set decrypted_secret = 'old' || decrypted_secret where name like '%key'",
      "update vault.decrypted_secrets set decrypted_secret = substr(decrypted_secret, 4) where name like '%key'",
      'contact_wake_key is not the CONTACT_WAKE_KEY of this environment',
    ],
  ])('%s: fails after "%s"', async (title, broken, repaired, found) => {
    await query(broken);
    const { exitCode, stderr, failures, output } = await runCheck(title);
    await query(repaired);
    expect(output).toMatch(/^✗ .+\n {2}found: {4}.+\n {2}expected: .+\n {2}way out: {2}.+$/);
    expect(output).toContain(found);
    expect(failures).toEqual([`✗ ${title}`]);
    expect(stderr).toContain('One check failed.');
    expect(exitCode).toBe(1);
  });

  test('the way out for missing migrations has --remote: without that option, the command would migrate a database on this machine', async () => {
    await query('alter schema supabase_migrations rename to away');
    const { output } = await runCheck('migrations');
    await query('alter schema away rename to supabase_migrations');
    expect(output).toContain('way out:  npx supabase@3 db push --remote, or npm start for the local database');
  });

  test('the way out for wrong rights repairs them', async () => {
    await query(
      `grant usage on schema contact to public; grant select (name), delete on ${table} to anon; grant execute on all functions in schema contact to authenticated`,
    );
    const { output } = await runCheck('rights');
    await query(/way out: {2}run: (.+)$/.exec(output)?.[1] ?? '');
    expect((await runCheck('rights')).exitCode).toBe(0);
  });

  test('clock: fails when the clock of this machine is wrong', async () => {
    const late = await checkClock.run(async () => [{ seconds: Date.now() / 1000 - 300 }] as never);
    expect(late).toMatchObject({ mark: '✗', complaint: { found: 'the database is 300 s behind this machine' } });
  });

  test('delivery: fails while the mail server fails, warns when the last text was refused', async () => {
    await query(`update contact.delivery set failures = 7, last_error = 'EENVELOPE 552 MAIL FROM', since = now() - interval '2 hours',
      paused_at = now(), paused_until = now() + interval '1 hour'`);
    const paused = await runCheck('delivery');
    expect(paused.output).toMatch(
      /found: {4}the mail server has failed 7 times in 02:00:\d\d, last with EENVELOPE 552 MAIL FROM; the next try in 00:59:\d\d/,
    );
    expect(paused.failures).toEqual(['✗ delivery']);
    expect(paused.exitCode).toBe(1);
    await query(
      "update contact.delivery set failures = 0, suspect = gen_random_uuid(), last_error = 'EMESSAGE 554 DATA', paused_at = null",
    );
    expect(await runCheck('delivery')).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('! delivery: the last text was not taken (EMESSAGE 554 DATA)'),
    });
    await resetOutbox(deployment.stack);
  });

  test('outbox: fails for a failed message and for a message queued for more than an hour', async () => {
    await insertMessage(deployment.stack, { minutes: 50 });
    await insertMessage(deployment.stack, { minutes: 500, sql: "state = 'failed'" });
    expect(await runCheck('failed messages')).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^✗ failed messages\n {2}found: {4}1, which[\s\S]*retry --all-failed/),
    });
    await insertMessage(deployment.stack, { minutes: 70, sql: "next_attempt_at = now() + interval '1 hour'" });
    const waiting = await runCheck('queued messages');
    expect(waiting.output).toMatch(/found: {4}1 for more than an hour, the oldest for 01:10:\d\d\n/);
    expect(waiting.output).toContain('-- list --state queued says what the mail server answers');
    await insertMessage(deployment.stack, { minutes: 80, sql: "next_attempt_at = now() - interval '80 minutes'" });
    const overdue = await runCheck('queued messages');
    expect(overdue.output).toMatch(
      /found: {4}2 for more than an hour, the oldest for 01:20:\d\d, 1 of them due for an hour, and nobody delivers/,
    );
    expect(overdue.exitCode).toBe(1);
    await query('delete from contact.messages');
  });

  test('a database that does not answer: all other checks still run', async () => {
    const { exitCode, output, failures } = await runCheck('database', { DATABASE_URL: 'postgresql://me:hush@127.0.0.1:9/postgres' });
    expect(output).toContain('found:    DATABASE_URL (127.0.0.1:9): connect ECONNREFUSED');
    expect(output).not.toContain('hush');
    expect(failures).toEqual(['✗ database']);
    expect(exitCode).toBe(1);
  });

  test('the database of npm start: checks of the hosted platform are skipped', async () => {
    await query('drop schema cron, vault cascade; alter role authenticator reset pgrst.db_schemas');
    const { command } = deployment;
    command.setLocal(deployment.stack.database.url);
    const { exitCode, stdout } = await command.run(['doctor']);
    expect(stdout).toContain('– API: pgrst.db_schemas is not set in the database');
    expect(stdout).toContain('– scheduler: no scheduler here: whoever runs the function wakes it');
    expect(stdout).toContain('– vault: no scheduler here');
    expect(stdout).toContain('– mail server: not checked: SMTP_URL is not set');
    expect(stdout).toContain('– origins: not checked: CONTACT_FUNCTION_URL is not set');
    expect(stdout).toContain('– site: not checked: CONTACT_FUNCTION_URL or CONTACT_ORIGINS is not set');
    expect(stdout).toContain('– proxies: not checked: CONTACT_FUNCTION_URL or CONTACT_WAKE_KEY is not set');
    expect(stdout).not.toContain('✗');
    expect(exitCode).toBe(0);
  });
});

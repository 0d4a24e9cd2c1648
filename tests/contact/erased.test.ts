/** After `erase` and after the retention, no file of the database contains the erased text. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../scripts/backend/contact/database.ts';
import { createScrubbing, scrub } from '../../scripts/backend/contact/scrub.ts';
import { migrate, migrationsOf } from '../../scripts/backend/migrate.ts';
import { createContactCommand } from './support/command.ts';
import { type Database, startDatabase } from './support/database.ts';
import { insertMessage, updates } from './support/outbox.ts';

let database: Database;
let to: Awaited<ReturnType<typeof connect>>;
const command = createContactCommand();

beforeAll(async () => {
  database = await startDatabase();
  to = await connect({ url: database.url, isLocal: false, name: 'the test' });
});

afterAll(async () => {
  await to.end();
  await database.stop();
  command.remove();
});

/** Inserts messages of a person, which leave traces in old row versions, statistics and the WAL. */
async function insertMessages(who: string, minutes: number): Promise<void> {
  for (let number = 0; number < 20; number++) {
    await insertMessage(to, {
      name: `${who}-name Smith`,
      email: `${who}-mail@example.org`,
      message: `${who}-text number ${number}`,
      minutes,
      sql: updates.sent,
    });
  }
  await to.query('analyze contact.messages');
  expect(filesContaining(database.folder, who)).not.toEqual([]);
}

test('after erase', async () => {
  await insertMessages('canaryone', 1);
  await insertMessages('keepsake', 1);
  const { stdout } = await command.run(['erase', 'canaryone-mail@example.org', '--yes'], { DATABASE_URL: database.url });
  expect(stdout).toContain('20 messages of canaryone-mail@example.org deleted');
  expect(filesContaining(database.folder, 'canaryone')).toEqual([]);
  expect(filesContaining(database.folder, 'keepsake')).not.toEqual([]);
});

test('after erase of the last message', async () => {
  await to.query('delete from contact.messages');
  await insertMessages('canarysix', 1);
  await command.run(['erase', 'canarysix-mail@example.org', '--yes'], { DATABASE_URL: database.url });
  expect(filesContaining(database.folder, 'canarysix')).toEqual([]);
});

test('the statistics never list what visitors wrote', async () => {
  await insertMessages('canaryseven', 1);
  const listed = await to.query<{ attname: string }>(
    "select attname from pg_stats where schemaname = 'contact' and tablename = 'messages'",
  );
  const columns = listed.map(({ attname }) => attname);
  expect(columns).toContain('state');
  for (const column of ['name', 'email', 'message', 'content', 'client']) expect(columns).not.toContain(column);
});

test('after a second erase, when the database was killed during the rewrite of the first', async () => {
  await insertMessages('canaryeight', 1);
  await insertMessages('canarynine', 1);
  // The rewrite writes the new file of the table, and waits when it comes to this index.
  await to.query(`create function public.wait(id uuid) returns uuid language plpgsql immutable as
    $$ begin perform pg_advisory_xact_lock_shared(8); return id; end $$`);
  await to.query('create index waiting on contact.messages (public.wait(id))');
  await to.query('select pg_advisory_lock(8)');
  const erasing = command.run(['erase', 'canaryeight-mail@example.org', '--yes'], { DATABASE_URL: database.url });
  const isWaiting = async () =>
    (await to.query("select from pg_stat_activity where query like 'vacuum (full%' and wait_event = 'advisory'")).length;
  await expect.poll(isWaiting).toBe(1);
  await to.query('checkpoint');
  await database.kill();
  expect(await erasing).toMatchObject({ exitCode: 1 });
  await database.restart();
  to = await connect({ url: database.url, isLocal: false, name: 'the test' });
  await to.query('drop index contact.waiting');

  // The lost file has the words of a person who is erased later, too.
  for (const who of ['canaryeight', 'canarynine']) {
    const { exitCode } = await command.run(['erase', `${who}-mail@example.org`, '--yes'], { DATABASE_URL: database.url });
    expect(exitCode).toBe(0);
    expect(filesContaining(database.folder, who)).toEqual([]);
  }
});

test('a transaction that can still read erased rows fails the scrub', async () => {
  await insertMessages('canaryten', 1);
  const reader = await connect({ url: database.url, isLocal: false, name: 'the test' });
  await reader.query('begin isolation level repeatable read');
  await reader.query('select 1');
  const erase = () => command.run(['erase', 'canaryten-mail@example.org', '--yes'], { DATABASE_URL: database.url });
  const { exitCode, stderr } = await erase();
  expect(stderr).toMatch(/not rewritten \(.*process \d+.*\)/);
  expect(exitCode).toBe(1);
  await reader.end();
  expect((await erase()).exitCode).toBe(0);
  expect(filesContaining(database.folder, 'canaryten')).toEqual([]);
});

test('after a second erase, when the first was killed before the scrub or the disk was full', async () => {
  await insertMessages('canaryfour', 1);
  await to.query("select contact.erase('canaryfour-mail@example.org')");
  expect(filesContaining(database.folder, 'canaryfour')).not.toEqual([]);
  const { stdout } = await command.run(['erase', 'canaryfour-mail@example.org', '--yes'], { DATABASE_URL: database.url });
  expect(stdout).toContain('No message of canaryfour-mail@example.org');
  expect(filesContaining(database.folder, 'canaryfour')).toEqual([]);
});

test('a failed scrub is reported with the way to repeat it', async () => {
  await insertMessage(to, { email: 'canaryfive-mail@example.org' });
  const reader = await connect({ url: database.url, isLocal: false, name: 'the test' });
  await reader.query('begin');
  await reader.query('select count(*) from contact.messages');
  const url = `${database.url}?options=-c%20lock_timeout%3D100ms`;
  const { exitCode, stdout, stderr } = await command.run(['erase', 'canaryfive-mail@example.org', '--yes'], { DATABASE_URL: url });
  await reader.end();
  expect(stdout).toContain('1 message of canaryfive-mail@example.org deleted');
  expect(stderr).toMatch(
    /^The files of the database\n {2}found: {4}not rewritten \(.*lock timeout.*\): .*\n.*\n {2}way out: .*run the same again/,
  );
  expect(exitCode).toBe(1);
});

test('after the retention', async () => {
  await insertMessages('canarytwo', 91 * 24 * 60);
  await to.query('select contact.forget()');
  expect(await scrub(to.query)).toBe(true);
  expect(filesContaining(database.folder, 'canarytwo')).toEqual([]);
});

test('npm start scrubs after the retention has erased an address or a message, and only then', async () => {
  const client = (digit: string) => `c1e47${digit.repeat(59)}`;
  const scrubErased = createScrubbing(database.url);
  const forget = async () => {
    await to.query('select contact.forget()');
    await scrubErased();
  };
  const tableFile = async () => (await to.query("select pg_relation_filenode('contact.messages') as node"))[0];
  await forget();
  await insertMessage(to, { name: 'canarythree Smith', minutes: 8 * 24 * 60, sql: `${updates.sent}, client = '${client('1')}'` });
  await forget();
  expect(filesContaining(database.folder, client('1'))).toEqual([]);
  expect(filesContaining(database.folder, 'canarythree')).not.toEqual([]);

  await to.query("update contact.messages set created_at = now() - interval '91 days' where name like 'canarythree%'");
  await insertMessage(to, { email: 'other@example.org', minutes: 7 * 24 * 60 + 1, sql: `${updates.sent}, client = '${client('2')}'` });
  await forget();
  for (const word of ['canarythree', client('2')]) expect(filesContaining(database.folder, word)).toEqual([]);
  const before = await tableFile();
  await forget();
  expect(await tableFile()).toEqual(before);
});

test('an upgrade deletes the statistics of earlier versions', async () => {
  await to.query('drop schema contact cascade');
  await to.query('drop schema supabase_migrations cascade');
  const before = migrationsOf(readdirSync('supabase/migrations')).filter(({ version }) => version < '20261129113000');
  await to.query('create schema supabase_migrations create table schema_migrations (version text primary key)');
  for (const { file, version } of before) {
    await to.query(readFileSync(`supabase/migrations/${file}`, 'utf8'));
    await to.query('insert into supabase_migrations.schema_migrations values ($1)', [version]);
  }
  await insertMessages('canaryeleven', 1);
  await migrate(database.url);
  await to.query("select contact.erase('canaryeleven-mail@example.org')");
  await to.query('analyze contact.messages');
  expect(JSON.stringify(await to.query("select * from pg_stats where schemaname = 'contact'"))).not.toContain('canaryeleven');
  expect(await scrub(to.query)).toBe(true);
  expect(filesContaining(database.folder, 'canaryeleven')).toEqual([]);
});

/** Lists the files below a folder that contain a word. */
function filesContaining(folder: string, word: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = join(folder, name);
    // The database removes files meanwhile.
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true && readFileSync(file).includes(word);
  });
}

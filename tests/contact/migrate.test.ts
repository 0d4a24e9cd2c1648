/** Migrations: concurrent starts, and a schema that disagrees with the migration history. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../scripts/backend/contact/database.ts';
import { migrate, migrationsOf } from '../../scripts/backend/migrate.ts';
import { type Database, startDatabase } from './support/database.ts';

let database: Database;
let to: Awaited<ReturnType<typeof connect>>;

beforeAll(async () => {
  database = await startDatabase();
  to = await connect({ url: database.url, isLocal: false, name: 'the test' });
});
beforeEach(async () => {
  await to.query('drop schema if exists contact cascade');
  await to.query('drop schema if exists supabase_migrations cascade');
});
afterAll(async () => {
  await to.end();
  await database.stop();
});

test('several starts on a fresh database wait for each other', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate(database.url)));
  expect(await to.query('select count(*)::integer as messages from contact.messages')).toEqual([{ messages: 0 }]);
});

test('a queued message with an address of the earlier rule is still delivered after the migration to the later one', async () => {
  await migrateUntil('20261129200001');
  const insert = (id: number, email: string) =>
    to.query(
      `insert into contact.messages (id, locale, name, email, message, content)
        values ($1, 'fr', 'Ada Lovelace', $2, 'Bonjour à vous.', '')`,
      [`00000000-0000-0000-0000-00000000000${id}`, email],
    );
  await insert(1, 'ada@example-.com');
  await migrate(database.url);
  await to.query('select contact.claim(60, 60)');
  await to.query("select contact.settle(id, attempts, 'sent', null, 15) from contact.messages");
  expect(await to.query('select state::text, email from contact.messages')).toEqual([{ state: 'sent', email: 'ada@example-.com' }]);
  await expect(insert(2, 'ada@example-.com')).rejects.toThrow('messages_email_check');
});

test('a schema without its migration history is reported, and left unchanged', async () => {
  await migrate(database.url);
  await to.query('delete from supabase_migrations.schema_migrations');
  await expect(migrate(database.url)).rejects.toThrow(
    /disagree: found the schema "contact" and no entry of the migration \d+; .*repair --remote="\$DATABASE_URL" --status applied/,
  );
  expect(await to.query('select * from supabase_migrations.schema_migrations')).toEqual([]);
});

test('a migration history without its schema is reported', async () => {
  await migrate(database.url);
  await to.query('drop schema contact cascade');
  await expect(migrate(database.url)).rejects.toThrow(/found an entry of the migration \d+ and no schema "contact"; .*--status reverted/);
});

/** Applies the migrations before a version. */
async function migrateUntil(version: string): Promise<void> {
  await to.query('create schema supabase_migrations');
  await to.query('create table supabase_migrations.schema_migrations (version text primary key)');
  for (const migration of migrationsOf(readdirSync('supabase/migrations'))) {
    if (migration.version >= version) return;
    await to.query(readFileSync(`supabase/migrations/${migration.file}`, 'utf8'));
    await to.query('insert into supabase_migrations.schema_migrations values ($1)', [migration.version]);
  }
}

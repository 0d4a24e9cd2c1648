/** Migrations: concurrent starts, and a schema that disagrees with the migration history. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../scripts/backend/contact/database.ts';
import { migrate } from '../../scripts/backend/migrate.ts';
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

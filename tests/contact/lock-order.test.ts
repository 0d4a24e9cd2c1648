/** Lock order: statements that change several messages lock the row of the delivery first, so that no deadlock occurs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../scripts/backend/contact/database.ts';
import { type Database, startDatabase } from './support/database.ts';
import { insertMessage } from './support/outbox.ts';

let database: Database;
let delivery: Awaited<ReturnType<typeof connect>>;
let other: typeof delivery;

beforeAll(async () => {
  database = await startDatabase();
  [delivery, other] = (await Promise.all([1, 2].map(() => connect({ url: database.url, isLocal: false, name: 'the test' })))) as [
    typeof delivery,
    typeof other,
  ];
});

afterAll(async () => {
  await Promise.all([delivery.end(), other.end()]);
  await database.stop();
});

test.each([
  'contact.claim(60, 60)',
  'contact.begin_text(gen_random_uuid(), 1, 60)',
  "contact.settle(gen_random_uuid(), 1, 'sent', null, 15)",
  'contact.forget()',
  "contact.erase('visitor@example.org')",
])('%s', async (call) => {
  await insertMessage(other, { email: 'visitor@example.org', minutes: 8 * 24 * 60 });
  const [own] = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
  await delivery.query('begin');
  await delivery.query('select from contact.delivery for update');
  let isDone = false;
  const waiting = other.query(`select ${call}`).finally(() => (isDone = true));
  await expect
    .poll(async () => isDone || (await delivery.query<{ by: number[] }>('select pg_blocking_pids($1) as by', [own?.pid]))[0]?.by.length)
    .toBe(1);
  // The waiting statement holds no lock on a message.
  await delivery.query('select from contact.messages for update nowait');
  await delivery.query('commit');
  await waiting;
});

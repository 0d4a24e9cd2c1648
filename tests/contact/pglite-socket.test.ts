/** The socket of the embedded database: one client's nonsense, or silence, is nobody else's trouble. */
import { type AddressInfo, connect as connectSocket, type Server } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPgliteServer } from '../../scripts/local/pglite-socket.ts';

let db: PGlite;
let server: Server;
let port: number;

beforeAll(async () => {
  db = await PGlite.create();
  server = createPgliteServer(db, { idleMs: 300 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.close();
  await db.close();
});

async function client(): Promise<pg.Client> {
  const one = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await one.connect();
  return one;
}

const startup = (length: number) => Buffer.from(new Int32Array([length, 196_608]).buffer).swap32();
const query = (length: number) => {
  const message = Buffer.from('Q    select 1\0');
  message.writeInt32BE(length, 1);
  return message;
};

test.each([
  ['A startup of -1', startup(-1)],
  ['A startup of 0', startup(0)],
  ['A startup of 1 GiB', startup(2 ** 30)],
  ['A message of -1', query(-1)],
  ['A message of 3', query(3)],
  ['A message of 1 GiB', query(2 ** 30)],
])('%s bytes is refused, and others are served', async (what, bytes) => {
  const socket = connectSocket(port, '127.0.0.1');
  if (what.includes('message')) socket.write(hello);
  socket.write(bytes);
  const heard: Buffer[] = [];
  for await (const chunk of socket) heard.push(chunk as Buffer);
  expect(Buffer.concat(heard).toString('latin1')).toContain('FATAL\0C08P01\0Minvalid length of message');
  const other = await client();
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.end();
});

const hello = (() => {
  const words = Buffer.from('user\0postgres\0database\0postgres\0\0');
  return Buffer.concat([startup(8 + words.length), words]);
})();

test('a transaction in which nothing is said any more is rolled back, and the next is served', async () => {
  const silent = await client();
  const ended = new Promise<Error & { code?: string }>((resolve) => silent.on('error', resolve));
  await silent.query('create table kept (word text)');
  // In one breath: between two the session might have been silent for long enough.
  await silent.query("begin; insert into kept values ('from a transaction')");
  const other = await client();
  expect((await other.query('select count(*)::integer as rows from kept')).rows).toEqual([{ rows: 0 }]);
  expect((await ended).code).toBe('25P03');
  await other.end();
});

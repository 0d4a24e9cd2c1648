/** The folder of the embedded database: who may open it, what is no database, and a disk that is full. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../scripts/local/embedded.ts';
import { keepRunning } from '../../scripts/local/keep.ts';
import { firstOf } from '../support/soak.ts';
import { emptyData, program } from './support/databases.ts';
import { dataFolder } from './support/folder.ts';

let place: string;
let data: string;
let running: Pick<EmbeddedDatabase, 'stop'> | undefined;

beforeEach(async () => {
  place = dataFolder('embedded');
  data = `${place}/database`;
  cpSync(await emptyData(), data, { recursive: true });
});

afterEach(async () => {
  await running?.stop('SIGKILL');
  running = undefined;
  rmSync(place, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(data, { program });
  running = database;
  return database;
}

async function ask(url: string, text: string): Promise<pg.QueryResult['rows']> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 20_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

describe('a claim blocks nobody', () => {
  const identities: readonly [whose: string, identity: () => string][] = [
    ['of a process whose number another has now', () => `${process.pid}-1-12345678`],
    ['of a process that is no more', () => '999999-1-12345678'],
    ['that says nothing', () => ''],
  ];
  test.each(firstOf(identities))('%s', async (_whose, identity) => {
    writeFileSync(`${data}.held-by-${identity()}`, '');
    const { stop } = await start();
    const claims = () => readdirSync(place).filter((name) => name.includes('held-by'));
    expect(claims()).toHaveLength(1);
    await stop();
    expect(claims()).toEqual([]);
  });
});

describe('is left as it is, and named', () => {
  test.each([
    ['a folder without PG_VERSION', () => rmSync(`${data}/PG_VERSION`), 'it has files, and PG_VERSION is not among them'],
    ['a database without its heart', () => truncateSync(`${data}/global/pg_control`, 100), 'the database does not open'],
  ])('%s', async (_what, spoil, reason) => {
    spoil();
    const before = contents();
    const error: Error = await start().then(
      () => new Error('It started.'),
      (thrown: Error) => thrown,
    );
    expect(error.message).toMatch(/^\S+ is damaged: .*Put a copy of it back, or move the folder away \(mv \S+ \S+\.broken\)[^\n]*$/);
    expect(error.message).toContain(reason);
    expect(contents()).toEqual(before);
  });

  /** Every file with its size and, where it is small, what is in it. */
  function contents(): unknown[] {
    // Which process looked at it last is nothing of its contents.
    const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('postmaster.'))
      .sort();
    return files.map((name) => {
      const { size } = statSync(join(data, name));
      return [name, size, statSync(join(data, name)).isFile() && size < 100_000 ? readFileSync(join(data, name), 'latin1') : ''];
    });
  }
});

test('what is committed is on the disk', async () => {
  const { url } = await start();
  expect(await ask(url, "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'full_page_writes')")).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'wal_sync_method', setting: 'fsync' },
  ]);
});

/** A disk of its own to fill; that takes the right to mount one. */
const disk = mkdtempSync('/tmp/embedded-disk-');
const mount = () => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=90m', 'tmpfs', disk]).status === 0;
const unmount = () => spawnSync('umount', ['-l', disk]);
afterAll(() => rmSync(disk, { recursive: true }));
const hasDisk = mount();
if (hasDisk) unmount();
else console.warn('NOT TESTED: the database on a full disk. It needs the right to mount one: run this as root.');

test.runIf(hasDisk)('a full disk stops it until there is room again', async () => {
  mount();
  try {
    cpSync(data, `${disk}/database`, { recursive: true });
    data = `${disk}/database`;
    const database = await start();
    running = keepRunning('The database', database, () => startEmbeddedDatabase(data, { port: Number(database.ready), program }));
    await ask(database.url, 'create table word (word text)');
    await ask(database.url, "insert into word values ('before')");
    const fill = spawnSync('dd', ['if=/dev/zero', `of=${disk}/filler`, 'bs=64k']);
    expect(fill.status).not.toBe(0);
    const flood = 'insert into word select repeat(md5(i::text), 200) from generate_series(1, 4000) as i';
    await expect(ask(database.url, flood)).rejects.toThrow();
    // A row that finds no room is an error; a log that finds none is the end.
    await ask(database.url, 'select pg_switch_wal()');
    await expect(ask(database.url, "select pg_logical_emit_message(true, 'test', 'words for the log')")).rejects.toThrow();
    expect(await database.ended).toBe('exit code 1');
    rmSync(`${disk}/filler`);
    const after = () =>
      ask(database.url, "insert into word values ('after')").then(
        () => 'taken',
        () => 'refused',
      );
    await expect.poll(after, { interval: 200 }).toBe('taken');
    expect(await ask(database.url, 'select word from word order by length(word), word')).toEqual([{ word: 'after' }, { word: 'before' }]);
    await running.stop('SIGKILL');
    running = undefined;
  } finally {
    unmount();
  }
});

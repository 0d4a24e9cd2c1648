/**
 * The embedded database, a process of its own: `tsx scripts/local/database.ts <folder> <port>`. Prints `ready` when it
 * listens. A folder that a killed process left is recovered from, as Postgres does; one that is no database, or a spoilt one,
 * is left as it is.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { holdAlone } from '../lib/lock.ts';
import { openPglite } from './pglite-files.ts';
import { createPgliteServer } from './pglite-socket.ts';

/** Bytes of a file of the log (WAL). */
const logPart = 16 * 2 ** 20;

const [folder = '.data/database', port = '0'] = process.argv.slice(2);
mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
const { holder } = holdAlone(folder);
if (holder !== undefined) {
  fail(
    `The database in ${folder} is in use by process ${holder}. End the npm start or npm run dev that has started it, or set DATABASE_URL to another one.`,
  );
}
const db = await open();
const server = createPgliteServer(db);
// What has panicked, because the disk is full, say, is of no more use: started again, it recovers.
server.on('error', (error) => fail(`The database in ${folder} cannot go on: ${error.message}`));
server.listen(Number(port), '127.0.0.1', () => console.log(`ready ${(server.address() as AddressInfo).port}`));

const stop = () => {
  server.close();
  void db.close().finally(() => process.exit(0));
};
process.once('SIGTERM', stop);
// Ctrl+C reaches everybody in the terminal at once; whoever started this ends it when the others are done with it.
process.on('SIGINT', () => {});

/** The database in the folder, made if there is nothing. PGlite would make one wherever it finds no `PG_VERSION`, over all else. */
async function open(): Promise<PGlite> {
  const wayOut = `Put a copy of it back, or move the folder away (mv ${folder} ${folder}.broken): the next npm start makes an empty one.`;
  try {
    if (!existsSync(folder) || readdirSync(folder).length === 0) await make();
    if (existsSync(join(folder, 'PG_VERSION'))) return await openPglite(folder);
  } catch (error) {
    if (isDiskFull()) return fail(`The disk of ${folder} is full; ${logPart / 2 ** 20} MiB expected. Make room, and it goes on as it was.`);
    return fail(`${folder} is damaged: the database does not open (${reasonOf(error)}). ${wayOut}`);
  }
  return fail(`${folder} is damaged: it has files, and PG_VERSION is not among them. Nothing was changed. ${wayOut}`);
}

/** Whether the next file of the log would not fit. */
function isDiskFull(): boolean {
  const { bavail, bsize } = statfsSync(dirname(folder));
  return bavail * bsize < logPart;
}

/** Made beside its place: a start that is killed in the middle leaves no half of a database there. */
async function make(): Promise<void> {
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  const made = await openPglite(making);
  await made.close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

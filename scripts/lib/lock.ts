/**
 * Having a folder alone. A claim is an empty file whose name says who holds it: the number of the process and the moment it began,
 * because numbers come again (in a container, at every start). So nothing can be half written, and the claim of a process that was
 * killed blocks nobody. (Libraries for this go by a heartbeat, which a busy database misses, or by the number alone.)
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Either this process has the folder alone, until it gives it back or ends, or another one has, whose number this is. */
export type Hold = { readonly holder: undefined; readonly release: () => void } | { readonly holder: number };

/** Claims `folder` for this process. The claim stands beside it, in a folder that must be there. */
export function holdAlone(folder: string): Hold {
  const place = dirname(folder);
  const prefix = `${basename(folder)}.held-by-`;
  const own = `${prefix}${identityOf(process.pid)}`;
  const release = () => {
    process.off('exit', release);
    rmSync(join(place, own), { force: true });
  };
  writeFileSync(join(place, own), '');
  process.on('exit', release);
  // Each writes first and looks then: of two at once, one sees the other at least.
  for (const claim of readdirSync(place).filter((name) => name.startsWith(prefix) && name !== own)) {
    const holder = Number.parseInt(claim.slice(prefix.length), 10);
    if (claim === `${prefix}${identityOf(holder)}`) {
      release();
      return { holder };
    }
    rmSync(join(place, claim), { force: true });
  }
  return { holder: undefined, release };
}

/** A process that lives, with the moment it began; undefined when there is none, or one that is dead and not buried. */
function identityOf(pid: number): string | undefined {
  const [state, began] = existsSync('/proc/self/stat') ? fromLinux(pid) : fromPs(pid);
  return state === undefined || state.startsWith('Z') ? undefined : `${pid}-${began}`;
}

function fromLinux(pid: number): readonly string[] {
  try {
    // The name before it may hold anything, brackets too.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    // Ticks since the machine started, so that start belongs to it.
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

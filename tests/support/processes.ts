/** The processes that another has started. */
import { spawnSync } from 'node:child_process';

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** A process and everything below it. */
export function familyOf(pid: number): Running[] {
  const all = running();
  const family = all.filter((one) => one.pid === pid);
  // It grows while it is walked.
  for (const { pid: parent } of family) family.push(...all.filter((one) => one.parent === parent));
  return family;
}

/** Those of a family that still run, by their commands. */
export function survivors(family: readonly Running[]): string[] {
  const now = new Map(running().map((one) => [one.pid, one.command]));
  return family.filter(({ pid, command }) => now.get(pid) === command).map(({ command }) => command);
}

/** All that run; the dead that nobody has buried do not. */
function running(): Running[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined || state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

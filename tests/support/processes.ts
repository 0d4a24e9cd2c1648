/** Processes and their descendants. */
import { spawnSync } from 'node:child_process';

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Returns a process and its descendants. */
export function familyOf(pid: number): Running[] {
  const all = listRunning();
  const family = all.filter((one) => one.pid === pid);
  // The loop also visits the elements that it adds.
  for (const { pid: parent } of family) family.push(...all.filter((one) => one.parent === parent));
  return family;
}

/** Returns the commands of those processes in `family` that are still running. */
export function survivors(family: readonly Running[]): string[] {
  const now = new Map(listRunning().map((one) => [one.pid, one.command]));
  return family.filter(({ pid, command }) => now.get(pid) === command).map(({ command }) => command);
}

/** Returns all running processes; zombies are not running. */
function listRunning(): Running[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined || state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** Folders for the data of databases. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs';

/** Bytes that all databases of a run can have at once: three workers with two or three each, of fifty megabytes. */
const room = 1e9;

/**
 * In memory, where there is room: tests end processes, never the machine, and a thousand small files on a disk, copied and
 * removed, take as much of the processor as the database that starts on them.
 */
const place = existsSync('/dev/shm') && free('/dev/shm') > room ? '/dev/shm' : '/tmp';

/** Makes a new one. */
export function dataFolder(name: string): string {
  return mkdtempSync(`${place}/${name}-`);
}

/** Copies a folder with owners and modes. */
export function copyAll(from: string, to: string): void {
  const { status, stderr, error } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp -a ${from} ${to} ended with ${status}: ${stderr || error}`);
}

/** Moves a folder to where it is kept. Another worker may have been first; its copy is as good. */
export function keep(folder: string, kept: string): void {
  try {
    renameSync(folder, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
    rmSync(folder, { recursive: true });
  }
}

function free(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Folders for the data of databases. */
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';

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

function free(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Where synthetic projects are written. */
import { constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAccessible } from '../lib/access.mjs';

/**
 * Runs `work` in a new folder, removed afterwards. The folder is in memory where the system has such a place: some file
 * systems create files ten times slower for a minute after thousands were deleted, which a second benchmark would measure.
 */
export async function inBenchFolder(work: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync('.cache/bench', { recursive: true });
  const folder = mkdtempSync(join(isAccessible('/dev/shm', constants.W_OK) ? '/dev/shm' : '.cache/bench', 'bench-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

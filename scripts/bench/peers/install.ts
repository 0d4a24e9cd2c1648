/** Packages of others to compare with or to measure by: of no use but to a benchmark, hence installed when that is asked for. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../../lib/command.ts';

const sources = 'scripts/bench/peers';

/** Copies what is in `scripts/bench/peers/<name>` below `.cache`, with its packages as its lock file has them. Answers the folder, in full. */
export function installPeer(name: string): string {
  const source = join(sources, name);
  const folder = resolve('.cache/bench/peers', name);
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8');
  const marker = join(folder, '.installed');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lock) {
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(source, file), join(folder, file));
    const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      encoding: 'utf8',
      // On Windows npm is a file for the shell.
      shell: process.platform === 'win32',
    });
    if (status !== 0)
      throw new UsageError(
        `${stderr}\nThe packages of ${source} could not be installed. Run the bench again where npm reaches its registry.`,
      );
    writeFileSync(marker, lock);
  }
  rmSync(join(folder, 'src'), { recursive: true, force: true });
  cpSync(source, folder, { recursive: true });
  return folder;
}

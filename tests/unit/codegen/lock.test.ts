/** Codegen and builds wait for a run of the same command, and report the wait. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { lock } from '../../../scripts/model/mutex.ts';
import { withLock } from '../../../scripts/model/write.ts';
import { temporaryFolder } from '../../codegen/project.ts';

test('the wait is reported to the given function', async () => {
  const root = temporaryFolder('lock');
  mkdirSync(join(root, '.cache'));
  const holder = spawn(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    holdingProgram(join(root, '.cache/codegen')),
  ]);
  try {
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    const log = vi.spyOn(console, 'log').mockImplementation(() => void holder.kill());
    const lines: string[] = [];
    const done = withLock(
      root,
      () => 'done',
      (line) => {
        lines.push(line);
        holder.kill();
      },
    );
    expect(await done).toBe('done');
    expect(lines).toEqual([`waiting for the codegen of process ${holder.pid}`]);
    expect(log).not.toHaveBeenCalled();
  } finally {
    holder.kill();
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  }
});

test('a build waits for another build, and not for codegen', async () => {
  const root = temporaryFolder('lock');
  mkdirSync(join(root, '.cache'));
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', holdingProgram(join(root, '.cache/build'))]);
  try {
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    (await lock(root, 'codegen', () => holder.kill()))();
    const lines: string[] = [];
    const release = await lock(root, 'build', (line) => {
      lines.push(line);
      holder.kill();
    });
    release();
    expect(lines).toEqual([`waiting for the build of process ${holder.pid}`]);
  } finally {
    holder.kill();
    rmSync(root, { recursive: true });
  }
});

test('a file at the path of the lock folder is reported as a file, not as a permission error', async () => {
  const root = temporaryFolder('lock');
  writeFileSync(join(root, '.cache'), '');
  try {
    await expect(lock(root, 'build')).rejects.toMatchObject({
      problems: [{ where: '.cache', found: 'a file', expected: 'a folder', wayOut: 'move that file away; nothing was changed' }],
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});

/** Returns a program that holds a lock until the program ends. */
function holdingProgram(folder: string): string {
  return `import { tryLock } from './scripts/model/mutex.ts'; tryLock('${folder}'); console.log('held'); setInterval(() => {}, 1000);`;
}

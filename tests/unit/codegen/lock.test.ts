/** Codegen waits for another one, and says so to whoever asked it to run; so does a build. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { lock } from '../../../scripts/model/mutex.ts';
import { withLock } from '../../../scripts/model/write.ts';
import { temporaryFolder } from '../../codegen/project.ts';

test('that it waits is a line like others', async () => {
  const root = temporaryFolder('alone');
  mkdirSync(join(root, '.cache'));
  const held = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', hold(join(root, '.cache/codegen'))]);
  try {
    await new Promise((resolve) => held.stdout.once('data', resolve));
    const log = vi.spyOn(console, 'log').mockImplementation(() => void held.kill());
    const lines: string[] = [];
    const done = withLock(
      root,
      () => 'done',
      (line) => {
        lines.push(line);
        held.kill();
      },
    );
    expect(await done).toBe('done');
    expect(lines).toEqual([`waiting for the codegen of process ${held.pid}`]);
    expect(log).not.toHaveBeenCalled();
  } finally {
    held.kill();
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  }
});

test('a build waits for another build, and for no codegen', async () => {
  const root = temporaryFolder('alone');
  mkdirSync(join(root, '.cache'));
  const held = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', hold(join(root, '.cache/build'))]);
  try {
    await new Promise((resolve) => held.stdout.once('data', resolve));
    (await lock(root, 'codegen', () => held.kill()))();
    const lines: string[] = [];
    const release = await lock(root, 'build', (line) => {
      lines.push(line);
      held.kill();
    });
    release();
    expect(lines).toEqual([`waiting for the build of process ${held.pid}`]);
  } finally {
    held.kill();
    rmSync(root, { recursive: true });
  }
});

test('a file where its folder has to be is named as one: no permission would help', async () => {
  const root = temporaryFolder('alone');
  writeFileSync(join(root, '.cache'), '');
  try {
    await expect(lock(root, 'build')).rejects.toMatchObject({
      problems: [{ where: '.cache', found: 'a file', expected: 'a folder', wayOut: 'move that file away; nothing was changed' }],
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});

/** A program that has a folder alone until it is ended. */
function hold(folder: string): string {
  return `import { tryLock } from './scripts/model/mutex.ts'; tryLock('${folder}'); console.log('held'); setInterval(() => {}, 1000);`;
}

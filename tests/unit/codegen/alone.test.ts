/** Codegen waits for another one, and says so to whoever asked it to run. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { alone } from '../../../scripts/codegen/alone.ts';
import { temporaryFolder } from '../../codegen/project.ts';

test('that it waits is a line like others', async () => {
  const root = temporaryFolder('alone');
  mkdirSync(join(root, '.cache'));
  const held = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', hold(join(root, '.cache/codegen'))]);
  try {
    await new Promise((resolve) => held.stdout.once('data', resolve));
    const log = vi.spyOn(console, 'log').mockImplementation(() => void held.kill());
    const lines: string[] = [];
    const done = alone(
      root,
      () => 'done',
      (line) => {
        lines.push(line);
        held.kill();
      },
    );
    expect(await done).toBe('done');
    expect(lines).toEqual([`waits for the codegen of process ${held.pid} to end`]);
    expect(log).not.toHaveBeenCalled();
  } finally {
    held.kill();
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  }
});

/** A program that has a folder alone until it is ended. */
function hold(folder: string): string {
  return `import { holdAlone } from './scripts/lib/lock.ts'; holdAlone('${folder}'); console.log('held'); setInterval(() => {}, 1000);`;
}

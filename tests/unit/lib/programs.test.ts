/** Programs are started by Node itself, which any system can. */
import { spawnSync } from 'node:child_process';
import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { scriptOf } from '../../../scripts/lib/programs.ts';

test.for(['biome', 'playwright', 'tsc', 'vitest'] as const)('%s', (program) => {
  const script = scriptOf(program);
  expect(isAbsolute(script)).toBe(true);
  expect(script).not.toContain('.bin');
  const { status, stdout } = spawnSync(process.execPath, [script, '--version'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/\d+\.\d+/)]);
});

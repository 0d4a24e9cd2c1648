/** `npm run codegen` with options that contradict each other. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('--check together with --watch is refused', () => {
  const args = ['--import', 'tsx', 'scripts/codegen/main.ts', '--check', '--watch'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 });
  expect(stderr).toBe('--check and --watch found; one of the two expected. Leave out --watch.\n');
  expect(status).toBe(1);
});

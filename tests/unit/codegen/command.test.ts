/** `npm run codegen` with options that contradict each other. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a check that goes on is refused: it would write', () => {
  const args = ['--import', 'tsx', 'scripts/codegen/main.ts', '--check', '--watch'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 30_000 });
  expect(stderr).toBe('--check writes nothing and ends, --watch writes and goes on; one of them expected. Leave the other out.\n');
  expect(status).toBe(1);
});

/** What `npm start`, `npm run dev` and `npm test` look at before anything else. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test.each(['#', '?', '%'])('a folder with %j in its path, from which modules cannot be loaded, is refused in words', (letter) => {
  const folder = mkdtempSync(join(tmpdir(), `a ${letter} b`));
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/setup.mjs'), 'no-such-script.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toContain(`has a "${letter}" in it; a folder without #, ? and % expected`);
  expect(status).toBe(1);
});

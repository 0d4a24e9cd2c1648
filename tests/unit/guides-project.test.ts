/** The project with many more guides that the bench of the build builds: what codegen has against it would end the bench. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeGuidesProject } from '#scripts/bench/guides-project.ts';
import { isSoaking } from '../support/soak.ts';

test.each(isSoaking ? [0, 4] : [4])('%i pages more, and codegen has nothing against them', (more) => {
  const root = mkdtempSync('/tmp/guides-project-');
  try {
    writeGuidesProject(root, more);
    execFileSync('node_modules/.bin/tsx', ['scripts/codegen/main.ts'], { cwd: root, stdio: 'pipe' });
    const paths = [...readFileSync(join(root, 'generated/routes.ts'), 'utf8').matchAll(/'[^']*\/guide-\d+'/g)];
    expect(paths).toHaveLength(more);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

/** The synthetic site that the bench of the checks measures: what a rule finds in it would be time of another kind. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBuiltSite } from '#scripts/bench/built-site.ts';
import { writeMessages, writeSchema } from '#scripts/bench/project.ts';
import { chooseRules, ruleNames } from '#scripts/check/choose.ts';
import { runRules } from '#scripts/check/run.ts';

test('no rule finds anything in it', async () => {
  const root = mkdtempSync('/tmp/synthetic-site-');
  try {
    writeSchema(root, 3, 'For the check.');
    writeMessages(root, 3);
    await writeBuiltSite(root, 2);
    const site = { root, client: join(root, 'dist/client'), environment: {} };
    const { problems } = await runRules({ ...site, rules: chooseRules(['site'], undefined), known: ruleNames });
    expect(problems.map(({ rule, where, found }) => `${rule} ${where}: ${found}`)).toEqual([]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

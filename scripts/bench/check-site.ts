/** `tsx scripts/bench/check-site.ts <root> [rules]`: the rules on a built site, or some of them, on that of any project; what the bench measures. */
import { join } from 'node:path';
import { chooseRules, ruleNames } from '../check/choose.ts';
import { runRules } from '../check/run.ts';
import { runCommand, UsageError } from '../lib/command.ts';

await runCommand({
  name: 'tsx scripts/bench/check-site.ts',
  summary: 'Runs the rules on the built site of a project, for npm run bench -- check.',
  args: { '<root>': 'the project folder', '[rules]': 'names of rules, separated by commas; all that look at the built site otherwise' },
  async run({ args: [root, only] }) {
    if (root === undefined) throw new UsageError('A project folder expected: <root>.');
    const start = performance.now();
    const rules = chooseRules(['site'], only);
    const { problems } = await runRules({ root, environment: {}, client: join(root, 'dist/client'), rules, known: ruleNames });
    for (const { rule, where, found } of problems.slice(0, 5)) console.log(`${rule} ${where}: ${found}`);
    console.log(`${problems.length} findings in ${((performance.now() - start) / 1000).toFixed(3)} s`);
  },
});

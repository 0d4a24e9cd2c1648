/** `npm run check`: the rules that compilation cannot express. */
import { clientFolder } from '../lib/client-folder.ts';
import { runCommand } from '../lib/command.ts';
import { chooseRules, ruleNamed, ruleNames } from './choose.ts';
import { human } from './formats/human.ts';
import { runRules } from './run.ts';

await runCommand({
  name: 'npm run check',
  summary: `Checks what compilation cannot: texts, schema, code, and the built site. The rules:\n  ${ruleNames.join(', ')}`,
  options: {
    only: { type: 'string', help: 'the rules to run, separated by commas' },
    explain: { type: 'string', help: 'say what a rule finds, why, and the way out' },
    release: { type: 'boolean', help: 'the rules of a release as well: no fictional identity' },
  },
  async run({ values }) {
    if (values['explain'] !== undefined) return console.log(ruleNamed(String(values['explain'])).explain);
    const only = values['only'] === undefined ? undefined : String(values['only']);
    const isRelease = values['release'] === true;
    const rules = chooseRules(['messages', 'schema', 'code', 'site', ...(isRelease ? (['release'] as const) : [])], only);
    const result = await runRules({ root: '.', environment: process.env, client: clientFolder, rules, known: ruleNames });
    process.stdout.write(human(result));
    if (result.problems.some(({ severity }) => severity !== 'advice')) process.exitCode = 1;
  },
});

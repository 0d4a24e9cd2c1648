/** `npm run check`: the rules that compilation cannot express. */
import { clientFolder } from '../lib/client-folder.ts';
import { runCommand } from '../lib/command.ts';
import { chooseRules, ruleNamed, ruleNames } from './choose.ts';
import { formatNamed, formatNames } from './formats/formats.ts';
import { readProject } from './project.ts';
import { rules } from './registry.ts';
import { type Subject, subjects } from './rule.ts';
import { runRules } from './run.ts';
import { ticsTable } from './tics-table.ts';

const always = ['messages', 'schema', 'code', 'site'] as const satisfies readonly Subject[];

await runCommand({
  name: 'npm run check',
  summary: `Checks what compilation cannot: texts, schema, code, and the built site.\n\n${listOfRules()}`,
  options: {
    format: { type: 'string', default: 'human', help: `how to say what was found: ${formatNames.join(', ')}` },
    only: { type: 'string', help: 'the rules to run, separated by commas' },
    explain: { type: 'string', help: 'say what a rule finds, why it matters, and the way out' },
    tics: { type: 'boolean', help: 'count the turns of phrase of schema/voice.ts, by language, and look at nothing else' },
    release: { type: 'boolean', help: 'the rules of a release as well: refuse fictional identity' },
  },
  async run({ values }) {
    if (values['explain'] !== undefined) return console.log(ruleNamed(String(values['explain'])).explain);
    if (values['tics'] === true) return console.log(ticsTable(await readProject('.', process.env)));
    const format = formatNamed(String(values['format']));
    const only = values['only'] === undefined ? undefined : String(values['only']);
    const chosen = chooseRules(values['release'] === true ? [...always, 'release'] : always, only);
    const result = await runRules({ root: '.', environment: process.env, client: clientFolder, rules: chosen, known: ruleNames });
    process.stdout.write(format(result));
    if (result.problems.some(({ severity }) => severity !== 'advice')) process.exitCode = 1;
  },
});

function listOfRules(): string {
  return [...always, 'release']
    .map(
      (subject) =>
        `  ${subject.padEnd(9)} ${rules
          .filter((rule) => subjects[rule.looksAt] === subject)
          .map(({ name }) => name)
          .join(', ')}`,
    )
    .join('\n');
}

/** `npm run check`: the rules that compilation cannot express. */
import { loadSchema } from '../codegen/schema.ts';
import { runCommand } from '../lib/command.ts';
import { ProblemsError } from '../lib/problem.ts';
import { formatNamed, formatNames } from './formats/formats.ts';
import { refusedByCodegen } from './refused.ts';
import type { Rule } from './rule.ts';
import type { Result } from './run.ts';

await runCommand({
  name: 'npm run check',
  summary: async () => `Checks what compilation cannot: texts, schema, code, and the built site.\n\n${(await load()).listOfRules()}`,
  options: {
    format: { type: 'string', default: 'human', help: `how to say what was found: ${formatNames.join(', ')}` },
    only: { type: 'string', help: 'the rules to run, separated by commas' },
    explain: { type: 'string', help: 'say what a rule finds, why it matters, and the way out' },
    tics: { type: 'boolean', help: 'count the turns of phrase of schema/voice.ts, by language, and look at nothing else' },
    release: { type: 'boolean', help: 'the rules of a release as well: refuse fictional identity' },
  },
  async run({ values }) {
    if (values['explain'] !== undefined) return console.log((await load()).explain(String(values['explain'])));
    if (values['tics'] === true) return console.log(await (await load()).tics());
    const format = formatNamed(String(values['format']));
    const only = values['only'] === undefined ? undefined : String(values['only']);
    const [found, known] = await load().then(({ check }) => check(values['release'] === true, only), refusal);
    process.stdout.write(format(found, known));
    if (found.problems.some(({ severity }) => severity !== 'advice')) process.exitCode = 1;
  },
});

/** What the command is made of loads the schema. Throws what codegen says where that cannot be loaded, which is what is to be mended. */
async function load() {
  try {
    return await import('./actions.ts');
  } catch (error) {
    await loadSchema('.');
    throw error;
  }
}

/** What keeps the schema from loading, in the form that was asked for, as any other finding. */
function refusal(error: unknown): [found: Result, known: readonly Rule[]] {
  if (!(error instanceof ProblemsError)) throw error;
  return [{ problems: refusedByCodegen(error), excuses: 0 }, []];
}

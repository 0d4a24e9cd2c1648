/** `npm run check`: runs the rules. */
import { runCommand } from '../lib/command.ts';
import { ProblemsError } from '../model/problem.ts';
import { loadSchema } from '../model/schema.ts';
import { formatNamed, formatNames } from './formats.ts';

await runCommand({
  name: 'npm run check',
  summary: async () => `Runs rules about texts, schema, code and the built site.\n\nRules by subject:\n${(await load()).listOfRules()}`,
  options: {
    format: { type: 'string', default: 'human', help: `output format: ${formatNames.join(', ')}` },
    only: { type: 'string', help: 'run these rules only (comma-separated)' },
    explain: { type: 'string', help: 'print what a rule finds, why, and how to correct it' },
    release: { type: 'boolean', help: 'also run the release rules, which refuse the fictional identity' },
  },
  async run({ values }) {
    if (values['explain'] !== undefined) return console.log((await load()).explain(String(values['explain'])));
    const format = formatNamed(String(values['format']));
    const only = values['only'] === undefined ? undefined : String(values['only']);
    const [result, rules] = await load().then(
      ({ check }) => check(values['release'] === true, only),
      (error: unknown) => {
        if (!(error instanceof ProblemsError)) throw error;
        return [{ problems: error.problems.map((problem) => ({ ...problem, rule: 'codegen' })), excuses: 0 }, []] as const;
      },
    );
    process.stdout.write(format(result, rules));
    if (result.problems.some(({ severity }) => severity !== 'advice')) process.exitCode = 1;
  },
});

/** Imports the actions. Throws the {@link ProblemsError} of codegen if the schema, which rules import, fails to load. */
async function load() {
  try {
    return await import('./actions.ts');
  } catch (error) {
    await loadSchema('.');
    throw error;
  }
}

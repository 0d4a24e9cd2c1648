/** `npm run check`: the rules that compilation cannot express. */
import { clientFolder } from '../lib/client-folder.ts';
import { runCommand } from '../lib/command.ts';
import { step } from '../lib/steps.ts';
import { checkBuiltSite } from './check-built-site.ts';
import { report } from './report.ts';
import { answersRule } from './rules/answers.ts';
import { fileLengthsRule } from './rules/file-lengths.ts';
import { importsRule } from './rules/imports.ts';
import { releaseRule } from './rules/release.ts';

await runCommand({
  name: 'npm run check',
  summary: 'Checks what compilation cannot: imports between layers and in circles, lengths of files, links and anchors of the built site.',
  options: { release: { type: 'boolean', help: 'refuse fictional identity defaults, naming each' } },
  async run({ values }) {
    report([
      ...(await step('imports', () => importsRule())),
      ...(await step('file lengths', () => fileLengthsRule())),
      ...(await step('built site', () => checkBuiltSite(clientFolder))),
      ...(values['release'] === true
        ? await step('release', async () => [...releaseRule(process.env), ...(await answersRule(process.env))])
        : []),
    ]);
  },
});

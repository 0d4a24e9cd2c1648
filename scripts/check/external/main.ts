/** `npm run check:external`: dead links to other sites. Other sites decide its result, so no other command runs it. */

import { clientFolder } from '../../lib/client-folder.ts';
import { runCommand, UsageError } from '../../lib/command.ts';
import { checkExternal } from './check.ts';

await runCommand({
  name: 'npm run check:external',
  summary: `Requests every address on other sites that the built site links to, one at a time.
Dead is an answer of 404 or 410, or an unknown host: exit code 1. Other failures are listed as unverified.`,
  options: { timeout: { type: 'string', default: '20', help: 'seconds that a host has to answer (default: 20)' } },
  async run({ values }) {
    const seconds = Number(values['timeout']);
    if (!(seconds > 0)) throw new UsageError(`--timeout is "${String(values['timeout'])}"; a number of seconds expected.`);
    const { text, isBroken } = await checkExternal(clientFolder, seconds * 1000);
    console.log(text);
    if (isBroken) process.exitCode = 1;
  },
});

/** `npm run check:external`: finds dead links to other sites. A separate command, because its result depends on other sites. */
import { runCommand, UsageError } from '../../lib/command.ts';
import { clientFolder } from '../../lib/site-paths.ts';
import { checkExternal } from './check.ts';

await runCommand({
  name: 'npm run check:external',
  summary: `Requests every address on other sites that the built site links to, one at a time.
Exits with 1 for a dead link: status 404 or 410, or an unknown host. Lists other failures as unverified.`,
  options: { timeout: { type: 'string', default: '20', help: 'seconds to wait for an answer (default: 20)' } },
  async run({ values }) {
    const seconds = Number(values['timeout']);
    if (!(seconds > 0)) throw new UsageError(`--timeout is "${String(values['timeout'])}"; a number of seconds expected.`);
    const { text, isBroken } = await checkExternal(clientFolder, seconds * 1000);
    console.log(text);
    if (isBroken) process.exitCode = 1;
  },
});

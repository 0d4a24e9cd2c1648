/** `npm run check:external`: whether what the site links to elsewhere is still there. It depends on others, so nothing else waits for it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { clientFolder } from '../../lib/client-folder.ts';
import { runCommand, UsageError } from '../../lib/command.ts';
import { checkExternal } from './check.ts';

const [second, day] = [1000, 24 * 60 * 60 * 1000];

await runCommand({
  name: 'npm run check:external',
  summary: `Asks for every address elsewhere that the built site, the schema or a text names: one request at a time to each host.
Dead is what answers 404 or 410, or whose host does not exist: exit code 1. What refuses robots, fails or keeps silent is unverified.`,
  options: {
    'max-age': { type: 'string', default: '7', help: 'days for which an answer holds (default: 7); 0 asks for everything' },
    pause: { type: 'string', default: '1', help: 'seconds that a host is left alone after a request (default: 1)' },
    timeout: { type: 'string', default: '20', help: 'seconds that a host has to answer (default: 20)' },
  },
  async run({ values }) {
    const { text, isBroken } = await checkExternal({
      root: '.',
      client: clientFolder,
      environment: process.env,
      maxAgeMs: numberIn(values, 'max-age', 0) * day,
      pauseMs: numberIn(values, 'pause', 0) * second,
      timeoutMs: numberIn(values, 'timeout', 0.1) * second,
      clock: { now: Date.now, sleep },
    });
    console.log(text);
    if (isBroken) process.exitCode = 1;
  },
});

function numberIn(values: Readonly<Record<string, unknown>>, name: string, least: number): number {
  const given = String(values[name]);
  const number = Number(given);
  if (given.trim() !== '' && Number.isFinite(number) && number >= least) return number;
  throw new UsageError(`--${name} is "${given}"; a number from ${least} expected. Leave it out for the usual one.`);
}

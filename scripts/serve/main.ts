/** `npm start`: builds the site and serves it. */
import { clientFolder } from '../build/prune.ts';
import { runCommand, UsageError } from '../lib/command.ts';
import { run } from '../lib/run.ts';
import { createSiteServer } from './site-server.ts';

const defaultPort = 4173;

await runCommand({
  name: 'npm start',
  summary: `Builds the site and serves it on http://127.0.0.1:${defaultPort} (PORT for another port, FUNCTIONS_URL for the backend’s functions).`,
  options: { 'no-build': { type: 'boolean', help: 'serve dist/client as it is' } },
  async run({ values }) {
    const port = portOf(process.env['PORT']);
    if (values['no-build'] !== true) await run('tsx', ['scripts/build/main.ts'], { isLoud: true });
    const server = createSiteServer(clientFolder, process.env['FUNCTIONS_URL']);
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        reject(
          error.code === 'EADDRINUSE'
            ? new UsageError(`Port ${port} is taken; a free one expected. Run PORT=${port + 1} npm start, or end what listens there.`)
            : error,
        );
      });
      server.listen(port, '127.0.0.1', resolve);
    });
    console.log(`Serving http://127.0.0.1:${port} — Ctrl+C ends.`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close(() => process.exit(0)));
  },
});

function portOf(given: string | undefined): number {
  if (given === undefined || given === '') return defaultPort;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new UsageError(`PORT is "${given}"; a whole number from 0 to 65535 expected. Run PORT=${defaultPort} npm start.`);
}

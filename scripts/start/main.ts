/** `npm start`: builds the site and serves it. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startLocalStack } from '../backend/stack.ts';
import { runCommand, UsageError } from '../lib/command.ts';
import { listenAt, portFromEnvironment } from '../lib/port.ts';
import { run } from '../lib/run.ts';
import { runUntilSignal } from '../lib/shutdown.ts';
import { clientFolder, inboxPath } from '../lib/site-paths.ts';
import { sourceHashesFile } from '../lib/source-hashes.ts';
import { step } from '../lib/terminal.ts';
import { createSiteServer } from './site-server.ts';

const defaultPort = 4173;

await runCommand({
  name: 'npm start',
  summary: `Builds the site and serves it on http://127.0.0.1:${defaultPort} (PORT for another port), with its backend: database, contact function, mailbox. DATABASE_URL and SMTP_URL swap in real ones.`,
  options: {
    'no-build': { type: 'boolean', help: 'serve dist/client without a build' },
    'no-backend': { type: 'boolean', help: 'serve pages only; the contact form cannot send' },
  },
  run: ({ values }) =>
    runUntilSignal(async (add) => {
      const port = await portFromEnvironment(defaultPort, 'npm start');
      if (values['no-build'] === true) requireSite();
      const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
      // First, because it fails if another `npm start` uses the same data, whose site a build would replace.
      const stack = values['no-backend'] === true ? undefined : await step('backend', () => startLocalStack(origins, add));
      if (values['no-build'] !== true) await run('tsx', ['scripts/build/main.ts'], { isLoud: true });
      const server = createSiteServer(clientFolder, stack?.functionsOrigin, stack?.inbox);
      await listenAt(port, server, 'npm start');
      add(() => {
        server.close();
        server.closeAllConnections();
      });
      console.log(`Serving http://127.0.0.1:${port} — press Ctrl+C to stop.`);
      if (stack?.inbox) console.log(`Messages arrive at http://127.0.0.1:${port}${inboxPath}`);
    }),
});

function requireSite(): void {
  const isThere = existsSync(join(clientFolder, 'index.html'));
  if (isThere && existsSync(join(dirname(clientFolder), sourceHashesFile))) return;
  const found = isThere ? `The build of the site in ${clientFolder} was interrupted` : `No site in ${clientFolder}`;
  throw new UsageError(`${found}. Run npm start without --no-build.`);
}

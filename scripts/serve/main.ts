/** `npm start`: builds the site and serves it. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inboxPath } from '../lib/backend-paths.ts';
import { clientFolder } from '../lib/client-folder.ts';
import { runCommand, UsageError } from '../lib/command.ts';
import { untilEnd } from '../lib/on-end.ts';
import { portFromEnvironment } from '../lib/port.ts';
import { run } from '../lib/run.ts';
import { step } from '../lib/steps.ts';
import { startLocalStack } from '../local/stack.ts';
import { createSiteServer } from './site-server.ts';

const defaultPort = 4173;

await runCommand({
  name: 'npm start',
  summary: `Builds the site and serves it on http://127.0.0.1:${defaultPort} (PORT for another port), with its backend: database, contact function, mailbox. DATABASE_URL and SMTP_URL swap in real ones.`,
  options: {
    'no-build': { type: 'boolean', help: 'serve dist/client as it is' },
    'no-backend': { type: 'boolean', help: 'the pages alone: a message cannot be sent' },
  },
  run: ({ values }) =>
    untilEnd(async (add) => {
      const port = await portFromEnvironment(defaultPort, 'npm start');
      if (values['no-build'] === true) requireSite();
      else await run('tsx', ['scripts/build/main.ts'], { isLoud: true });
      const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
      const stack = values['no-backend'] === true ? undefined : await step('backend', () => startLocalStack(origins, add));
      const server = createSiteServer(clientFolder, stack?.functionsOrigin, stack?.inbox);
      await once(server.listen(port, '127.0.0.1'), 'listening');
      add(() => {
        server.close();
        server.closeAllConnections();
      });
      console.log(`Serving http://127.0.0.1:${port} — Ctrl+C ends.`);
      if (stack?.inbox) console.log(`Messages arrive at http://127.0.0.1:${port}${inboxPath}`);
    }),
});

function requireSite(): void {
  if (!existsSync(join(clientFolder, 'index.html'))) {
    throw new UsageError(`No site in ${clientFolder}; a built one expected. Run npm start without --no-build.`);
  }
}

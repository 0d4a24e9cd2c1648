/** `npm run dev`: the site with live reload, and codegen at every change of the schema. */
import { spawn } from 'node:child_process';
import { createServer, type Plugin } from 'vite';
import { runCommand } from './lib/command.ts';
import { untilEnd } from './lib/on-end.ts';
import { portFromEnvironment } from './lib/port.ts';
import { leash } from './lib/run.ts';
import { inboxPath } from './local/inbox.ts';
import { type LocalStack, startLocalStack } from './local/stack.ts';
import { functionsPrefix, passToFunctions } from './serve/functions.ts';

const defaultPort = 5173;

await runCommand({
  name: 'npm run dev',
  summary: `Serves the site with live reload and its backend on http://127.0.0.1:${defaultPort} (PORT for another port); runs codegen at every change of schema/ or of a message.`,
  run: () =>
    untilEnd(async (add) => {
      const port = portFromEnvironment(defaultPort, 'npm run dev');
      const codegen = spawn(process.execPath, ['--import', 'tsx', ...leash, 'scripts/codegen/main.ts', '--watch'], {
        stdio: ['pipe', 'inherit', 'inherit'],
      });
      add(() => codegen.kill());
      const stack = await startLocalStack([`http://127.0.0.1:${port}`, `http://localhost:${port}`], add);
      const own = process.listeners('SIGTERM');
      // Another port would be another origin, from which the function takes no message.
      const server = await createServer({ server: { port, strictPort: true }, plugins: [backend(stack)] });
      add(() => server.close());
      // Vite would end the process as soon as its own server is closed, and leave the backend behind.
      for (const listener of process.listeners('SIGTERM')) if (!own.includes(listener)) process.off('SIGTERM', listener);
      await server.listen();
      server.watcher.add('generated/messages');
      server.watcher.on('change', (path) => {
        if (path.includes('generated/messages/')) server.ws.send({ type: 'full-reload' });
      });
      server.printUrls();
      if (stack.inbox) console.log(`  ➜  Messages arrive at http://127.0.0.1:${port}${inboxPath}`);
    }),
});

/** The function and the mailbox on the site's own origin, as `npm start` has them. */
function backend({ functionsOrigin, inbox }: LocalStack): Plugin {
  return {
    name: 'local-backend',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname.startsWith(functionsPrefix)) return passToFunctions(functionsOrigin, request, response);
        if (!inbox?.answer(request, response, pathname)) next();
      });
    },
  };
}

/** `npm run dev`: the site with live reload, and codegen at every change of the schema. */
import { spawn } from 'node:child_process';
import { createServer, type Plugin } from 'vite';
import { runCommand } from './lib/command.ts';
import { onEnd } from './lib/on-end.ts';
import { inboxPath } from './local/inbox.ts';
import { type LocalStack, startLocalStack } from './local/stack.ts';
import { functionsPrefix, passToFunctions } from './serve/functions.ts';

const port = 5173;

await runCommand({
  name: 'npm run dev',
  summary: 'Serves the site with live reload and its backend; runs codegen at every change of schema/ or of a message.',
  async run() {
    const codegen = spawn(process.execPath, ['--import', 'tsx', 'scripts/codegen/main.ts', '--watch'], { stdio: 'inherit' });
    const stack = await startLocalStack([`http://127.0.0.1:${port}`, `http://localhost:${port}`]);
    // Another port would be another origin, from which the function takes no message.
    const server = await createServer({ server: { port, strictPort: true }, plugins: [backend(stack)] });
    const stop = async () => {
      codegen.kill();
      await Promise.all([server.close(), stack.stop()]);
    };
    try {
      await server.listen();
    } catch (error) {
      await stop();
      throw error;
    }
    server.watcher.add('generated/messages');
    server.watcher.on('change', (path) => {
      if (path.includes('generated/messages/')) server.ws.send({ type: 'full-reload' });
    });
    server.printUrls();
    if (stack.inbox) console.log(`  ➜  Messages arrive at http://127.0.0.1:${port}${inboxPath}`);
    // Vite would end the process as soon as its own server is closed, and leave the backend behind.
    process.removeAllListeners('SIGTERM');
    onEnd(stop);
  },
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

/** `npm run dev`: the site with live reload, and codegen at every change of the schema. */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { runCommand } from './lib/command.ts';

await runCommand({
  name: 'npm run dev',
  summary: 'Serves the site with live reload; runs codegen at every change of schema/ or of a message.',
  async run() {
    const codegen = spawn('node_modules/.bin/tsx', ['scripts/codegen/main.ts', '--watch'], { stdio: 'inherit' });
    const server = await createServer();
    server.watcher.add('generated/messages');
    server.watcher.on('change', (path) => {
      if (path.includes('generated/messages/')) server.ws.send({ type: 'full-reload' });
    });
    await server.listen();
    server.printUrls();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        codegen.kill();
        server.close().finally(() => process.exit(0));
      });
    }
  },
});

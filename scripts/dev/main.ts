/** `npm run dev`: the site as it is written, with what is wrong in it said in the page. */
import { createServer } from 'vite';
import { runCommand } from '../lib/command.ts';
import { untilEnd } from '../lib/on-end.ts';
import { portFromEnvironment } from '../lib/port.ts';
import { createBackend } from './backend.ts';
import { examinerName } from './examiner.ts';
import { probeName } from './reload.ts';
import { createSite } from './site.ts';

const defaultPort = 5173;

/** What no page is made from, and is written all the time. */
const unwatched = ['.cache', '.data', 'dist', 'test-results', 'tests', 'supabase', 'translations'];

await runCommand({
  name: 'npm run dev',
  summary: `Serves the site with live reload and its backend on http://127.0.0.1:${defaultPort} (PORT for another port); runs codegen and the checks at every change.`,
  options: { 'no-backend': { type: 'boolean', help: 'without database, contact function and mailbox' } },
  run: ({ values }) =>
    untilEnd(async (add) => {
      const port = await portFromEnvironment(defaultPort, 'npm run dev');
      const backend = values['no-backend'] === true ? undefined : createBackend(port, add);
      const site = createSite(process.cwd(), () => backend?.start());
      const own = process.listeners('SIGTERM');
      const server = await createServer({
        // Another port would be another origin, from which the function takes no message.
        server: {
          port,
          strictPort: true,
          watch: { ignored: [...unwatched.map((folder) => `${process.cwd()}/${folder}/**`), site.isUnwatched] },
        },
        cacheDir: '.cache/vite',
        // A package that is first met when a visitor's sign fetches an island would make the page load again.
        optimizeDeps: { entries: ['renderer/_default.page.client.ts', 'renderer/islands/**/*.island.tsx'] },
        environments: { [examinerName]: { consumer: 'server' }, [probeName]: { consumer: 'server' } },
        plugins: [...(backend ? [backend.plugin] : []), ...site.plugins],
      });
      // Vite would end the process as soon as its own server is closed, and leave the backend behind.
      for (const listener of process.listeners('SIGTERM')) if (!own.includes(listener)) process.off('SIGTERM', listener);
      add(() => server.close());
      add(site.close);
      await server.listen();
      server.printUrls();
    }),
});

/** `npm run build`: the whole site into `dist/client`. */
import { clientFolder } from '../lib/client-folder.ts';
import { runCommand } from '../lib/command.ts';
import { run } from '../lib/run.ts';
import { step } from '../lib/steps.ts';
import { writeHeaders } from './headers.ts';
import { pruneUnreached } from './prune.ts';
import { writePublicFiles } from './public-files.ts';
import { tidyRuntime } from './runtime.ts';

await runCommand({
  name: 'npm run build',
  summary: 'Builds the whole site into dist/client: codegen, prerendering, sitemap and redirects, checks of the result.',
  async run() {
    await step('codegen', () => run('tsx', ['scripts/codegen/main.ts']));
    // What it checks by reads what codegen has just written, so it must not be loaded before.
    const { refuseFindings } = await import('../check/refuse.ts');
    await step('components', () => refuseFindings([], 'components'));
    await step('prerender', () => run('vite', ['build', '--logLevel', 'warn']));
    await step('script tags', () => tidyRuntime(clientFolder));
    await step('public files', writePublicFiles);
    await step('headers', writeHeaders);
    await step('prune', () => pruneUnreached(clientFolder));
    await step('check', () => refuseFindings(['site']));
  },
});

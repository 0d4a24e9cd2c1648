/** `npm run build`: the whole site into `dist/client`. */

import { runCommand, UsageError } from '../lib/command.ts';
import { pseudoFolder } from '../lib/site-paths.ts';
import { lock } from '../model/mutex.ts';
import { startBundler } from './bundles.ts';

await runCommand({
  name: 'npm run build',
  summary: 'Builds the whole site into dist/client: codegen, prerendering, sitemap and redirects, checks of the result.',
  options: {
    mode: {
      type: 'string',
      default: 'production',
      help: `production, or pseudo: with pseudo-texts, for tests of layout, into ${pseudoFolder}`,
    },
  },
  async run({ values }) {
    const mode = String(values['mode']);
    if (mode !== 'production' && mode !== 'pseudo') {
      throw new UsageError(`"${mode}" is no mode; expected one of: production, pseudo. Run npm run build -- --mode pseudo, for one.`);
    }
    // Read when React is loaded, which drawings and pages are made with, and by the bundler: it has a slow half for development.
    process.env['NODE_ENV'] = 'production';
    // It takes as long to load as the rest of this process, on another core.
    const bundler = startBundler();
    try {
      // Two at once would take away from each other what they have written. Its turn ends with the process: one that has failed may still be compressing.
      await lock(process.cwd(), 'build');
      const { build } = await import('./build.ts');
      await build(mode, bundler);
    } finally {
      bundler.stop();
    }
  },
});

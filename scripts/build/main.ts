/** `npm run build`: the whole site into `dist/client`. */

import { runCommand, UsageError } from '../lib/command.ts';
import { pseudoFolder } from '../lib/site-paths.ts';
import { lock } from '../model/mutex.ts';

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
    // React and Vite read it when they are imported.
    process.env['NODE_ENV'] = 'production';
    // One build at a time; the lock ends with the process.
    await lock(process.cwd(), 'build');
    const { build } = await import('./build.ts');
    await build(mode);
  },
});

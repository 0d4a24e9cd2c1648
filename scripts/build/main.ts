/** `npm run build`: builds the site into `dist/client`. */
import { runCommand, UsageError } from '../lib/command.ts';
import { previewFolder, pseudoFolder } from '../lib/site-paths.ts';
import { lock } from '../model/mutex.ts';

await runCommand({
  name: 'npm run build',
  summary: 'Builds the site into dist/client: runs codegen, prerenders all pages, writes sitemap and redirects, and checks the result.',
  options: {
    mode: {
      type: 'string',
      default: 'production',
      help: `production; preview: with draft languages, not indexed, into ${previewFolder}; or pseudo: with pseudo-texts for layout tests, into ${pseudoFolder}`,
    },
  },
  async run({ values }) {
    const given = String(values['mode']);
    const mode = (['production', 'preview', 'pseudo'] as const).find((each) => each === given);
    if (!mode) {
      throw new UsageError(
        `--mode is "${given}"; production, preview or pseudo expected. Run npm run build -- --mode preview, for example.`,
      );
    }
    // React and Vite read NODE_ENV when they are imported.
    process.env['NODE_ENV'] = 'production';
    // One build at a time; the lock ends with the process.
    await lock(process.cwd(), 'build');
    const { build } = await import('./build.ts');
    await build(mode);
  },
});

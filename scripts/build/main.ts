/** `npm run build`: the whole site into `dist/client`. */
import '../lib/small-heap.mjs';
import { resolveIdentity } from '../../schema/site.ts';
import { components } from '../check/rules/code/components.ts';
import { bringUpToDate } from '../codegen/bring-up-to-date.ts';
import { clearUp } from '../lib/clear-up.ts';
import { clientFolder } from '../lib/client-folder.ts';
import { runCommand, UsageError } from '../lib/command.ts';
import { keepPrints, printsOf } from '../lib/made-from.ts';
import { step } from '../lib/steps.ts';
import { turn } from '../lib/turn.ts';
import { bundle } from './bundles.ts';
import { compressAssets, compressSite } from './compress.ts';
import { writeDrawings } from './drawings/write.ts';
import { writeHeaders } from './headers.ts';
import { pruneUnreached } from './prune.ts';
import { buildPseudo, pseudoFolder } from './pseudo.ts';
import { writePublicFiles } from './public-files.ts';
import { renderPages } from './render.ts';
import { writeSpeculationRules } from './speculation-rules.ts';

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
    // Two at once would take away from each other what they have written. Its turn ends with the process: one that has failed may still be compressing.
    await turn(process.cwd(), 'build');
    await build(mode);
  },
});

async function build(mode: 'production' | 'pseudo'): Promise<void> {
  // In this process, which needs the schema later on: one of its own would load it once more.
  await step('codegen', () => bringUpToDate(process.cwd(), () => {}));
  // What is saved from now on may not be in it.
  const sources = printsOf('.');
  clearUp();
  // Refused before what takes long, rather than when the first page names it.
  resolveIdentity(process.env);
  // Read when React is loaded, which drawings and pages are made with: it has a slow half for development.
  process.env['NODE_ENV'] = 'production';
  if (mode === 'pseudo') return buildPseudo();
  // What it checks by reads what codegen has just written, so it must not be loaded before.
  const { refuseFindings } = await import('../check/refuse.ts');
  await step('components', () => refuseFindings([components]));
  const named = await step('bundles, drawings', () => writeDrawings(clientFolder, bundle(clientFolder, 'production')));
  // Other threads compress what no page changes, while pages are made. Should that fail, it is said where it is awaited.
  const compressing = compressAssets(clientFolder);
  compressing.catch(() => {});
  await step('pages', () => renderPages(clientFolder, named));
  // They read what codegen has written, as well.
  const { writeSheets } = await import('./sheets/write.ts');
  await step('sheets', () => writeSheets(clientFolder));
  const { inlineStyles } = await import('./styles/inline.ts');
  const styles = await step('styles', () => inlineStyles(clientFolder));
  await step('public files', writePublicFiles);
  await step('speculation rules', writeSpeculationRules);
  await step('headers', () => writeHeaders(styles));
  await step('prune', async () => {
    await compressing;
    pruneUnreached(clientFolder);
  });
  const { siteRules } = await import('../check/rules/site/all.ts');
  // Last of all that is written, whatever the rules find: so it says that the site is whole.
  const compress = () => compressSite(clientFolder).then(() => keepPrints('.', clientFolder, sources));
  await step('check, and .br and .gz beside', () => Promise.all([refuseFindings(siteRules), compress()]));
}

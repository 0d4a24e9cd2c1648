/** The steps of a build, from codegen to the checks of what it has made. */
import { resolveIdentity } from '../../schema/site.ts';
import { components } from '../check/rules/code/components.ts';
import { bringUpToDate } from '../codegen/bring-up-to-date.ts';
import { clearUp } from '../lib/clear-up.ts';
import { clientFolder } from '../lib/client-folder.ts';
import { keepPrints, printsOf } from '../lib/made-from.ts';
import { step } from '../lib/steps.ts';
import type { Bundler } from './bundles.ts';
import { compressAssets, compressSite } from './compress.ts';
import { writeDrawings } from './drawings/write.ts';
import { writeHeaders } from './headers.ts';
import { makePages } from './make-pages.ts';
import { pruneUnreached } from './prune.ts';
import { buildPseudo } from './pseudo.ts';
import { writePublicFiles } from './public-files.ts';
import { writeSpeculationRules } from './speculation-rules.ts';

/** Builds the site, or the one in pseudo-texts. Throws what codegen, bundler, pages and checks throw; what is in the folder is no site then. */
export async function build(mode: 'production' | 'pseudo', bundler: Bundler): Promise<void> {
  // In this process, which needs the schema later on: one of its own would load it once more.
  await step('codegen', () => bringUpToDate(process.cwd(), () => {}));
  // What is saved from now on may not be in it.
  const sources = printsOf('.');
  clearUp();
  // Refused before what takes long, rather than when the first page names it.
  resolveIdentity(process.env);
  if (mode === 'pseudo') return buildPseudo(bundler);
  const bundles = bundler.begin(clientFolder, mode);
  // What it checks by reads what codegen has just written, so it must not be loaded before.
  const { refuseFindings } = await import('../check/refuse.ts');
  await step('components', () => refuseFindings([components]));
  // So does what comes after the bundles: it is loaded while they are awaited.
  const later = Promise.all([import('./sheets/write.ts'), import('./styles/inline.ts'), import('../check/rules/site/all.ts')]);
  later.catch(() => {});
  const named = await step('drawings', () => writeDrawings(clientFolder));
  // Other threads compress what no page changes. Should that fail, it is said where it is awaited.
  const compressingDrawings = compressAssets(clientFolder);
  compressingDrawings.catch(() => {});
  await step('bundles, pages', () => makePages(clientFolder, bundles, named));
  const compressing = compressingDrawings.then(() => compressAssets(clientFolder));
  compressing.catch(() => {});
  const [{ writeSheets }, { inlineStyles }, { siteRules }] = await later;
  await step('sheets', () => writeSheets(clientFolder));
  const styles = await step('styles', () => inlineStyles(clientFolder));
  await step('public files', writePublicFiles);
  await step('speculation rules', writeSpeculationRules);
  await step('headers', () => writeHeaders(styles));
  await step('prune', async () => {
    await compressing;
    pruneUnreached(clientFolder);
  });
  // Last of all that is written, whatever the rules find: so it says that the site is whole.
  const compress = () => compressSite(clientFolder).then(() => keepPrints('.', clientFolder, sources));
  await step('check, and .br and .gz beside', () => Promise.all([refuseFindings(siteRules), compress()]));
}
